import { availableParallelism } from 'node:os';
import { BUS, type Bus } from '@casewright/messaging';
import { currentContext, TurnQueue } from '@casewright/platform';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { OnProgress, Work, WorkName } from './messages.js';
import { WorkerThread } from './worker-thread.js';

/** Threads at work at once: one processor is left to answer calls, where there are several. */
export const THREADS = Math.min(4, Math.max(2, availableParallelism() - 1));
/** A thread holds some tens of megabytes; one that is not needed for so long is ended. */
const IDLE_MS = 5 * 60_000;

export interface WorkOptions {
  signal?: AbortSignal | undefined;
  onProgress?: OnProgress | undefined;
}

/** Long work beside the event loop, so that others are answered meanwhile. */
@Injectable()
export class ThreadPool implements OnApplicationShutdown {
  private readonly turns = new TurnQueue(
    THREADS,
    'Many documents are being analyzed. Try again in a minute.',
  );
  private readonly all = new Set<WorkerThread>();
  private readonly idle = new Map<WorkerThread, NodeJS.Timeout>();

  constructor(@Inject(BUS) private readonly bus: Pick<Bus, 'call'>) {}

  /**
   * Ends at the request's deadline and when `signal` fires; the thread is ended with it.
   *
   * @throws AppError OVERLOADED when too much waits, PAYLOAD_TOO_LARGE when memory does not do
   */
  run<N extends WorkName>(
    work: N,
    input: Work[N]['input'],
    { signal, onProgress = () => undefined }: WorkOptions = {},
  ): Promise<Work[N]['output']> {
    const context = currentContext();
    const limits = [signal, untilDeadline(context.deadline)].filter((each) => each !== undefined);
    const bound = AbortSignal.any(limits);
    return this.turns.take(async () => {
      bound.throwIfAborted();
      const thread = this.take();
      try {
        const assignment = { work, input, context, onProgress, signal: bound };
        return (await thread.run(assignment)) as Work[N]['output'];
      } finally {
        this.giveBack(thread);
      }
    });
  }

  onApplicationShutdown(): void {
    for (const thread of this.all) this.drop(thread);
  }

  private take(): WorkerThread {
    for (const thread of this.idle.keys()) {
      if (thread.ended) this.drop(thread);
      else {
        clearTimeout(this.idle.get(thread));
        this.idle.delete(thread);
        return thread;
      }
    }
    const thread = new WorkerThread(this.bus);
    this.all.add(thread);
    return thread;
  }

  private giveBack(thread: WorkerThread): void {
    if (thread.ended || !this.all.has(thread)) {
      this.drop(thread);
      return;
    }
    const timer = setTimeout(() => this.drop(thread), IDLE_MS);
    this.idle.set(thread, timer.unref());
  }

  private drop(thread: WorkerThread): void {
    clearTimeout(this.idle.get(thread));
    this.idle.delete(thread);
    this.all.delete(thread);
    thread.end();
  }
}

/** Nobody waits for an answer any more once its call has passed its deadline. */
function untilDeadline(deadline: number | undefined): AbortSignal | undefined {
  return deadline === undefined
    ? undefined
    : AbortSignal.timeout(Math.max(1, Math.ceil(deadline - Date.now())));
}
