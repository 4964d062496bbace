import type { RouteCost } from '@casewright/contracts';
import type { LimitSettings } from './adaptive-limit.js';

export type LoadClass = Exclude<RouteCost, 'none'>;

/** Milliseconds of delay above which a class is let in less. The costliest gives way first. */
export interface LoadTargets {
  /** Of what is due in this process. */
  readonly loopMs: number;
  /** Of light requests to the same service, half of them: what nobody should wait for. */
  readonly lightMs: number;
  /** Of the class's own answers, where the work itself does not take longer. */
  readonly ownMs: number;
}

interface ClassSettings extends LimitSettings, LoadTargets {
  /** Seconds after which whoever is refused may ask again. */
  readonly retryAfter: number;
}

/**
 * Light requests are to take less than 300 ms in nineteen of twenty cases at any load
 * (bench/load), so half of them a third of that; a search is slow at a second.
 */
export const LOAD_CLASSES: Record<LoadClass, ClassSettings> = {
  heavy: {
    ...{ least: 2, first: 32, most: 64, retryAfter: 5 },
    ...{ loopMs: 60, lightMs: 80, ownMs: Infinity },
  },
  search: {
    ...{ least: 3, first: 16, most: 128, retryAfter: 2 },
    ...{ loopMs: 80, lightMs: 100, ownMs: 700 },
  },
  page: {
    ...{ least: 4, first: 32, most: 128, retryAfter: 2 },
    ...{ loopMs: 120, lightMs: 150, ownMs: 1_000 },
  },
  light: {
    ...{ least: 32, first: 128, most: 1_024, retryAfter: 2 },
    ...{ loopMs: 400, lightMs: 1_000, ownMs: Infinity },
  },
};
