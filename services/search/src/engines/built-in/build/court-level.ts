import { courtById } from '@casewright/legal';

/** How much a court's word weighs, 1 for the Supreme Court of the United States … 0.2. */
export function courtLevel(courtId: string): number {
  if (courtId === 'scotus') return 1;
  const court = courtById(courtId);
  if (!court) return 0.2;
  if (court.type === 'bankruptcy') return 0.25;
  const isFederal = court.system === 'federal';
  if (court.level === 'highest') return isFederal ? 0.7 : 0.65;
  if (isFederal && court.type === 'appellate') return 0.7;
  if (court.level === 'intermediate') return 0.45;
  return isFederal ? 0.4 : 0.25;
}
