import type { Facets } from '../search/ranking.js';
import type { ScoredTerm } from './choose-terms.js';
import type { PassageMatch } from './passage-scorer.js';
import type { Signals } from './signals.js';

export interface ScoredCase {
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

/** How much of what a query asks for the nearest cases have. */
export interface IndexCoverage {
  level: 'full' | 'partial' | 'none';
  /** The telling words that they lack. */
  uncovered: ScoredTerm[];
}

/** What one generation of the index answers. */
export interface IndexRanking {
  /** Matching cases that the filters let through. */
  total: number;
  /** Null where the total is exact. */
  phraseReach: PhraseReach | null;
  cases: ScoredCase[];
  /** With a reach of their own: they count beyond the filters too. Without one they are exact. */
  facets: Facets & { phraseReach?: PhraseReach };
  terms: ScoredTerm[];
  coverage: IndexCoverage | null;
}
