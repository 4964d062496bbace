import type { RouteCost } from '@casewright/contracts';

export type LoadClass = Exclude<RouteCost, 'none'>;

interface ClassLimit {
  /** Requests of the class that one gateway lets each service do at once. */
  readonly most: number;
  /** Value of `Retry-After`, in seconds. */
  readonly retryAfter: number;
}

/**
 * The most expensive class has the fewest places for the time that it takes. A search takes some 15 ms
 * of a processor, so the last of 32 at once waits for half a second.
 */
export const LOAD_CLASSES: Record<LoadClass, ClassLimit> = {
  heavy: { most: 32, retryAfter: 5 },
  search: { most: 32, retryAfter: 2 },
  page: { most: 64, retryAfter: 2 },
  light: { most: 256, retryAfter: 2 },
};
