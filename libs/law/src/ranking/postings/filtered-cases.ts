import { courtFromCitation } from '@casewright/law/citations';
import type { DocTable, IndexedCourt } from '../index/doc-table.js';
import { facetsOf } from '../order/facets.js';
import type { CaseFilter, RankOptions } from '../search/rank-options.js';
import type { Facets } from '../search/ranking.js';

/** What is filtered, and by what. */
interface Filtered {
  reader: { docs: DocTable; courts: readonly IndexedCourt[] };
  options: Pick<RankOptions, 'filter'>;
}

const DECADES = 400;

const known = new WeakMap<DocTable, Uint16Array>();

/** The decade of each case, made once a generation. */
function decadesOf(docs: DocTable): Uint16Array {
  const decades =
    known.get(docs) ?? Uint16Array.from(docs.decided, (decided) => Math.floor(decided / 100_000));
  known.set(docs, decades);
  return decades;
}

/**
 * Counts matches by court, jurisdiction and decade. A facet counts what the other filters let
 * through, so that a person sees where else to go.
 */
class FacetCounter {
  /** Cases that miss no condition, and beside them those that miss only their own. */
  private readonly matches: Uint32Array;
  private readonly byCourt: Uint32Array;
  private readonly byCourtForJurisdiction: Uint32Array;
  private readonly byDecade = new Uint32Array(DECADES);
  private readonly decadeOf: Uint16Array;

  constructor(
    private readonly courts: readonly IndexedCourt[],
    private readonly docs: DocTable,
  ) {
    this.decadeOf = decadesOf(docs);
    this.matches = new Uint32Array(courts.length);
    this.byCourt = new Uint32Array(courts.length);
    this.byCourtForJurisdiction = new Uint32Array(courts.length);
  }

  /** Counts cases that miss no condition. */
  addAll(cases: Uint32Array): void {
    const { court } = this.docs;
    const { matches, byDecade, decadeOf } = this;
    for (let i = 0; i < cases.length; i++) {
      const doc = cases[i]!;
      matches[court[doc]!]!++;
      byDecade[decadeOf[doc]!]!++;
    }
  }

  /** Counts a case that misses some. */
  addMissing(doc: number, misses: number): void {
    const court = this.docs.court[doc]!;
    if ((misses & ~MISSES_COURT) === 0) this.byCourt[court]!++;
    if ((misses & ~(MISSES_JURISDICTION | MISSES_COURT)) === 0) {
      this.byCourtForJurisdiction[court]!++;
    }
    if (misses === MISSES_DATE) this.byDecade[this.decadeOf[doc]!]!++;
  }

  result(): Facets {
    const { matches, byCourt, byCourtForJurisdiction } = this;
    return facetsOf(this.courts, {
      ofCourt: (number) => matches[number]! + byCourt[number]!,
      ofCourtForJurisdiction: (number) => matches[number]! + byCourtForJurisdiction[number]!,
      decades: this.byDecade.entries(),
    });
  }
}

/** Bits of the conditions that a case misses: facets count cases that miss only their own. */
const MISSES_JURISDICTION = 1;
const MISSES_COURT = 2;
const MISSES_DATE = 4;
const MISSES_QUERY_COURT = 8;
const IS_KEPT_OUT = 16;

/** Determines which conditions a case misses; 0 if none. */
class FilterTest {
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

/** The cases that meet the filters, and the facets, which count beyond them. */
export function passFilter(
  matching: Uint32Array,
  { reader, options }: Filtered,
): { passing: Uint32Array; facets: Facets } {
  const counter = new FacetCounter(reader.courts, reader.docs);
  const filter = new FilterTest(options.filter, reader.courts, reader.docs);
  const passes = (doc: number) => {
    const misses = filter.misses(doc);
    if (misses !== 0) counter.addMissing(doc, misses);
    return misses === 0;
  };
  const passing = filter.isOpen ? matching : matching.filter(passes);
  counter.addAll(passing);
  return { passing, facets: counter.result() };
}

/** Counts the cases that pass all filters, and of others those that are beyond some. */
export function countFacets(
  passing: readonly { caseId: number }[],
  others: readonly { caseId: number }[],
  { reader, options }: Filtered,
): Facets {
  const counter = new FacetCounter(reader.courts, reader.docs);
  const filter = new FilterTest(options.filter, reader.courts, reader.docs);
  counter.addAll(Uint32Array.from(passing, ({ caseId }) => caseId));
  for (const { caseId } of others) {
    const misses = filter.misses(caseId);
    if (misses !== 0) counter.addMissing(caseId, misses);
  }
  return counter.result();
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
