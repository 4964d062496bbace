import { AppError } from '@casewright/contracts';
import { currentContext } from '../context/request-context.js';
import { type TurnLimits, TurnQueue } from './turn-queue.js';
import { type ThreadScript, WorkerThread } from './worker-thread.js';

/** A thread takes tens of megabytes; one that is idle for this long is ended. */
const IDLE_MS = 5 * 60_000;
/** Interval at which the processor time of work is checked. */
const LOOK_EVERY_MS = 100;
const RETRY_AFTER_S = 10;

/** What the threads of a pool do: by name, what each takes and what it gives. */
// biome-ignore lint/suspicious/noExplicitAny: any work has its own
type Works = Record<string, { input: any; output: any }>;

export interface ThreadPoolOptions extends ThreadScript {
  /** Threads at work at once. */
  threads: number;
  /** The message when too many are waiting. */
  busy: string;
  turns?: TurnLimits;
  /** Milliseconds of processor time that one piece of work may use. */
  cpuMs?: number;
  /** The message when work exceeds `cpuMs`; it says what to do. */
  costly?: string;
  /** Answers what work asks for, in the context of its caller. */
  answer?(question: string, data: unknown): Promise<unknown>;
  /** The error for the caller when a thread breaks off; by default, what happened. */
  broken?(error: Error): Error;
}

export interface RunOptions {
  /** Ends the work, and the thread with it. */
  signal?: AbortSignal | undefined;
  /** Receives what the work reports while it runs. */
  hear?: ((news: unknown) => void) | undefined;
  /** Parts of the input that are transferred; everything else is copied. */
  transfer?: ArrayBuffer[];
  /** Answers what this piece of work asks for, instead of the pool's. */
  answer?(question: string, data: unknown): Promise<unknown>;
}

/**
 * Threads that all run one script (`serveThread` is their side), which keeps the event loop free.
 * Users take turns. A thread does one piece of work at a time, so that ending one does not affect
 * another.
 */
export class ThreadPool<W extends Works> {
  private readonly turns: TurnQueue;
  private readonly all = new Set<WorkerThread>();
  private readonly idle = new Map<WorkerThread, NodeJS.Timeout>();
  private isClosed = false;

  constructor(private readonly options: ThreadPoolOptions) {
    this.turns = new TurnQueue(options.threads, options.busy, options.turns);
  }

  /**
   * @throws AppError OVERLOADED or RATE_LIMITED when too much waits, DEADLINE_EXCEEDED at the
   * request's deadline, TEXT_TOO_COSTLY; the signal's reason; what the work threw
   */
  async run<N extends keyof W & string>(
    work: N,
    input: W[N]['input'],
    {
      signal,
      hear = () => undefined,
      transfer = [],
      answer = this.options.answer ?? unanswered,
    }: RunOptions = {},
  ): Promise<W[N]['output']> {
    const context = currentContext();
    const limit = new AbortController();
    const bound = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
    const timer = atDeadline(context.deadline, () => limit.abort(tooLate()));
    const assignment = { work, input, transfer, context, hear, answer, signal: bound };
    try {
      return (await this.turns.take(async () => {
        const thread = this.take();
        const watch = this.watch(thread, limit);
        try {
          return await thread.run(assignment);
        } catch (error) {
          throw thread.ended && !bound.aborted ? this.brokenBy(error) : error;
        } finally {
          clearInterval(watch);
          this.giveBack(thread);
        }
      }, bound)) as W[N]['output'];
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends all threads; what they do is lost. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.all].map((thread) => this.drop(thread)));
  }

  private watch(thread: WorkerThread, limit: AbortController): NodeJS.Timeout | undefined {
    const { cpuMs = Infinity, costly, yieldsAfterMs = Infinity } = this.options;
    if (cpuMs === Infinity && yieldsAfterMs === Infinity) return undefined;
    const before = thread.usedMs;
    return setInterval(() => {
      const used = thread.usedMs - before;
      if (used >= yieldsAfterMs) thread.goLast();
      if (used >= cpuMs) limit.abort(tooCostly(costly));
    }, LOOK_EVERY_MS);
  }

  private brokenBy(error: unknown): unknown {
    return this.options.broken?.(error as Error) ?? error;
  }

  private take(): WorkerThread {
    if (this.isClosed) throw new Error('The threads have been ended.');
    // The one that rests shortest: then the others, which a rush had brought, rest long enough to end.
    for (const thread of [...this.idle.keys()].reverse()) {
      if (thread.ended) void this.drop(thread);
      else {
        clearTimeout(this.idle.get(thread));
        this.idle.delete(thread);
        return thread;
      }
    }
    const thread = new WorkerThread(this.options);
    this.all.add(thread);
    return thread;
  }

  private giveBack(thread: WorkerThread): void {
    if (thread.ended || thread.goesLast || !this.all.has(thread)) {
      void this.drop(thread);
      return;
    }
    const timer = setTimeout(() => void this.drop(thread), IDLE_MS);
    this.idle.set(thread, timer.unref());
  }

  private async drop(thread: WorkerThread): Promise<void> {
    clearTimeout(this.idle.get(thread));
    this.idle.delete(thread);
    this.all.delete(thread);
    await thread.end();
  }
}

/** Nobody waits for an answer any more once its call has passed its deadline. */
function atDeadline(deadline: number | undefined, end: () => void): NodeJS.Timeout | undefined {
  if (deadline === undefined) return undefined;
  return setTimeout(end, Math.max(1, Math.ceil(deadline - Date.now())));
}

function unanswered(question: string): Promise<never> {
  return Promise.reject(new Error(`A thread asked for ${question}, which nobody answers.`));
}

function tooLate(): AppError {
  return new AppError('DEADLINE_EXCEEDED', 'This took too long. Please try again.', {
    retryAfter: RETRY_AFTER_S,
  });
}

function tooCostly(
  sentence = 'This text takes too long to work through. Shorten it, or split it and try each part.',
): AppError {
  return new AppError('TEXT_TOO_COSTLY', sentence);
}
