import { readLiveSessions } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import {
  Inject,
  Injectable,
  Logger,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';

/** Interval at which sessions are checked, in milliseconds, in case an announcement was lost. */
const LOOK_EVERY_MS = 5_000;
const AGAIN_MS = 500;
/** Ids in one query. */
const BATCH = 1_000;

interface Followed {
  listeners: Set<() => void>;
  /** When it ends unless it is used, in epoch milliseconds; unknown until checked. */
  endsAt: number;
}

/**
 * Sessions with a response in progress at this gateway. Each listener is told when its session
 * ends: at once if the auth service announces it, and otherwise, for example when it expires, at
 * the predicted moment.
 */
@Injectable()
export class SessionWatch implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(SessionWatch.name);
  private readonly followed = new Map<string, Followed>();
  private timer: NodeJS.Timeout | undefined;
  private forget: (() => void) | undefined;

  constructor(@Inject(BUS) private readonly bus: Bus) {}

  onModuleInit(): void {
    // Announcements sent while the connection was down are lost.
    this.forget = this.bus.onStateChange(({ status }) => {
      if (status === 'up') void this.look();
    });
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
    this.forget?.();
  }

  /** @returns a function that ends it; `onEnd` is called once at most */
  follow(sessionId: string, onEnd: () => void): () => void {
    const known = this.followed.get(sessionId) ?? { listeners: new Set(), endsAt: Infinity };
    known.listeners.add(onEnd);
    this.followed.set(sessionId, known);
    if (known.endsAt === Infinity) void this.look();
    return () => {
      known.listeners.delete(onEnd);
      if (known.listeners.size === 0 && this.followed.get(sessionId) === known) {
        this.followed.delete(sessionId);
      }
    };
  }

  ended(sessionIds: readonly string[]): void {
    for (const id of sessionIds) {
      const listeners = this.followed.get(id)?.listeners ?? [];
      this.followed.delete(id);
      for (const onEnd of listeners) onEnd();
    }
  }

  /** Whether a session has not ended, as the auth service has it now. @throws AppError */
  async isLive(sessionId: string): Promise<boolean> {
    const [live] = await this.bus.call(readLiveSessions, { sessionIds: [sessionId] });
    if (!live) this.ended([sessionId]);
    return live !== undefined;
  }

  private async look(): Promise<void> {
    clearTimeout(this.timer);
    const ids = [...this.followed.keys()];
    let wait = LOOK_EVERY_MS;
    try {
      for (let at = 0; at < ids.length; at += BATCH) await this.lookAt(ids.slice(at, at + BATCH));
    } catch (error) {
      this.logger.warn(`The followed sessions could not be looked at: ${String(error)}`);
      this.ended(ids.filter((id) => (this.followed.get(id)?.endsAt ?? Infinity) <= Date.now()));
      wait = AGAIN_MS;
    }
    this.lookIn(wait);
  }

  private async lookAt(sessionIds: string[]): Promise<void> {
    const live = await this.bus.call(readLiveSessions, { sessionIds });
    const endsIn = new Map(live.map((session) => [session.sessionId, session.endsInMs]));
    this.ended(sessionIds.filter((id) => !endsIn.has(id)));
    for (const [id, ms] of endsIn) {
      const followed = this.followed.get(id);
      if (followed) followed.endsAt = Date.now() + ms;
    }
  }

  private lookIn(atMostMs: number): void {
    clearTimeout(this.timer);
    if (this.followed.size === 0) return;
    const soonest = Math.min(...[...this.followed.values()].map(({ endsAt }) => endsAt));
    // Not before the end that was foretold: the session would be found alive once more.
    const wait = Math.max(AGAIN_MS / 10, Math.min(atMostMs, soonest - Date.now() + 1));
    this.timer = setTimeout(() => void this.look(), wait).unref();
  }
}
