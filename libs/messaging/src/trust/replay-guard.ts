/**
 * Jobs and events are remembered only this long, because their handlers may run twice by contract.
 */
const MOST_SECONDS = 15 * 60;
const SWEEP_EVERY_MS = 10_000;
const MOST_IDS = 200_000;

/** Remembers the messages that this process has received. */
export class ReplayGuard {
  private readonly seen = new Map<string, number>();
  private sweptAt = 0;

  /**
   * Takes note of a message.
   * @param exp when it stops being valid, in seconds since 1970
   * @returns false when it has been noted before
   */
  note(id: string, exp: number, now = Date.now()): boolean {
    if (this.seen.has(id)) return false;
    if (now - this.sweptAt >= SWEEP_EVERY_MS) this.sweep(now);
    this.seen.set(id, Math.min(exp * 1_000, now + MOST_SECONDS * 1_000));
    if (this.seen.size > MOST_IDS) this.seen.delete(this.seen.keys().next().value ?? '');
    return true;
  }

  private sweep(now: number): void {
    this.sweptAt = now;
    for (const [id, until] of this.seen) if (until < now) this.seen.delete(id);
  }
}
