import { courtFromCitation } from '@casewright/law/citations';
import type { DocTable, IndexedCourt } from '../index/doc-table.js';
import type { CaseFilter } from '../search/rank-options.js';

/** Bits of the conditions that a case misses: facets count cases that miss only their own. */
export const MISSES_JURISDICTION = 1;
export const MISSES_COURT = 2;
export const MISSES_DATE = 4;
const MISSES_QUERY_COURT = 8;
const IS_KEPT_OUT = 16;

/** Determines which conditions a case misses; 0 if none. */
export class FilterTest {
  private readonly courtMisses: Uint8Array;
  private readonly from: number;
  private readonly to: number;
  private readonly hasDates: boolean;
  private readonly keptOut: ReadonlySet<number>;
  /** There are no conditions, so no case misses any. */
  readonly isOpen: boolean;

  constructor(
    filter: CaseFilter,
    courts: readonly IndexedCourt[],
    private readonly docs: DocTable,
  ) {
    const { isAsked, isInJurisdiction, isCourt } = courtTests(filter);
    this.courtMisses = Uint8Array.from(
      courts,
      (court) =>
        (isInJurisdiction(court) ? 0 : MISSES_JURISDICTION) |
        (isCourt(court) ? 0 : MISSES_COURT) |
        (isAsked(court) ? 0 : MISSES_QUERY_COURT),
    );
    this.from = filter.from ?? 0;
    this.to = filter.to ?? 99_999_999;
    this.hasDates = filter.from !== null || filter.to !== null;
    this.keptOut = filter.exceptCases ?? new Set();
    const isFree = !this.hasDates && this.keptOut.size === 0;
    this.isOpen = isFree && this.courtMisses.every((misses) => misses === 0);
  }

  misses(doc: number): number {
    const byCourt = this.courtMisses[this.docs.court[doc]!]!;
    const misses = this.keptOut.has(doc) ? byCourt | IS_KEPT_OUT : byCourt;
    return this.hasDates && this.isOutside(doc) ? misses | MISSES_DATE : misses;
  }

  private isOutside(doc: number): boolean {
    const decided = this.docs.decided[doc]!;
    // If only the year is known, the case may lie on either side of a boundary within it.
    const isYear = decided % 10_000 === 0;
    return (isYear ? decided + 1231 : decided) < this.from || decided > this.to;
  }
}

/** What a filter asks of a court, condition by condition. */
export function courtTests(
  filter: CaseFilter,
): Record<'isAsked' | 'isInJurisdiction' | 'isCourt', (court: IndexedCourt) => boolean> {
  const { jurisdiction, court: id } = filter;
  const asked = filter.courts.map(calledSo);
  const excepted = (filter.exceptCourts ?? []).map(calledSo);
  return {
    /** By the query's own words. */
    isAsked: (court) =>
      (asked.length === 0 || asked.some((isCalled) => isCalled(court))) &&
      !excepted.some((isCalled) => isCalled(court)),
    isInJurisdiction: (court) => jurisdiction === null || court.jurisdiction === jurisdiction,
    isCourt: (court) => id === null || court.id === id,
  };
}

/** Matches courts by id, by words of their names, or as cited: `9th Cir.`. */
function calledSo(asked: string): (court: IndexedCourt) => boolean {
  const wanted = asked.toLowerCase();
  const words = wanted.split(/\s+/);
  const cited = courtFromCitation(asked);
  return ({ id, name }) => {
    if (id.toLowerCase() === wanted || id === cited) return true;
    const own = name.toLowerCase();
    return wanted.length > 2 && words.every((word) => own.includes(word));
  };
}
