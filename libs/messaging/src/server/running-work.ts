/** Counts running handlers, and lets a shutdown wait for the last of them. */
export class RunningWork {
  private count = 0;
  private waiters: (() => void)[] = [];

  get size(): number {
    return this.count;
  }

  async track<T>(work: () => Promise<T>): Promise<T> {
    this.count += 1;
    try {
      return await work();
    } finally {
      this.count -= 1;
      if (this.count === 0) for (const wake of this.waiters.splice(0)) wake();
    }
  }

  /** @returns false when something still ran after `timeoutMs` */
  async idle(timeoutMs: number): Promise<boolean> {
    if (this.count === 0) return true;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, timeoutMs);
    });
    const done = new Promise<void>((resolve) => this.waiters.push(resolve));
    await Promise.race([done, late]);
    clearTimeout(timer);
    return this.count === 0;
  }
}
