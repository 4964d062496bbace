import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ThreadPool } from '@casewright/platform';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CaseToAnalyze } from '../../../library/library-stage.js';
import { ANALYSIS_VERSION, begin, type IndexAnalysis } from '../build/index-analyzer.js';
import { IndexPublisher } from '../publish/index-publisher.js';
import { OutdatedRepository } from './outdated.repository.js';

/** An arbitrary number for the lock that allows one renewal at a time, in any process. */
export const RENEWAL_LOCK = 4_306;
const CASES_AT_ONCE = 50;
/**
 * Interval at which the others check whether the holder ended before it was done, in milliseconds.
 */
const LOOK_EVERY_MS = 5_000;

/** The script of the thread that reads cases; only a build has it. */
export const READER = new URL('./renewal-worker.js', import.meta.url);
/** In MB. A low limit also makes V8 collect early instead of growing. */
const LIMITS = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 };

type Work = { analyze: { input: CaseToAnalyze[]; output: IndexAnalysis[] } };

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
    const threads = existsSync(fileURLToPath(READER)) ? startReader() : null;
    const analyze = threads ? null : begin();
    const read = (items: CaseToAnalyze[]) =>
      analyze ? items.map(analyze) : threads!.run('analyze', items);
    try {
      while (!this.stop.signal.aborted) {
        const cases = await this.outdated.next(CASES_AT_ONCE);
        if (cases.length === 0) return true;
        const analyses = await read(cases.map(({ item }) => item));
        await this.outdated.store(cases.map((loaded, at) => ({ loaded, analysis: analyses[at]! })));
      }
      return false;
    } finally {
      await threads?.close();
    }
  }
}

/** A thread that reads cases; from sources, which Node cannot run, they are read in this one. */
export function startReader(script = READER): ThreadPool<Work> {
  return new ThreadPool<Work>({
    ...{ entry: script, threads: 1, memory: LIMITS, busy: '' },
    turns: { mostWaiting: Number.POSITIVE_INFINITY },
  });
}
