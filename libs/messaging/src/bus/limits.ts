/** How many messages may wait. More are refused, so that a flood cannot fill memory or disk. */
export interface QueueLimits {
  /** Calls per service; beyond that, callers get OVERLOADED. */
  readonly calls: number;
  /** Jobs per service; beyond that, submitters get OVERLOADED. */
  readonly jobs: number;
  /** Events per group; beyond that, events become dead letters. */
  readonly events: number;
  /** Dead letters per service; beyond that, the oldest are dropped. */
  readonly dead: number;
}

/**
 * Constants rather than configuration, because they are part of each queue's declaration: processes
 * that disagree cannot share a broker.
 */
export const DEFAULT_LIMITS: QueueLimits = {
  calls: 5_000,
  jobs: 10_000,
  events: 10_000,
  dead: 10_000,
};

/**
 * How long a service may have no consumer before its callers are refused at once, in milliseconds.
 * Until then, calls wait in the queue, so that a quick restart costs nobody an error.
 */
export const AWAY_AFTER_MS = 4_000;
