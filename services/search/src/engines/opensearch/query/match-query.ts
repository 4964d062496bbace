import {
  ANY_WORD,
  type AnalyzedQuery,
  hasCondition,
  type RankOptions,
  ROUNDING,
  SHARE,
  shortHash,
  type WeighedQuery,
} from '@casewright/law/ranking';
import { termToken } from '../index/case-document.js';
import {
  ALL,
  allOf,
  anyOf,
  has,
  NONE,
  named,
  not,
  type Query,
  withIds,
  worth,
} from './term-query.js';

/** What it takes to match. */
export interface MatchQueries {
  /** Null: no case matches. */
  strict: Query | null;
  /** By words alone: where hardly any case has enough of them, any word is enough. */
  byWords: Query;
  loose: Query | null;
}

/**
 * The cases that match a query: those with enough of its telling words, which meet its demands; with
 * them those whose own citation it is, and those near it in meaning. The same as `matchingCases` finds.
 */
export function matchQueries(
  query: WeighedQuery,
  options: RankOptions,
  near: Iterable<number>,
): MatchQueries {
  const { chosen, demands } = query;
  if (chosen.scored.length === 0 && !demands) {
    const strict = hasCondition({ query, options }) ? ALL : null;
    return { strict, byWords: ALL, loose: null };
  }
  const demanded = demands ? [demands.translate(DEMANDS)] : [];
  if (chosen.scored.length === 0 && demands?.hasPhrase) {
    return { strict: allOf(demanded), byWords: ALL, loose: null };
  }
  const beside = besideWords(query, near);
  const withShare = (share: number) => allOf([enoughWords(query, share), ...demanded]);
  const byWords = withShare(SHARE[query.kind]);
  return {
    strict: anyOf([byWords, ...beside]),
    byWords,
    loose: anyOf([withShare(ANY_WORD), ...beside]),
  };
}

/** How operators and quotes are said in OpenSearch's query language. */
const DEMANDS = {
  words: (terms: readonly number[]): Query => allOf(terms.map(has)),
  phrase: (terms: readonly number[]): Query => ({
    match_phrase: { words: terms.map((term) => termToken(shortHash(term))).join(' ') },
  }),
  and: allOf,
  or: anyOf,
  not,
};

function besideWords({ demands, citations }: AnalyzedQuery, near: Iterable<number>): Query[] {
  const cited = citations.map(named);
  const ids = [...near];
  // What operators demand of its words, no case is excused from by its meaning.
  return demands || ids.length === 0 ? cited : [...cited, withIds(ids)];
}

/** The cases with so much of the telling words' weight. */
function enoughWords(
  { chosen: { concepts, scored }, demands }: WeighedQuery,
  share: number,
): Query {
  const total = concepts.reduce((sum, weight) => sum + weight, 0) || 1;
  const shown = concepts.map((_, number) =>
    anyOf(scored.filter(({ bit }) => bit === 1 << number).map(({ term }) => has(term))),
  );
  const demanded = [...(demands?.bits.keys() ?? [])].map(has);
  // Where no certain word is needed, any telling one still is.
  if (concepts.length === 0) return demanded.length > 0 ? anyOf(demanded) : NONE;
  if (share <= ROUNDING) return anyOf([...shown, ...demanded]);
  if (share <= ANY_WORD) return anyOf(shown);
  return {
    function_score: {
      query: { bool: { should: shown.map((each, at) => worth(each, concepts[at]! / total)) } },
      min_score: share - ROUNDING,
    },
  };
}
