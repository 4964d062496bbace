import { on } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { AppError, type HistoryRow } from '@casewright/contracts';
import { RemoteError } from '@casewright/platform';
import type { Begun, Task } from './render.js';
import type { Answered, Begins, Said } from './worker/messages.js';

/** A little less than the caller waits. */
const LONGEST_MS = 80_000;

/** One file being made in a thread of its own: first what it is, then its bytes. */
export class RenderSession {
  private readonly said: AsyncIterator<[Said]>;
  private readonly pages: AsyncIterator<HistoryRow[]>;

  /** @param history read page by page when the file asks for it */
  constructor(
    private readonly worker: Worker,
    task: Task,
    history: AsyncIterable<HistoryRow[]>,
  ) {
    this.pages = history[Symbol.asyncIterator]();
    const signal = AbortSignal.timeout(LONGEST_MS);
    this.said = on(worker, 'message', { signal, close: ['exit'] }) as AsyncIterator<[Said]>;
    worker.ref();
    worker.postMessage({ task } satisfies Begins);
  }

  /** @throws AppError what the request was refused for, or PAYLOAD_TOO_LARGE, DEADLINE_EXCEEDED */
  async begin(): Promise<Begun> {
    const said = await this.next();
    if ('begun' in said) return said.begun;
    throw new Error('The thread did not begin.');
  }

  /** The file, in pieces that the thread makes as they are taken. */
  async *bytes(): AsyncGenerator<Buffer> {
    for (;;) {
      const said = await this.next();
      if (!('chunk' in said)) return;
      yield Buffer.from(said.chunk);
      this.answer({ taken: true });
    }
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }

  /** The next thing said that is not a question; a question is answered. */
  private async next(): Promise<Said> {
    for (;;) {
      const said = await this.hear();
      if ('refused' in said) throw AppError.fromEnvelope(said.refused);
      if ('failed' in said) throw new RemoteError('The thread that makes a file', said.failed);
      if (!('wants' in said)) return said;
      const page = await this.pages.next();
      this.answer({ history: page.done ? null : page.value });
    }
  }

  private async hear(): Promise<Said> {
    try {
      const { done, value } = await this.said.next();
      if (!done) return value[0];
    } catch (error) {
      throw limitPassed(error);
    }
    throw new Error('The thread ended without an answer.');
  }

  private answer(answered: Partial<Answered>): void {
    this.worker.postMessage(answered);
  }
}

/** Passing a limit is the file's doing, and the user can do something about it. */
function limitPassed(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return new AppError('PAYLOAD_TOO_LARGE', 'This is too long for one file. Export it in parts.');
  }
  if (code === 'ABORT_ERR') {
    return new AppError('DEADLINE_EXCEEDED', 'Making the file took too long. Export it in parts.');
  }
  return error;
}
