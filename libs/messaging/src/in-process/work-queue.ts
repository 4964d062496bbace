export interface Worker<T> {
  readonly capacity: number;
  handle(item: T): Promise<void>;
}

interface Attached<T> extends Worker<T> {
  busy: number;
}

/** A bounded queue in memory that feeds its workers in turn, each within its capacity. */
export class WorkQueue<T> {
  private readonly items: T[] = [];
  private readonly workers: Attached<T>[] = [];
  private scheduled = false;
  private absentSince: number | undefined = Date.now();

  constructor(private readonly limit: number) {}

  /** Items that are waiting. */
  get depth(): number {
    return this.items.length;
  }

  /** How long it has had no worker, in milliseconds. */
  get absentMs(): number {
    return this.absentSince === undefined ? 0 : Date.now() - this.absentSince;
  }

  get waiting(): number {
    return this.items.length;
  }

  get consumers(): number {
    return this.workers.length;
  }

  /** @returns false when the queue is full */
  push(item: T): boolean {
    if (this.items.length >= this.limit) return false;
    this.items.push(item);
    this.feed();
    return true;
  }

  /** Puts back an item that was taken; it may exceed the limit, as it was accepted before. */
  giveBack(item: T): void {
    this.items.unshift(item);
    this.feed();
  }

  /** @returns a function that detaches the worker */
  attach(worker: Worker<T>): () => void {
    const attached: Attached<T> = {
      capacity: worker.capacity,
      handle: (item) => worker.handle(item),
      busy: 0,
    };
    this.workers.push(attached);
    this.absentSince = undefined;
    this.feed();
    return () => {
      const index = this.workers.indexOf(attached);
      if (index >= 0) this.workers.splice(index, 1);
      if (this.workers.length === 0) this.absentSince = Date.now();
    };
  }

  /** In a turn of its own, as a message from a broker: a chain of calls must not starve timers. */
  private feed(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.deliver();
    });
  }

  private deliver(): void {
    while (this.items.length > 0) {
      const index = this.workers.findIndex((worker) => worker.busy < worker.capacity);
      if (index < 0) return;
      const [worker] = this.workers.splice(index, 1) as [Attached<T>];
      this.workers.push(worker);
      worker.busy += 1;
      void worker.handle(this.items.shift() as T).finally(() => {
        worker.busy -= 1;
        this.feed();
      });
    }
  }
}
