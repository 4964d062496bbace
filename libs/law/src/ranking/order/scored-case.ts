import type { PassageMatch } from './passage-scorer.js';
import type { Signals } from './signals.js';

export interface ScoredCase {
  caseId: number;
  score: number;
  signals: Signals;
  /** The best passage, and null where only other fields match. */
  best: PassageMatch['best'];
}
