import { type ResourceLimits, Worker } from 'node:worker_threads';
import { type RequestContext, runInContext } from '../context/request-context.js';
import { type FromThread, fromThrown, type ToThread, toThrown } from './messages.js';
import { lowerPriority, ThreadClock } from './thread-clock.js';

export interface ThreadScript {
  /** Built: Node cannot run sources. */
  entry: string | URL;
  memory: ResourceLimits;
  /** What the thread finds in `workerData`. */
  data?: unknown;
  /**
   * Milliseconds of processor time that a piece of work may use before everything else goes before
   * it; without this, everything always does.
   */
  yieldsAfterMs?: number;
}

interface Assignment {
  work: string;
  input: unknown;
  /** What of the input changes threads as it is. */
  transfer: ArrayBuffer[];
  /** What the work asks for is asked in the caller's name. */
  context: RequestContext;
  hear(news: unknown): void;
  answer(question: string, data: unknown): Promise<unknown>;
  signal: AbortSignal;
}

/** A separate thread, for one piece of work at a time. */
export class WorkerThread {
  private readonly worker: Worker;
  private readonly clock: ThreadClock;
  /** Whether it broke off, or failed in a way that leaves its state unknown. */
  ended = false;
  /** A priority, once lowered, cannot be raised again. */
  goesLast = false;
  private tid: number | null = null;

  constructor({ entry, memory, data, yieldsAfterMs = 0 }: ThreadScript) {
    this.worker = new Worker(entry, {
      env: {},
      execArgv: [],
      resourceLimits: memory,
      workerData: data,
    });
    this.clock = new ThreadClock(this.worker);
    this.worker.on('message', (message: FromThread) => {
      if (!('ready' in message)) return;
      this.clock.begin(message.tid);
      this.tid = message.tid;
      if (yieldsAfterMs === 0) lowerPriority(message.tid);
    });
    this.worker.on('exit', () => {
      this.ended = true;
    });
    // An error with nobody at work is followed by the exit; without a listener it would end all.
    this.worker.on('error', () => {
      this.ended = true;
    });
    this.worker.unref();
  }

  /** Milliseconds of processor time that it has used. */
  get usedMs(): number {
    return this.clock.now();
  }

  /** Lets everything else go before it from now on. */
  goLast(): void {
    if (this.goesLast || this.tid === null) return;
    this.goesLast = true;
    lowerPriority(this.tid);
  }

  /** @throws the signal's reason; AppError; Error for a fault, after which the thread has ended */
  run({ work, input, transfer, context, ...caller }: Assignment): Promise<unknown> {
    const { worker } = this;
    const { signal } = caller;
    return new Promise((resolve, reject) => {
      const settle = (act: () => void): void => {
        worker.off('message', hear).off('error', fail).off('exit', exit);
        signal.removeEventListener('abort', abort);
        worker.unref();
        act();
      };
      const hear = (message: FromThread): void => {
        if ('news' in message) caller.hear(message.news);
        else if ('ask' in message) {
          void runInContext(context, () => this.reply(message, caller.answer));
        } else if ('result' in message) settle(() => resolve(message.result));
        else if ('thrown' in message) settle(() => reject(fromThrown(message.thrown)));
      };
      const fail = (error: unknown): void => settle(() => reject(error));
      const exit = (): void => settle(() => reject(new ThreadEnded()));
      const abort = (): void => {
        settle(() => reject(signal.reason));
        void this.end();
      };
      worker.on('message', hear).on('error', fail).on('exit', exit).ref();
      signal.addEventListener('abort', abort);
      this.post({ work, input }, transfer);
    });
  }

  end(): Promise<unknown> {
    this.ended = true;
    return this.worker.terminate();
  }

  private async reply(
    { ask, question, data }: Extract<FromThread, { ask: number }>,
    answer: Assignment['answer'],
  ): Promise<void> {
    try {
      this.post({ answer: ask, value: await answer(question, data) });
    } catch (error) {
      this.post({ answer: ask, thrown: toThrown(error) });
    }
  }

  private post(message: ToThread, transfer: ArrayBuffer[] = []): void {
    this.worker.postMessage(message, transfer);
  }
}

/** A thread that ended during its work without reporting anything. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';

  constructor() {
    super('A thread died during its work.');
  }
}
