import { courtLevel } from '../build/court-level.js';
import type { IndexedCourt } from '../format/doc-table.js';

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
