import { Quota } from '@casewright/platform';

/** What of exports is kept, from the environment. */
export class ExportsConfig {
  /** Records of one user's exports; the oldest go. 0: all are kept. */
  @Quota()
  QUOTA_EXPORTS: number = 10_000;
}
