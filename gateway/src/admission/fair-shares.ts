/** Half-life of a sender's recorded use, in milliseconds. */
const HALF_LIFE_MS = 5_000;
/** Decayed use below which a sender is forgotten. */
const NOTHING = 0.05;
const FORGET_EVERY_MS = 1_000;
/** Multiple of the other senders' mean above which someone takes too much. */
const FAR_MORE = 2;

interface Share {
  open: number;
  /** Admitted requests, decayed over time. */
  used: number;
  at: number;
}

/** Tracks who was admitted how often lately, so that one user's flood hits its own limit first. */
export class FairShares {
  private readonly shares = new Map<string, Share>();
  private total = 0;
  private countedAt = 0;

  enter(who: string, now: number): () => void {
    const share = this.shares.get(who) ?? { open: 0, used: 0, at: now };
    this.shares.set(who, share);
    fade(share, now);
    share.used += 1;
    share.open += 1;
    this.total += 1;
    return () => {
      share.open -= 1;
    };
  }

  /**
   * Whether `who` holds at least `places` and was admitted far more often than the others on
   * average.
   */
  takesTooMuch(who: string, places: number, now: number): boolean {
    const own = this.shares.get(who);
    if (!own || own.open < places) return false;
    this.forget(now);
    const others = this.shares.size - 1;
    if (others < 1) return false;
    fade(own, now);
    return own.used > FAR_MORE * Math.max(1, (this.total - own.used) / others);
  }

  private forget(now: number): void {
    if (now - this.countedAt < FORGET_EVERY_MS) return;
    this.countedAt = now;
    this.total = 0;
    for (const [who, share] of this.shares) {
      fade(share, now);
      if (share.open === 0 && share.used < NOTHING) this.shares.delete(who);
      else this.total += share.used;
    }
  }
}

function fade(share: Share, now: number): void {
  share.used *= 0.5 ** ((now - share.at) / HALF_LIFE_MS);
  share.at = now;
}
