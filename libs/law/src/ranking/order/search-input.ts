import type { CasePostings } from '../index/case-postings.js';
import type { CaseReader, IndexReader } from '../index/index-reader.js';
import type { QueryKind } from '../query/query-kind.js';
import type { RankOptions } from '../search/rank-options.js';
import type { Facets } from '../search/ranking.js';
import type { AnalyzedQuery } from '../terms/analyze-query.js';
import type { ChosenTerms } from './choose-terms.js';
import type { Nearness } from './fuse.js';
import type { ScoredCase } from './index-ranking.js';
import type { Weights } from './weights.js';

export interface IndexRankOptions extends RankOptions {
  /** Other weights than the product's, for tuning. */
  weights?: Record<QueryKind, Weights>;
}

/** What it takes to put the best candidates in their final order. */
export interface OrderInput {
  reader: CaseReader;
  query: AnalyzedQuery;
  weights: Weights;
  chosen: ChosenTerms;
  options: IndexRankOptions;
  near: ReadonlyMap<number, Nearness>;
}

/** What a search of the postings needs: all of it has been read. */
export interface SearchInput extends OrderInput {
  reader: IndexReader;
  postings: ReadonlyMap<number, CasePostings>;
}

/** A case with what is known of it before its words are read. */
export interface Candidate extends ScoredCase {
  /** The concepts and the demanded terms that it has. */
  mask: number;
}

export interface Candidates {
  /** The best, in the order asked for. */
  ordered: Candidate[];
  /** All that match and pass the filters. */
  matches: number;
  /** The first by score where another order was asked for. */
  nearest: Candidate[];
  facets: Facets;
}
