import { setTimeout as pause } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ANALYSIS_VERSION } from '../../record/index-analyzer.js';
import { IndexPublisher } from '../publish/index-publisher.js';
import { OutdatedRepository } from './outdated.repository.js';

/** An arbitrary number for the lock that allows one renewal at a time, in any process. */
export const RENEWAL_LOCK = 4_306;
/**
 * Interval at which the others check whether the holder ended before it was done, in milliseconds.
 */
const LOOK_EVERY_MS = 5_000;

/**
 * Reads the library again after an update that reads words otherwise: minutes of a large one, in which
 * searches are answered from the index that there is. What a stop leaves, another process or the next
 * start goes on with.
 */
@Injectable()
export class IndexRenewal
  implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown
{
  /** Resolves when nothing is left to be read again, or it was stopped. */
  done: Promise<void> = Promise.resolve();
  private readonly logger = new Logger(IndexRenewal.name);
  private readonly outdated: OutdatedRepository;
  private reading: Promise<boolean> = Promise.resolve(true);
  private readonly stop = new AbortController();

  constructor(
    private readonly db: DataSource,
    private readonly publisher: IndexPublisher,
  ) {
    this.outdated = new OutdatedRepository(db);
  }

  /** Before a loader brings cases: those are read by the version of today. */
  async onModuleInit(): Promise<void> {
    await this.outdated.note(ANALYSIS_VERSION);
  }

  /** Startup does not wait for it. */
  async onApplicationBootstrap(): Promise<void> {
    if (await this.outdated.isLeft(ANALYSIS_VERSION)) this.done = this.renewOrWait();
  }

  /** Ends after the cases at hand. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await this.reading.catch(() => undefined);
  }

  private async renewOrWait(): Promise<void> {
    const { signal } = this.stop;
    while (!(await this.renew()) && !signal.aborted) {
      await pause(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Resolves with false where another process is at it. */
  private async renew(): Promise<boolean> {
    const lock = this.db.createQueryRunner();
    try {
      const [row] = await lock.query('SELECT pg_try_advisory_lock($1) AS held', [RENEWAL_LOCK]);
      if (!row.held) return false;
      // By another process, while this one waited.
      if (!(await this.outdated.isLeft(ANALYSIS_VERSION))) return true;
      this.logger.log('The index is being rebuilt: this version reads words differently.');
      this.reading = this.readAll();
      if (await this.reading) {
        await this.outdated.finish(ANALYSIS_VERSION);
        await this.publisher.publish(Promise.resolve());
        this.logger.log('The index has been rebuilt.');
      }
    } catch (error) {
      this.logger.warn('Rebuilding the index continues at the next start.', error);
    } finally {
      await lock.query('SELECT pg_advisory_unlock($1)', [RENEWAL_LOCK]).catch(() => undefined);
      await lock.release();
    }
    return true;
  }

  /** Returns whether all has been read. */
  private async readAll(): Promise<boolean> {
    for await (const _ of this.outdated.readAll()) if (this.stop.signal.aborted) return false;
    return true;
  }
}
