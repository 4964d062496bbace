import { NO_POSTINGS } from '../read/case-postings.js';
import type { IndexReader } from '../read/index-reader.js';
import type { AnalyzedQuery } from '../terms/analyze-query.js';
import { findCandidates } from './candidate-search.js';
import { type ChosenTerms, chooseTerms } from './choose-terms.js';
import { coverageOf } from './coverage.js';
import { nearnessOf } from './fuse.js';
import { LOOKED_AT, PageRanker } from './page-ranker.js';
import { type Matches, searchPhrases } from './phrase-search.js';
import type { IndexRanking } from './ranking.js';
import type { IndexRankOptions, SearchInput } from './search-input.js';
import type { SearchScratch } from './search-scratch.js';
import { WEIGHTS } from './weights.js';

/** Finds, filters, scores and counts the cases that answer a query. */
export async function rankCases(
  reader: IndexReader,
  query: AnalyzedQuery,
  options: IndexRankOptions,
  scratch: SearchScratch,
): Promise<IndexRanking> {
  const weights = (options.weights ?? WEIGHTS)[query.kind];
  const chosen = await chooseTerms(reader, query, weights);
  const postings = await reader.postings(termsToRead(chosen, query));
  const { leader, size, textSegment } = reader.docs;
  const isIndexed = (id: number) => id < size && textSegment[id] !== 0;
  const near = nearnessOf(options.near ?? [], isIndexed, leader);
  const input = { reader, query, weights, chosen, postings, options, near };
  const { cases, nearest, ...counts } = query.demands?.hasPhrase
    ? await searchPhrases(query.demands, input, scratch)
    : searchWords(input, scratch);
  const page = await new PageRanker(input, scratch).page(cases, nearest);
  return {
    ...counts,
    cases: page.shown.map(({ mask: _, ...found }) => found),
    terms: chosen.scored,
    coverage: await coverageOf(input, page.nearest, (term) => postings.get(term) ?? NO_POSTINGS),
  };
}

function searchWords(input: SearchInput, scratch: SearchScratch): Matches {
  const { offset, limit } = input.options;
  const keep = Math.max(LOOKED_AT, offset + limit);
  const { ordered, matches, facets, nearest } = findCandidates(input, keep, scratch);
  return { cases: ordered, nearest, total: matches, facets, phraseReach: null };
}

function termsToRead(chosen: ChosenTerms, query: AnalyzedQuery): number[] {
  return [
    ...new Set([
      ...chosen.scored.map((item) => item.term),
      ...(query.demands?.bits.keys() ?? []),
      ...query.citations,
      ...query.judges,
      ...query.exceptJudges,
    ]),
  ];
}
