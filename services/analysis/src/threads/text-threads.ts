import { availableParallelism } from 'node:os';
import {
  AppError,
  type CallDef,
  locateQuotations,
  locateSupport,
  lookUpBearers,
  lookUpCitations,
  lookUpNames,
} from '@casewright/contracts';
import type { OnProgress } from '@casewright/law/model';
import { type Bus, Json } from '@casewright/messaging';
import { builtEntry, type RunOptions, ThreadConfig, ThreadPool } from '@casewright/platform';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { AnalysisHead, WrittenAnalysis } from '../engine/written-analysis.js';
import { PatientCalls } from '../jobs/patient-calls.js';
import type { Work, Writable, WrittenWork } from './work.js';

/** Two at least: one user's work has all of them but one, and the next user's need not wait. */
const THREADS = Math.min(4, Math.max(2, availableParallelism() - 1));
/** A 2,000-page document takes a third of it. */
const HEAP_MB = 1_024;

/** What a thread may ask of other services. */
const ASKABLE = new Map<string, CallDef>(
  [lookUpBearers, lookUpCitations, lookUpNames, locateQuotations, locateSupport].map((def) => [
    def.pattern,
    def,
  ]),
);

export interface WorkOptions {
  signal?: AbortSignal | undefined;
  onProgress?: OnProgress | undefined;
}

/** Work on long texts off the event loop, so that others are answered in the meantime. */
@Injectable()
export class TextThreads implements OnApplicationShutdown {
  private readonly pool: ThreadPool<Work & WrittenWork>;

  constructor(
    @Inject(PatientCalls) private readonly bus: Pick<Bus, 'call'>,
    @Inject(ThreadConfig) config: ThreadConfig,
  ) {
    this.pool = new ThreadPool<Work & WrittenWork>({
      entry: builtEntry(import.meta.url, '../thread-work/thread-main.js'),
      memory: { maxOldGenerationSizeMb: HEAP_MB },
      threads: THREADS,
      busy: 'Many documents are being analyzed. Try again in a minute.',
      cpuMs: config.TEXT_CPU_SECONDS * 1_000,
      answer: (pattern, data) => this.askFor(pattern, data),
      broken,
    });
  }

  /**
   * Ends at the request's deadline and when `signal` fires; the thread is ended with it.
   *
   * @throws AppError OVERLOADED or RATE_LIMITED when too much waits, PAYLOAD_TOO_LARGE when memory
   * does not do, TEXT_TOO_COSTLY when processor time does not; DEADLINE_EXCEEDED
   */
  run<N extends keyof Work>(
    work: N,
    input: Work[N]['input'],
    options: WorkOptions = {},
  ): Promise<Work[N]['output']> {
    return this.pool.run(work, input, hearing(options));
  }

  /**
   * The same, its result checked against the contract and written as JSON by the thread: one of
   * some megabytes holds the event loop when it is copied, checked, or written there.
   */
  async write<N extends Writable>(
    work: N,
    input: Work[N]['input'],
    options: WorkOptions = {},
  ): Promise<Json<Work[N]['output']>> {
    return (await this.written(work, input, options)).json;
  }

  async writeAnalysis(
    input: Work['analyze']['input'],
    options: WorkOptions,
  ): Promise<WrittenAnalysis> {
    const { json, head } = await this.written('analyze', input, options);
    return { json, head: head! };
  }

  /** A written analysis with what a model read besides: neither is read here. */
  async mergeAnalysis(
    input: Work['merge']['input'],
    options: WorkOptions,
  ): Promise<WrittenAnalysis> {
    const { json, head } = await this.written('merge', input, options);
    return { json, head: head! };
  }

  private async written<N extends Writable>(
    work: N,
    input: Work[N]['input'],
    options: WorkOptions,
  ): Promise<{ json: Json<Work[N]['output']>; head: AnalysisHead | undefined }> {
    const { json, head } = await this.pool.run(`${work}.json`, input, hearing(options));
    const bytes = Buffer.from(json.buffer, json.byteOffset, json.byteLength);
    return { json: new Json(bytes), head };
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }

  private async askFor(pattern: string, data: unknown): Promise<unknown> {
    const def = ASKABLE.get(pattern);
    if (!def) throw new Error(`A thread asked for ${pattern}, which it may not call.`);
    return this.bus.call(def, data);
  }
}

function hearing({ signal, onProgress }: WorkOptions): RunOptions {
  const hear = (news: unknown): void => onProgress?.(...(news as Parameters<OnProgress>));
  return { signal, hear };
}

function broken(error: Error): Error {
  if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') return error;
  return new AppError(
    'PAYLOAD_TOO_LARGE',
    'This text is too long to analyze here. Split it and send the parts.',
  );
}

/** Characters, some two pages: less keeps the event loop for some thousandths of a second. */
const LONG = 4_000;

/** Whether work on a text is done in a thread. */
export const isLong = (text: string): boolean => text.length > LONG;
