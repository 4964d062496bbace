import { parentPort } from 'node:worker_threads';
import type { ThreadReply, ThreadRequest } from './thread-pool.js';

/**
 * The script's side of a `ThreadPool`: does what the thread is sent, one piece after the other.
 *
 * @param moved what of a result changes threads as it is; everything else is copied
 */
export function answer<Work, Done>(
  work: (item: Work) => Done | Promise<Done>,
  moved: (done: Done) => ArrayBuffer[] = () => [],
): void {
  parentPort?.on('message', async (request: ThreadRequest<Work>) => {
    const reply: ThreadReply<Done> = { id: request.id, done: await work(request.work) };
    parentPort?.postMessage(reply, moved(reply.done));
  });
}
