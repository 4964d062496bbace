import { AppError } from '@casewright/contracts';
import { currentContext } from '../context/request-context.js';

/** With more than this many waiting, the last would wait longer than anyone does. */
const MOST_WAITING = 100;
/** As many as a screen sends at once, and no more. */
const MOST_WAITING_OF_ONE = 20;
const RETRY_AFTER_S = 60;
const RETRY_AFTER_OWN_S = 10;

export interface TurnLimits {
  /** Pieces of work that may wait, of all users together. */
  mostWaiting?: number;
  /** Pieces of work that may wait, of one user. */
  mostWaitingOfOne?: number;
  /** Pieces of one user's work that run at once; by default one turn is left for others. */
  atOnceOfOne?: number;
}

/** One user's turns. The users are kept in the order in which their turn comes. */
interface Share {
  running: number;
  /** Each begins one piece of work. */
  waiting: (() => void)[];
}

/**
 * Lets a few pieces of work run at once. The users take turns: the next is a piece of the user with
 * the fewest running, then of the one who was served longest ago. Work without a user, the
 * application's own, counts as that of one user who may have any number waiting and running.
 */
export class TurnQueue {
  private running = 0;
  private waiting = 0;
  private readonly shares = new Map<number | null, Share>();
  private readonly limits: Required<TurnLimits>;

  /** @param refusal the message when too many are waiting */
  constructor(
    private readonly atOnce: number,
    private readonly refusal: string,
    limits: TurnLimits = {},
  ) {
    this.limits = {
      mostWaiting: MOST_WAITING,
      mostWaitingOfOne: MOST_WAITING_OF_ONE,
      atOnceOfOne: Math.max(1, atOnce - 1),
      ...limits,
    };
  }

  /**
   * @param signal takes the work out of the queue; work that runs has to heed it itself
   * @throws AppError RATE_LIMITED when the user has too many waiting, OVERLOADED when all together
   * have; the signal's reason
   */
  async take<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const user = currentContext().principal?.userId ?? null;
    await this.turnOf(user, signal);
    try {
      return await work();
    } finally {
      this.giveBack(user);
    }
  }

  private async turnOf(user: number | null, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    const share = this.shares.get(user) ?? { running: 0, waiting: [] };
    const canStart = this.running < this.atOnce && this.mayRun(user, share);
    if (!canStart) this.assertRoom(user, share);
    this.shares.set(user, share);
    await new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        share.waiting = share.waiting.filter((start) => start !== begin);
        this.waiting -= 1;
        this.forgetIfIdle(user, share);
        reject(signal?.reason);
      };
      const begin = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave);
      share.waiting.push(begin);
      this.waiting += 1;
      this.startNext();
    });
  }

  private startNext(): void {
    while (this.running < this.atOnce) {
      let next: [number | null, Share] | undefined;
      for (const [user, share] of this.shares) {
        if (share.waiting.length === 0 || !this.mayRun(user, share)) continue;
        if (!next || share.running < next[1].running) next = [user, share];
      }
      if (!next) return;
      this.start(...next);
    }
  }

  private start(user: number | null, share: Share): void {
    this.putLast(user, share);
    this.waiting -= 1;
    this.running += 1;
    share.running += 1;
    share.waiting.shift()?.();
  }

  private giveBack(user: number | null): void {
    const share = this.shares.get(user);
    this.running -= 1;
    if (share) {
      share.running -= 1;
      this.putLast(user, share);
      this.forgetIfIdle(user, share);
    }
    this.startNext();
  }

  private putLast(user: number | null, share: Share): void {
    this.shares.delete(user);
    this.shares.set(user, share);
  }

  private forgetIfIdle(user: number | null, { running, waiting }: Share): void {
    if (running === 0 && waiting.length === 0) this.shares.delete(user);
  }

  private mayRun(user: number | null, { running }: Share): boolean {
    return user === null || running < this.limits.atOnceOfOne;
  }

  private assertRoom(user: number | null, { waiting }: Share): void {
    if (user !== null && waiting.length >= this.limits.mostWaitingOfOne)
      throw tooManyOfOne(waiting.length);
    if (this.waiting < this.limits.mostWaiting) return;
    throw new AppError('OVERLOADED', this.refusal, { retryAfter: RETRY_AFTER_S });
  }
}

function tooManyOfOne(waiting: number): AppError {
  return new AppError(
    'RATE_LIMITED',
    `You have ${waiting} requests waiting. Wait until some of them are done, and try again.`,
    { retryAfter: RETRY_AFTER_OWN_S },
  );
}
