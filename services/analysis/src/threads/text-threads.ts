import { availableParallelism } from 'node:os';
import { AppError, type CallDef, locateQuotations, lookUpCitations } from '@casewright/contracts';
import type { Bus } from '@casewright/messaging';
import { ThreadConfig, ThreadPool } from '@casewright/platform';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { builtEntry } from '../built-entry.js';
import { PatientCalls } from '../jobs/patience/patient-calls.js';
import type { OnProgress, Work } from './work.js';

/** Two at least: one user's work has all of them but one, and the next user's need not wait. */
const THREADS = Math.min(4, Math.max(2, availableParallelism() - 1));
/** A 2,000-page document takes a third of it. */
const HEAP_MB = 1_024;

/** What a thread may ask of other services. */
const ASKABLE = new Map<string, CallDef>(
  [lookUpCitations, locateQuotations].map((def) => [def.pattern, def]),
);

export interface WorkOptions {
  signal?: AbortSignal | undefined;
  onProgress?: OnProgress | undefined;
}

/** Work on long texts beside the event loop, so that others are answered meanwhile. */
@Injectable()
export class TextThreads implements OnApplicationShutdown {
  private readonly pool: ThreadPool<Work>;

  constructor(
    @Inject(PatientCalls) private readonly bus: Pick<Bus, 'call'>,
    @Inject(ThreadConfig) config: ThreadConfig,
  ) {
    this.pool = new ThreadPool<Work>({
      entry: builtEntry(import.meta.url, 'thread-main.js'),
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
    { signal, onProgress }: WorkOptions = {},
  ): Promise<Work[N]['output']> {
    const hear = (news: unknown): void => onProgress?.(...(news as Parameters<OnProgress>));
    return this.pool.run(work, input, { signal, hear });
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }

  private async askFor(pattern: string, data: unknown): Promise<unknown> {
    const def = ASKABLE.get(pattern);
    if (!def) throw new Error(`A thread asked for ${pattern}, which it may not.`);
    return this.bus.call(def, data);
  }
}

function broken(error: Error): Error {
  if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') return error;
  return new AppError(
    'PAYLOAD_TOO_LARGE',
    'This text is too long to be analyzed here. Split it and send the parts.',
  );
}
