import { termToken } from '../index/case-document.js';
import { GAIN_FIELDS } from '../index/profiles.js';

/** A query as OpenSearch's query language has it. */
export type Query = Record<string, unknown>;

export const ALL: Query = { match_all: {} };
export const NONE: Query = { match_none: {} };

/** The cases that have the term in their own words or in what later opinions say of them. */
export function has(term: number): Query {
  // Each field has all terms.
  return { constant_score: { filter: { term: { [GAIN_FIELDS[0]!]: termToken(term) } } } };
}

/** The cases of which later opinions say the term; and of those the ones that lack it themselves. */
export function saidOf(term: number): Query {
  return { term: { said: termToken(term) } };
}

export function onlySaidOf(term: number): Query {
  return { term: { onlySaid: termToken(term) } };
}

/** The cases that have the term in their name or, a citation's, as their own; or a judge's. */
export function named(term: number): Query {
  return { term: { named: termToken(term) } };
}

export function withIds(ids: Iterable<number>): Query {
  return { terms: { id: [...ids] } };
}

export function anyOf(queries: readonly Query[]): Query {
  if (queries.length === 1) return queries[0]!;
  return queries.length === 0 ? NONE : { bool: { should: queries, minimum_should_match: 1 } };
}

export function allOf(queries: readonly Query[]): Query {
  if (queries.length === 1) return queries[0]!;
  return queries.length === 0 ? ALL : { bool: { filter: queries } };
}

export function not(query: Query): Query {
  return { bool: { must_not: [query] } };
}

/** Adds `boost` to the score of the cases that match. */
export function worth(query: Query, boost: number): Query {
  return { constant_score: { filter: query, boost } };
}
