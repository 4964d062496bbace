import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { LibraryStage, StageAnalyser } from '../../library/library-stage.js';
import { ImportError } from '../import-error.js';
import { type CaseToPrepare, type Prepared, prepareBatch } from './prepare-batch.js';

export interface PrepareRequest {
  id: number;
  items: CaseToPrepare[];
}

export interface PrepareReply {
  id: number;
  prepared: Prepared[];
}

export type WorkerAnalyser = Pick<StageAnalyser, 'name' | 'module'>;

/** Prepares batches beside the thread that reads and stores them. */
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
  const analysers = stages.flatMap(({ analyser }) => (analyser ? [analyser] : []));
  if (!existsSync(fileURLToPath(WORKER))) return new OwnThread(analysers);
  return new WorkerPool(analysers, Math.min(MOST, availableParallelism()));
}

class OwnThread implements PreparationPool {
  readonly size = 1;

  constructor(private readonly analysers: StageAnalyser[]) {}

  async prepare(items: CaseToPrepare[]): Promise<Prepared[]> {
    return prepareBatch(items, this.analysers);
  }

  async close(): Promise<void> {}
}

interface Waiting {
  resolve(prepared: Prepared[]): void;
  reject(error: Error): void;
}

export class WorkerPool implements PreparationPool {
  private readonly workers: Worker[];
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;
  /** Why no batch can be prepared any more. */
  private failure: Error | undefined;
  private closing = false;

  /** @param script what each thread runs: answers a `PrepareRequest` with a `PrepareReply` */
  constructor(
    analysers: readonly WorkerAnalyser[],
    readonly size: number,
    private readonly script = WORKER,
  ) {
    const plain = analysers.map(({ name, module }) => ({ name, module }));
    this.workers = Array.from({ length: size }, () => this.start(plain));
  }

  /** @throws when a thread has ended: its batches are lost, and the import has to be run again */
  prepare(items: CaseToPrepare[]): Promise<Prepared[]> {
    if (this.failure) return Promise.reject(this.failure);
    const id = this.next++;
    const worker = this.workers[id % this.size]!;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ id, items } satisfies PrepareRequest);
    });
  }

  async close(): Promise<void> {
    this.closing = true;
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private start(analysers: WorkerAnalyser[]): Worker {
    const worker = new Worker(this.script, {
      workerData: { analysers },
      resourceLimits: LIMITS,
    });
    worker.on('message', ({ id, prepared }: PrepareReply) => {
      this.waiting.get(id)?.resolve(prepared);
      this.waiting.delete(id);
    });
    // A worker that dies takes its batches with it: the import fails and can be run again.
    worker.on('error', (error) => this.failAll(new ImportError(endedBecause(error as Error))));
    worker.on('exit', () => this.failAll(new ImportError(endedBecause(undefined))));
    return worker;
  }

  private failAll(error: Error): void {
    if (this.closing) return;
    this.failure ??= error;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}

function endedBecause(error: Error | undefined): string {
  const isFull = (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
  const why = isFull ? ': a case needs more memory than it has' : error ? `: ${error.message}` : '';
  return (
    `A thread that prepares cases has ended${why}. What is stored so far is kept: ` +
    'run the import again with the same paths to go on.'
  );
}
