import { createHash, randomUUID } from 'node:crypto';
import { MOST_REQUEST_COUNTS, type RequestsCounted, requestsCounted } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnModuleInit,
} from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Milliseconds that the other gateways may be behind. */
const TELL_EVERY_MS = 250;

/** Whose requests are counted, against what. */
export interface Counted {
  /** Of whom, and of which route: `account POST /search`. */
  limit: string;
  /** For how long they count, from the first of them on. */
  seconds: number;
  key: string;
}

/**
 * How many requests there were lately, at this gateway and at the others: each tells the others what it
 * has counted, several times a second. While the bus is away each counts for itself.
 */
@Injectable()
export class RequestCounts implements OnModuleInit, BeforeApplicationShutdown {
  private readonly id = randomUUID();
  private readonly counters = new Map<string, RateLimiterMemory>();
  private readonly untold = new Map<string, RequestsCounted['counts'][number]>();
  private telling: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(@Inject(BUS) private readonly bus: Pick<Bus, 'publish'>) {}

  onModuleInit(): void {
    // From here, and not from a request: it would be a part of that one's trace.
    this.timer = setInterval(() => {
      this.telling ??= this.tellOthers().finally(() => {
        this.telling = undefined;
      });
    }, TELL_EVERY_MS).unref();
  }

  /** Requests have ended by now; the others keep counting. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.telling;
    await this.tellOthers();
  }

  /** Counts a request here. @returns how many there are with it, and milliseconds until none counts */
  async add({ limit, seconds, key }: Counted): Promise<{ requests: number; endsInMs: number }> {
    const counter = this.counter(limit, seconds);
    const { consumedPoints, msBeforeNext } = await counter.penalty(subjectOf(key));
    return { requests: consumedPoints, endsInMs: msBeforeNext };
  }

  /** Takes a request back that was counted here, and that the others were not told of. */
  async takeBack({ limit, seconds, key }: Counted): Promise<void> {
    await this.counter(limit, seconds).reward(subjectOf(key));
  }

  /** Has the other gateways count a request as well. */
  tell({ limit, seconds, key }: Counted): void {
    const subject = subjectOf(key);
    const name = `${limit} ${subject}`;
    const known = this.untold.get(name);
    if (known) known.requests += 1;
    else if (this.untold.size < MOST_REQUEST_COUNTS) {
      this.untold.set(name, { limit, seconds, subject, requests: 1 });
    }
  }

  async hear({ by, counts }: RequestsCounted): Promise<void> {
    if (by === this.id) return;
    for (const { limit, seconds, subject, requests } of counts) {
      await this.counter(limit, seconds).penalty(subject, requests);
    }
  }

  private async tellOthers(): Promise<void> {
    if (this.untold.size === 0) return;
    const counts = [...this.untold.values()];
    this.untold.clear();
    // What the bus does not take is counted here alone.
    await this.bus.publish(requestsCounted, { by: this.id, counts }).catch(() => undefined);
  }

  private counter(limit: string, seconds: number): RateLimiterMemory {
    let counter = this.counters.get(limit);
    if (!counter) {
      counter = new RateLimiterMemory({ points: 0, duration: seconds });
      this.counters.set(limit, counter);
    }
    return counter;
  }
}

/** Nobody's address is in a queue. */
function subjectOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}
