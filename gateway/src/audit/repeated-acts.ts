/** Most keys remembered; beyond that, the oldest is forgotten early. */
const MOST = 20_000;

/**
 * Recognizes repetitions of an act within a period. Audit entries are permanent, so nobody may fill
 * the log by doing, or being refused, the same thing over and over.
 */
export class RepeatedActs {
  /** Repetitions of each act, oldest act first. */
  private readonly more = new Map<string, number>();

  /** @param onForgotten called with the number of repetitions when a repeated act is forgotten */
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
