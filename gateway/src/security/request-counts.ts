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

/** How far the other gateways' counts may lag, in milliseconds. */
const TELL_EVERY_MS = 250;

/** What a request counts toward. */
export interface Counted {
  /** Kind of subject and route: `account POST /search`. */
  limit: string;
  /** Length of the window, in seconds, from its first request on. */
  seconds: number;
  key: string;
}

/**
 * Counts recent requests at this gateway and at the others. Each publishes its counts several times
 * a second; while the bus is down, each counts alone.
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
    // Started here, because a request would make the timer part of its trace.
    this.timer = setInterval(() => {
      this.telling ??= this.tellOthers().finally(() => {
        this.telling = undefined;
      });
    }, TELL_EVERY_MS).unref();
  }

  /** Requests have ended by now; the other gateways keep counting. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.telling;
    await this.tellOthers();
  }

  /**
   * Counts a request here.
   * @returns the count including it, and milliseconds until the window ends
   */
  async add({ limit, seconds, key }: Counted): Promise<{ requests: number; endsInMs: number }> {
    const counter = this.counter(limit, seconds);
    const { consumedPoints, msBeforeNext } = await counter.penalty(subjectOf(key));
    return { requests: consumedPoints, endsInMs: msBeforeNext };
  }

  /** Removes a request that was counted here and not yet published. */
  async takeBack({ limit, seconds, key }: Counted): Promise<void> {
    await this.counter(limit, seconds).reward(subjectOf(key));
  }

  /** Makes the other gateways count a request, too. */
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
    // Counts that cannot be published stay at this gateway.
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

/** Hashed, so that no address is in a queue. */
function subjectOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}
