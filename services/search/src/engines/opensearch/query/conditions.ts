import {
  type AnalyzedQuery,
  type CaseFilter,
  courtTests,
  type IndexedCourt,
} from '@casewright/law/ranking';
import { anyOf, named, not, type Query, withIds } from './term-query.js';

/** What a case must be besides matching; a part is null where nothing is asked. */
export interface Conditions {
  /** The conditions of the query itself, and the cases that are kept out. */
  always: Query[];
  jurisdiction: Query | null;
  court: Query | null;
  date: Query | null;
}

export function conditionsOf(
  filter: CaseFilter,
  { judges, exceptJudges }: AnalyzedQuery,
  courts: readonly IndexedCourt[],
): Conditions {
  const tests = courtTests(filter);
  const inCourts = (isOne: (court: IndexedCourt) => boolean): Query => ({
    terms: { court: [...courts.keys()].filter((number) => isOne(courts[number]!)) },
  });
  const namesCourts = filter.courts.length > 0 || (filter.exceptCourts ?? []).length > 0;
  return {
    always: [
      ...judges.map(named),
      ...(exceptJudges.length > 0 ? [not(anyOf(exceptJudges.map(named)))] : []),
      ...(namesCourts ? [inCourts(tests.isAsked)] : []),
      ...(filter.exceptCases?.size ? [not(withIds(filter.exceptCases))] : []),
    ],
    jurisdiction: filter.jurisdiction === null ? null : inCourts(tests.isInJurisdiction),
    court: filter.court === null ? null : inCourts(tests.isCourt),
    date: dateOf(filter),
  };
}

function dateOf({ from, to }: CaseFilter): Query | null {
  if (from === null && to === null) return null;
  return {
    bool: {
      filter: [
        ...(from === null ? [] : [{ range: { latest: { gte: from } } }]),
        ...(to === null ? [] : [{ range: { decided: { lte: to } } }]),
      ],
    },
  };
}

/** All conditions, or all but those that a facet shows the way beyond. */
export function conditionQueries(
  conditions: Conditions,
  without: readonly (keyof Omit<Conditions, 'always'>)[] = [],
): Query[] {
  const parts = (['jurisdiction', 'court', 'date'] as const)
    .filter((part) => !without.includes(part))
    .map((part) => conditions[part])
    .filter((query) => query !== null);
  return [...conditions.always, ...parts];
}
