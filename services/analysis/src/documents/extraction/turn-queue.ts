import { AppError } from '@casewright/contracts';

/** More than this many waiting would wait longer than anybody does. */
const MOST_WAITING = 50;

/** Lets a few pieces of work run at once; the others wait their turn, first come first served. */
export class TurnQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly atOnce: number) {}

  /** @throws AppError OVERLOADED when too many wait. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) await this.wait();
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // A turn is handed on rather than given back, so that no newcomer slips in between.
      if (next) next();
      else this.running -= 1;
    }
  }

  private wait(): Promise<void> {
    if (this.waiting.length >= MOST_WAITING) {
      throw new AppError('OVERLOADED', 'Many documents are being read. Try again in a minute.', {
        retryAfter: 60,
      });
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
