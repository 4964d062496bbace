import { NO_POSTINGS } from './index/case-postings.js';
import type { IndexReader } from './index/index-reader.js';
import { type ChosenTerms, chooseTerms } from './order/choose-terms.js';
import { coverageOf } from './order/coverage.js';
import { nearnessOf } from './order/fuse.js';
import type { IndexRanking } from './order/index-ranking.js';
import { LOOKED_AT, PageRanker } from './order/page-ranker.js';
import type { IndexRankOptions, SearchInput } from './order/search-input.js';
import { WEIGHTS } from './order/weights.js';
import { findCandidates } from './postings/candidate-search.js';
import { type Matches, searchPhrases } from './postings/phrase-search.js';
import type { SearchScratch } from './scratch/search-scratch.js';
import type { AnalyzedQuery } from './terms/analyze-query.js';

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
