import { Quota } from '@casewright/platform';

/** What of the history is kept, from the environment. */
export class HistoryConfig {
  /** Entries of one user; the oldest go. 0: all are kept. */
  @Quota()
  QUOTA_HISTORY: number = 10_000;
}
