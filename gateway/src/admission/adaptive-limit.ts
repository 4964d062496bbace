import { FairShares } from './fair-shares.js';

export interface LimitSettings {
  /** Requests under way that are let in whatever the delay: work continues, if slowly. */
  readonly least: number;
  /** The first limit: what is let in before anything was measured. */
  readonly first: number;
  readonly most: number;
}

/** How much of the limit is left where the delay is above its target. */
const CUT = 0.75;
/** Below this part of its target a delay lets the limit grow. */
const CALM = 0.6;
const GROWTH = 0.1;

/**
 * How many requests of one class may be under way, found by the delay that they cause: it is cut by a
 * part while the delay is above its target, and grows by little while it is well below and more is
 * wanted (additive increase, multiplicative decrease, RFC 5681). A queue is never made: whoever is
 * refused may ask again.
 */
export class AdaptiveLimit {
  private limit: number;
  private open = 0;
  /** Whether the limit was reached since the last adjustment: an unused one says nothing. */
  private wasReached = false;
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
   * @param who whose request it is
   * @returns what ends it, or null where it is refused
   */
  enter(who: string, now: number): (() => void) | null {
    const { open, limit } = this;
    if (open + 1 >= limit) this.wasReached = true;
    // Of few places nobody who asks for far more than the others has more than half.
    const isCrowded = open >= limit / 2;
    if (open >= limit || (isCrowded && this.shares.takesTooMuch(who, limit / 2, now))) return null;
    this.open += 1;
    const leave = this.shares.enter(who, now);
    return () => {
      this.open -= 1;
      leave();
    };
  }

  /** @param excess the delay as a part of its target */
  adjust(excess: number): void {
    const { least, most } = this.settings;
    if (excess > 1) {
      // What is under way has made the delay; a limit far above that would take long to bite.
      this.limit = Math.max(least, Math.min(this.limit, Math.max(this.open, least)) * CUT);
    } else if (excess < CALM && this.wasReached) {
      this.limit = Math.min(most, this.limit + Math.max(GROWTH, this.limit * GROWTH));
    }
    this.wasReached = false;
  }
}
