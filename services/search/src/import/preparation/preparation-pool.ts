import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ThreadEnded, ThreadPool } from '@casewright/platform';
import type { LibraryStage, StageAnalyzer } from '../../library/library-stage.js';
import { ImportError } from '../source/import-error.js';
import {
  type CaseToPrepare,
  type NamedAnalysis,
  type Prepared,
  prepareBatch,
} from './prepare-batch.js';

/** What a thread does. */
export type PreparationWork = { prepare: { input: CaseToPrepare[]; output: Prepared[] } };

export type WorkerAnalyzer = Pick<StageAnalyzer, 'name' | 'module'>;

/** Prepares batches alongside the thread that reads and stores them. */
export interface PreparationPool {
  /** How many batches it works on at once. */
  readonly size: number;
  prepare(items: CaseToPrepare[]): Promise<Prepared[]>;
  close(): Promise<void>;
}

const WORKER = new URL('./preparation-worker.js', import.meta.url);
/** More would wait for the one thread that stores. Each takes about 70 MB. */
const MOST = 4;
/** In MB. A low limit also makes V8 collect early instead of growing. */
const LIMITS = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 };

/** A pool of worker threads; from sources, which Node cannot run, everything in this thread. */
export function startPool(stages: readonly LibraryStage[]): PreparationPool {
  const analyzers = stages.flatMap(({ analyzer }) => (analyzer ? [analyzer] : []));
  if (!existsSync(fileURLToPath(WORKER))) return new OwnThread(analyzers);
  return new WorkerPool(analyzers, Math.min(MOST, availableParallelism()));
}

class OwnThread implements PreparationPool {
  readonly size = 1;

  private readonly analyzers: NamedAnalysis[];

  constructor(analyzers: StageAnalyzer[]) {
    this.analyzers = analyzers.map(({ name, begin }) => ({ name, analyze: begin() }));
  }

  async prepare(items: CaseToPrepare[]): Promise<Prepared[]> {
    return prepareBatch(items, this.analyzers);
  }

  async close(): Promise<void> {}
}

export class WorkerPool implements PreparationPool {
  private readonly threads: ThreadPool<PreparationWork>;
  /** Why no batch can be prepared anymore: one is lost. */
  private failure: Error | undefined;

  /** @param script what each thread runs: answers cases to prepare with prepared ones */
  constructor(
    analyzers: readonly WorkerAnalyzer[],
    readonly size: number,
    script = WORKER,
  ) {
    const plain = analyzers.map(({ name, module }) => ({ name, module }));
    this.threads = new ThreadPool({
      entry: script,
      threads: size,
      data: { analyzers: plain },
      memory: LIMITS,
      busy: '',
      turns: { mostWaiting: Number.POSITIVE_INFINITY },
      broken: (error) => {
        this.failure ??= endedBecause(reason(error));
        return this.failure;
      },
    });
  }

  /** @throws when a thread has ended: its batches are lost, and the import has to be run again */
  async prepare(items: CaseToPrepare[]): Promise<Prepared[]> {
    if (this.failure) throw this.failure;
    return this.threads.run('prepare', items);
  }

  close(): Promise<void> {
    return this.threads.close();
  }
}

function endedBecause(why: string): Error {
  return new ImportError(
    `A thread that prepares cases ended${why}. Everything stored so far is kept: ` +
      'run the import again with the same paths to continue.',
  );
}

/** Begins with a colon, or is empty. */
function reason(error: NodeJS.ErrnoException): string {
  if (error instanceof ThreadEnded) return '';
  const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isFull ? ': a case needs more memory than it has' : `: ${error.message}`;
}
