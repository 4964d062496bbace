import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/** What a thread is sent; it answers with a `ThreadReply` of the same id. */
export interface ThreadRequest<Work> {
  id: number;
  work: Work;
}

export interface ThreadReply<Done> {
  id: number;
  done: Done;
}

export interface ThreadOptions {
  /** What each thread finds in `workerData`. */
  data?: unknown;
  limits: ResourceLimits;
  /** What the caller is told when a thread has ended; `why` begins with a colon, or is empty. */
  ended(why: string): Error;
}

interface Waiting<Done> {
  thread: number;
  resolve(done: Done): void;
  reject(error: Error): void;
}

/** Whether a script can run in a thread: from sources, which Node cannot run, none can. */
export function isBuilt(script: URL): boolean {
  return existsSync(fileURLToPath(script));
}

/** Threads that all run one script; see `answer` for its side. */
export class ThreadPool<Work, Done> {
  private readonly threads: Worker[];
  private readonly load: number[];
  private readonly waiting = new Map<number, Waiting<Done>>();
  private next = 0;
  /** Why no work can be done any more. */
  private failure: Error | undefined;
  private closing = false;

  constructor(
    private readonly script: URL,
    readonly size: number,
    private readonly options: ThreadOptions,
  ) {
    this.threads = Array.from({ length: size }, (_, thread) => this.start(thread));
    this.load = this.threads.map(() => 0);
  }

  /**
   * Gives work to the thread that has the least to do.
   *
   * @throws when a thread has ended: what it had to do is lost
   */
  run(work: Work, transfer: ArrayBuffer[] = []): Promise<Done> {
    if (this.failure) return Promise.reject(this.failure);
    const id = this.next++;
    const thread = this.load.indexOf(Math.min(...this.load));
    this.load[thread]!++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { thread, resolve, reject });
      this.threads[thread]!.postMessage({ id, work } satisfies ThreadRequest<Work>, transfer);
    });
  }

  async close(): Promise<void> {
    this.closing = true;
    await Promise.all(this.threads.map((thread) => thread.terminate()));
  }

  private start(thread: number): Worker {
    const { data: workerData, limits: resourceLimits } = this.options;
    const worker = new Worker(this.script, { workerData, resourceLimits });
    worker.on('message', ({ id, done }: ThreadReply<Done>) => {
      this.load[thread]!--;
      this.waiting.get(id)?.resolve(done);
      this.waiting.delete(id);
    });
    worker.on('error', (error) => this.failAll(error as NodeJS.ErrnoException));
    worker.on('exit', () => this.failAll(undefined));
    return worker;
  }

  private failAll(error: NodeJS.ErrnoException | undefined): void {
    if (this.closing) return;
    this.failure ??= this.options.ended(reason(error));
    for (const { reject } of this.waiting.values()) reject(this.failure);
    this.waiting.clear();
  }
}

function reason(error: NodeJS.ErrnoException | undefined): string {
  if (!error) return '';
  const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isFull ? ': a case needs more memory than it has' : `: ${error.message}`;
}
