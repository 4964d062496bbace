import { AppError } from '@casewright/contracts';

/** More than this many waiting would wait longer than anybody does. */
const MOST_WAITING = 50;
const RETRY_AFTER_S = 60;

/** Lets a few pieces of work run at once; the others wait their turn, first come first served. */
export class TurnQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @param refusal the sentence for those who find too many waiting */
  constructor(
    private readonly atOnce: number,
    private readonly refusal: string,
    private readonly mostWaiting = MOST_WAITING,
  ) {}

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
    if (this.waiting.length >= this.mostWaiting) {
      throw new AppError('OVERLOADED', this.refusal, { retryAfter: RETRY_AFTER_S });
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
