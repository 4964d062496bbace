import { courtById } from '@casewright/law/citations';
import type { IndexedCourt } from './doc-table.js';

/** Numbers the courts of the library; a number, once given, stays. */
export class CourtNumbers {
  private readonly numbers: Map<string, number>;
  /** Courts before this number were known already. */
  readonly known: number;

  constructor(readonly courts: IndexedCourt[]) {
    this.known = courts.length;
    this.numbers = new Map(courts.map((court, number) => [keyOf(court), number]));
  }

  numberOf(id: string, name: string, jurisdiction: string): number {
    const court = { id, name, jurisdiction, level: courtLevel(id) };
    const known = this.numbers.get(keyOf(court));
    if (known !== undefined) return known;
    this.courts.push(court);
    this.numbers.set(keyOf(court), this.courts.length - 1);
    return this.courts.length - 1;
  }

  get levels(): Float32Array {
    return Float32Array.from(this.courts, (court) => court.level);
  }
}

/** A source may call a court otherwise than another does. */
function keyOf({ id, name, jurisdiction }: Omit<IndexedCourt, 'level'>): string {
  return `${id}\n${name}\n${jurisdiction}`;
}

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
