import type { QueryKind } from '../../../query/query-kind.js';
import type { ScoredTerm } from './choose-terms.js';
import type { DocumentFilter } from './document-filter.js';
import type { Facets } from './facet-counter.js';
import type { NearCase } from './fuse.js';
import type { PassageMatch } from './passage-scorer.js';
import type { Signals } from './signals.js';
import type { Weights } from './weights.js';

export type Sort = 'relevance' | 'newest' | 'oldest' | 'most-cited';

export interface RankOptions {
  filter: DocumentFilter;
  sort: Sort;
  /** Cases to skip, and to give. */
  offset: number;
  limit: number;
  /** Cases near the query in meaning, nearest first; they are found even without its words. */
  near?: readonly NearCase[];
  /** Other weights than the product's, for tuning. */
  weights?: Record<QueryKind, Weights>;
}

export interface RankedCase {
  caseId: number;
  score: number;
  signals: Signals;
  /** The best passage, and null where only other fields match. */
  best: PassageMatch['best'];
}

/** How far a quoted phrase was looked for: in so many records of those that may have it. */
export interface PhraseReach {
  searched: number;
  of: number;
}

export interface Ranking {
  kind: QueryKind;
  /** Matching cases that the filters let through. */
  total: number;
  /** Null where the total is exact. */
  phraseReach: PhraseReach | null;
  cases: RankedCase[];
  /** With a reach of their own: they count beyond the filters too. Without one they are exact. */
  facets: Facets & { phraseReach?: PhraseReach };
  terms: ScoredTerm[];
  /** The query's words that no case has, by term. */
  unknown: Set<number>;
}
