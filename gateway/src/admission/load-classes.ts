import type { RouteCost } from '@casewright/contracts';
import type { LimitSettings } from './adaptive-limit.js';

export type LoadClass = Exclude<RouteCost, 'none'>;

/**
 * Delays, in milliseconds, above which fewer requests of a class are admitted. The most expensive
 * class yields first.
 */
export interface LoadTargets {
  /** Of timers in this process's event loop. */
  readonly loopMs: number;
  /** Median of light requests to the same service, which nobody should have to wait for. */
  readonly lightMs: number;
  /** Median of the class's own answers; Infinity where the work itself may take longer. */
  readonly ownMs: number;
}

interface ClassSettings extends LimitSettings, LoadTargets {
  /** Value of `Retry-After`, in seconds. */
  readonly retryAfter: number;
}

/**
 * Light requests should take less than 300 ms at p95 under any load (bench/load). Under load their p95
 * is about three times their median, so the other classes yield before that median reaches 100 ms. A
 * search that takes a second is slow.
 */
export const LOAD_CLASSES: Record<LoadClass, ClassSettings> = {
  heavy: {
    ...{ least: 4, first: 32, most: 64, retryAfter: 5 },
    ...{ loopMs: 60, lightMs: 60, ownMs: Infinity },
  },
  search: {
    ...{ least: 3, first: 16, most: 128, retryAfter: 2 },
    ...{ loopMs: 80, lightMs: 75, ownMs: 700 },
  },
  page: {
    ...{ least: 4, first: 32, most: 128, retryAfter: 2 },
    ...{ loopMs: 100, lightMs: 90, ownMs: 1_000 },
  },
  light: {
    ...{ least: 32, first: 128, most: 1_024, retryAfter: 2 },
    ...{ loopMs: 400, lightMs: 1_000, ownMs: Infinity },
  },
};
