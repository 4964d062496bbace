import { FairShares } from './fair-shares.js';

export interface LimitSettings {
  /** Requests admitted at once whatever the delay, so that work continues, if slowly. */
  readonly least: number;
  /** The limit before anything has been measured. */
  readonly first: number;
  readonly most: number;
}

/** Factor by which the limit is cut when the delay exceeds its target. */
const CUT = 0.75;
/** Below this fraction of its target, a delay lets the limit grow. */
const CALM = 0.6;
const GROWTH = 0.1;
/**
 * Adjustments in a row, two seconds or more, with the delay above its target, after which a limit is
 * cut that nobody reaches. One stall is over by then, and out of what delays are measured from.
 */
const STRAINED_FOR = 20;
/** Calm adjustments in a row, a second or more, after which a limit grows that nobody reaches. */
const CALM_FOR = 10;

/**
 * Limits how many requests of one class run at once, by the delay they cause: additive increase
 * while the delay is well below its target and the limit is reached, multiplicative decrease while
 * it is above (RFC 5681). Nothing is queued; a refused client may retry.
 */
export class AdaptiveLimit {
  private limit: number;
  private open = 0;
  /** Whether the limit was reached since the last adjustment; above the first, an unused limit tells us nothing. */
  private wasReached = false;
  /** Adjustments in a row at which the delay was above its target. */
  private strained = 0;
  /** Adjustments in a row at which the delay was far below its target. */
  private calm = 0;
  private readonly shares = new FairShares();

  constructor(private readonly settings: LimitSettings) {
    this.limit = settings.first;
  }

  get current(): number {
    return this.limit;
  }

  get underWay(): number {
    return this.open;
  }

  /**
   * @param who identifies the sender
   * @returns a function that releases the place, or null if the request is refused
   */
  enter(who: string, now: number): (() => void) | null {
    const { open, limit } = this;
    if (open + 1 >= limit) this.wasReached = true;
    // Once half the places are taken, a sender who asks far more than others may hold only half.
    const isCrowded = open >= limit / 2;
    if (open >= limit || (isCrowded && this.shares.takesTooMuch(who, limit / 2, now))) return null;
    this.open += 1;
    const leave = this.shares.enter(who, now);
    return () => {
      this.open -= 1;
      leave();
    };
  }

  /**
   * @param excess the measured delay divided by its target
   * @param isRefused whether somebody who does the work had too much of it
   */
  adjust(excess: number, isRefused = false): void {
    const { least, most } = this.settings;
    if (isRefused) this.wasReached = true;
    this.strained = excess > 1 ? this.strained + 1 : 0;
    if (excess > 1 && (this.wasReached || this.strained >= STRAINED_FOR)) {
      // Cut from what actually runs: a limit far above that would take too long to bite.
      this.limit = Math.max(least, Math.min(this.limit, Math.max(this.open, least)) * CUT);
    } else if (excess < CALM && (this.wasReached || this.recovers())) {
      this.limit = Math.min(most, this.limit + Math.max(GROWTH, this.limit * GROWTH));
    }
    this.calm = excess < CALM ? this.calm + 1 : 0;
    this.wasReached = false;
  }

  /** After a while of calm, a cut must not outlast the one stall that caused it. */
  private recovers(): boolean {
    return this.limit < this.settings.first && this.calm >= CALM_FOR;
  }
}
