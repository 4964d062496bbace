import { hasEnded, type JobChange, readJobStates } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import {
  Inject,
  Injectable,
  Logger,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';

/** Interval at which all followed jobs are checked, in milliseconds, in case an event was lost. */
const LOOK_EVERY_MS = 10_000;
/** Ids in one query. */
const BATCH = 1_000;

/** A change of a job; `ended` if only that is known; `closing` when this gateway stops. */
export type JobNews = JobChange | 'ended' | 'closing';
export type JobListener = (news: JobNews) => void;

/**
 * The jobs that clients of this gateway wait for. It keeps only their listeners; changes arrive as
 * bus events.
 */
@Injectable()
export class JobWatch implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(JobWatch.name);
  private readonly listeners = new Map<string, Set<JobListener>>();
  private timer: NodeJS.Timeout | undefined;
  private forget: (() => void) | undefined;
  private closing = false;

  constructor(@Inject(BUS) private readonly bus: Bus) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
    // Events sent while the connection was down are lost.
    this.forget = this.bus.onStateChange(({ status }) => {
      if (status === 'up') void this.look();
    });
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.forget?.();
  }

  /** Tells everyone who follows a job, now or later, that this gateway is stopping. */
  close(): void {
    this.closing = true;
    for (const id of this.listeners.keys()) this.tell(id, 'closing');
  }

  /** @returns a function that stops following */
  follow(id: string, listener: JobListener): () => void {
    const all = this.listeners.get(id) ?? new Set();
    this.listeners.set(id, all.add(listener));
    if (this.closing) listener('closing');
    return () => {
      all.delete(listener);
      if (all.size === 0) this.listeners.delete(id);
    };
  }

  changed(change: JobChange): void {
    this.tell(change.id, change);
  }

  /** Queries all followed jobs once, and reports those that have ended. */
  async look(only?: string): Promise<void> {
    const ids = only === undefined ? [...this.listeners.keys()] : [only];
    try {
      for (let at = 0; at < ids.length; at += BATCH) {
        const states = await this.bus.call(readJobStates, { ids: ids.slice(at, at + BATCH) });
        for (const { id, state } of states) if (hasEnded(state)) this.tell(id, 'ended');
      }
    } catch (error) {
      this.logger.warn('The followed jobs could not be checked.', error);
    }
  }

  private tell(id: string, news: JobNews): void {
    for (const listener of this.listeners.get(id) ?? []) listener(news);
  }
}
