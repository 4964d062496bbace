/** Keys that are remembered at most; beyond that the oldest is forgotten early. */
const MOST = 20_000;

/**
 * Tells an act from its repetitions within some time. Nothing can be removed from the audit log, so
 * nobody may fill it with what they do, or are refused, over and over.
 */
export class RepeatedActs {
  /** How often it was repeated, the oldest first. */
  private readonly more = new Map<string, number>();

  /** @param onForgotten hears how often an act was repeated, where it was */
  constructor(
    private readonly windowMs: number,
    private readonly onForgotten: (key: string, more: number) => void = () => undefined,
  ) {}

  isFirst(key: string): boolean {
    const more = this.more.get(key);
    this.more.set(key, more === undefined ? 0 : more + 1);
    if (more !== undefined) return false;
    if (this.more.size > MOST) this.forget(String(this.more.keys().next().value));
    setTimeout(() => this.forget(key), this.windowMs).unref();
    return true;
  }

  private forget(key: string): void {
    const more = this.more.get(key) ?? 0;
    this.more.delete(key);
    if (more > 0) this.onForgotten(key, more);
  }
}
