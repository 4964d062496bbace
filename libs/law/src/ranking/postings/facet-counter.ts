import type { DocTable, IndexedCourt } from '../index/doc-table.js';
import type { Facets, FacetValue } from '../search/ranking.js';
import { FilterTest, MISSES_COURT, MISSES_DATE, MISSES_JURISDICTION } from './document-filter.js';
import type { PostingsSearch } from './postings-search.js';

const DECADES = 400;

const known = new WeakMap<DocTable, Uint16Array>();

/** The decade of each case, made once a generation. */
function decadesOf(docs: DocTable): Uint16Array {
  const decades =
    known.get(docs) ?? Uint16Array.from(docs.decided, (decided) => Math.floor(decided / 100_000));
  known.set(docs, decades);
  return decades;
}

/** Values of a facet that are answered with: the most frequent. */
const VALUES_AT_MOST = 60;

/**
 * Counts matches by court, jurisdiction and decade. A facet counts what the other filters let
 * through, so that a person sees where else to go.
 */
export class FacetCounter {
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

/** The cases that meet the filters, and the facets, which count beyond them. */
export function passFilter(
  matching: Uint32Array,
  { reader, options }: PostingsSearch,
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
  { reader, options }: PostingsSearch,
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

/** Counts by the number of a court, and by decade; for a jurisdiction, of all its courts. */
export interface FacetCounts {
  ofCourt(number: number): number;
  ofCourtForJurisdiction(number: number): number;
  decades: Iterable<[decade: number, count: number]>;
}

export function facetsOf(courts: readonly IndexedCourt[], counts: FacetCounts): Facets {
  const jurisdictions = new Map<string, number>();
  const ofCourts: FacetValue[] = [];
  for (const [number, { id, name, jurisdiction }] of courts.entries()) {
    const inJurisdiction = counts.ofCourtForJurisdiction(number);
    if (inJurisdiction > 0) {
      jurisdictions.set(jurisdiction, (jurisdictions.get(jurisdiction) ?? 0) + inJurisdiction);
    }
    const count = counts.ofCourt(number);
    if (count > 0) ofCourts.push({ value: id, label: name, count });
  }
  return {
    jurisdictions: frequent(
      [...jurisdictions].map(([value, count]) => ({ value, label: value, count })),
    ),
    courts: frequent(ofCourts),
    // The newest first.
    decades: [...counts.decades]
      .filter(([, count]) => count > 0)
      .sort(([a], [b]) => b - a)
      .map(([decade, count]) => ({
        value: String(decade * 10),
        label: `${decade * 10}s`,
        count,
      })),
  };
}

function frequent(values: FacetValue[]): FacetValue[] {
  return values
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1))
    .slice(0, VALUES_AT_MOST);
}
