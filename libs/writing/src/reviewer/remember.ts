/** Remembers what was made for a key in this round or the one before it, and forgets the rest. */
export class TwoRounds<T> {
  private current = new Map<string, T>();
  private before = new Map<string, T>();

  /** Begins a round: what the last one did not ask for is gone. */
  nextRound(): void {
    this.before = this.current;
    this.current = new Map();
  }

  get(key: string, make: () => T): T {
    const known = this.current.get(key);
    if (known !== undefined) return known;
    const value = this.before.get(key) ?? make();
    this.current.set(key, value);
    return value;
  }
}
