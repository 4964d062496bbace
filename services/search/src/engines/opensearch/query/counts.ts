import { type Facets, facetsOf, type IndexedCourt } from '@casewright/law/ranking';
import { type Conditions, conditionQueries } from './conditions.js';
import { allOf, type Query } from './term-query.js';

/** Values of a field that OpenSearch counts; there are fewer courts than this. */
const VALUES = 10_000;
/** Decisions with several records of which only others than the leading one match. */
const DECISIONS = 200;

const COUNT_BY_COURT = { terms: { field: 'court', size: VALUES } };
const COUNT_BY_DECADE = { terms: { field: 'decade', size: VALUES } };

/** What is counted, each of one record a decision. */
const COUNTED = {
  leaders: {
    filter: { term: { isLeader: true } },
    aggs: { courts: COUNT_BY_COURT, decades: COUNT_BY_DECADE },
  },
  // Where the leading record does not match, the first that does stands for the decision.
  others: {
    filter: { term: { isSeveral: true } },
    aggs: {
      decisions: {
        terms: { field: 'decision', size: DECISIONS, order: { leading: 'asc' } },
        aggs: {
          leading: { filter: { term: { isLeader: true } } },
          first: { top_hits: { size: 1, sort: [{ id: 'asc' }], _source: ['columns'] } },
        },
      },
    },
  },
};

interface Bucket {
  key: number;
  doc_count: number;
}

interface Counted {
  leaders: { doc_count: number; courts: { buckets: Bucket[] }; decades: { buckets: Bucket[] } };
  others: {
    decisions: {
      buckets: {
        leading: { doc_count: number };
        first: {
          hits: { hits: { _source: { columns: { court: number; decided: number } } }[] };
        };
      }[];
    };
  };
}

/** The answers to `countAggregations`. */
export interface CountAnswers {
  byWords: { doc_count: number };
  passing: Counted;
  /** Only where a condition is set that a facet shows the way beyond. */
  anyCourt?: Counted;
  anyJurisdiction?: Counted;
  anyDate?: Counted;
}

/**
 * Counts the matches that the conditions let through, and for each facet those that miss its own
 * condition alone: it shows where else to go.
 *
 * @param byWords what it takes to match by words alone
 */
export function countAggregations(conditions: Conditions, byWords: Query): Record<string, object> {
  const { jurisdiction, court, date } = conditions;
  const counted = (...without: Parameters<typeof conditionQueries>[1] & object) => ({
    filter: allOf(conditionQueries(conditions, without)),
    aggs: COUNTED,
  });
  const passing = { byWords: { filter: byWords }, passing: counted() };
  if (!jurisdiction && !court && !date) return passing;
  return {
    ...passing,
    anyCourt: counted('court'),
    anyJurisdiction: counted('court', 'jurisdiction'),
    anyDate: counted('date'),
  };
}

/** How many decisions, and of which courts and decades. */
class Tally {
  total: number;
  readonly courts: Map<number, number>;
  readonly decades: Map<number, number>;

  constructor({ leaders, others }: Counted) {
    this.total = leaders.doc_count;
    this.courts = new Map(leaders.courts.buckets.map(({ key, doc_count: n }) => [key, n]));
    this.decades = new Map(leaders.decades.buckets.map(({ key, doc_count: n }) => [key, n]));
    for (const { leading, first } of others.decisions.buckets) {
      const columns = first.hits.hits[0]?._source.columns;
      if (leading.doc_count > 0 || !columns) continue;
      this.total++;
      addOne(this.courts, columns.court);
      addOne(this.decades, Math.floor(columns.decided / 100_000));
    }
  }
}

function addOne(counts: Map<number, number>, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

export function readCounts(
  answers: CountAnswers,
  courts: readonly IndexedCourt[],
): { total: number; facets: Facets } {
  const { passing, anyCourt = passing, anyJurisdiction = passing, anyDate = passing } = answers;
  const byCourt = new Tally(anyCourt).courts;
  const byJurisdiction = new Tally(anyJurisdiction).courts;
  return {
    total: new Tally(passing).total,
    facets: facetsOf(courts, {
      ofCourt: (number) => byCourt.get(number) ?? 0,
      ofCourtForJurisdiction: (number) => byJurisdiction.get(number) ?? 0,
      decades: new Tally(anyDate).decades,
    }),
  };
}
