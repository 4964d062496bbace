import { courtById } from '@casewright/law/citations';

/** Courts that sit in numbered districts are cited without the number (Bluebook table T7). */
export function courtName(id: string): string | undefined {
  const court = courtById(id);
  if (!court) return undefined;
  return court.citation === ''
    ? court.name.replace(/\b(?:First|Second|Third|Fourth|Fifth|Sixth)\s+(?=District)/, '')
    : court.name;
}
