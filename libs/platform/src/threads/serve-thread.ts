import { readlinkSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { type FromThread, fromThrown, type ToThread, toThrown } from './messages.js';

export { inChunks } from '../network/in-chunks.js';

/** What a thread's work has of the main thread. */
export interface MainThread {
  /** Has a question answered by the pool's `answer`. @throws what that threw, or a fault */
  ask(question: string, data: unknown): Promise<unknown>;
  /** Tells the caller of the work something meanwhile. */
  tell(news: unknown): void;
}

/** What a thread can do, by name. */
export type Doers = Record<
  string,
  // biome-ignore lint/suspicious/noExplicitAny: each work has an input of its own
  (input: any, main: MainThread) => unknown
>;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/**
 * The script's side of a `ThreadPool`: does what the thread is given, one piece after the other.
 *
 * @param moved what of a result changes threads as it is; everything else is copied
 */
export function serveThread(doers: Doers, moved?: (result: unknown) => ArrayBuffer[]): void {
  const port = parentPort;
  if (!port) throw new Error('This file is run as a thread.');
  const post = (message: FromThread, moving: ArrayBuffer[] = []): void =>
    port.postMessage(message, moving);
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  const main: MainThread = {
    ask: (question, data) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        post({ ask: asked, question, data });
      }),
    tell: (news) => post({ news }),
  };
  const work = async (name: string, input: unknown): Promise<void> => {
    try {
      const doer = doers[name];
      if (!doer) throw new Error(`This thread does not do ${name}.`);
      const result = await doer(input, main);
      post({ result }, moved?.(result));
    } catch (error) {
      post({ thrown: toThrown(error) });
    }
  };
  port.on('message', (message: ToThread) => {
    if ('work' in message) return void work(message.work, message.input);
    const asker = waiting.get(message.answer);
    waiting.delete(message.answer);
    if ('thrown' in message) asker?.reject(fromThrown(message.thrown));
    else asker?.resolve(message.value);
  });
  post({ ready: true, tid: kernelNumber() });
}

/** Of this thread; null where the system does not tell. */
function kernelNumber(): number | null {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return null;
  }
}
