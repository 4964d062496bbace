/** How many messages may wait; more are refused, so that a flood cannot fill memory or disk. */
export interface QueueLimits {
  /** Calls of a service. Beyond it callers get OVERLOADED. */
  readonly calls: number;
  /** Jobs of a service. Beyond it submitters get OVERLOADED. */
  readonly jobs: number;
  /** Events of a group. Beyond it events become dead letters. */
  readonly events: number;
  /** Dead letters of a service. Beyond it the oldest are dropped. */
  readonly dead: number;
}

/**
 * Part of how a queue is declared: processes that disagree cannot share a broker, so these are
 * constants and not configuration.
 */
export const DEFAULT_LIMITS: QueueLimits = {
  calls: 5_000,
  jobs: 10_000,
  events: 10_000,
  dead: 10_000,
};

/**
 * Milliseconds without anyone who takes a service's calls after which callers are refused at once.
 * Until then calls wait in the queue, so that a quick restart costs nobody an error.
 */
export const AWAY_AFTER_MS = 4_000;
