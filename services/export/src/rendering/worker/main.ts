/**
 * The thread that makes one file and ends, so that the service goes on answering meanwhile. What it
 * needs of the outside it asks for; what it makes it hands over chunk by chunk.
 */
import { once } from 'node:events';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { AppError, type HistoryRow, UPLOAD_CHUNK_BYTES } from '@casewright/contracts';
import { inChunks } from '@casewright/platform';
import { render } from '../render.js';
import type { Answered, Begins, Said } from './messages.js';

const port = parentPort as MessagePort;

try {
  const [{ task }] = (await once(port, 'message')) as [Begins];
  const { bytes, ...begun } = await render(task, history);
  say({ begun });
  for await (const chunk of inChunks(asBuffers(bytes), UPLOAD_CHUNK_BYTES)) await ask({ chunk });
  say({ done: true });
} catch (error) {
  if (error instanceof AppError) say({ refused: error.toEnvelope('') });
  else say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}
// Nothing more is listened to; a port that is open would keep the thread alive.
port.close();

function say(said: Said): void {
  port.postMessage(said);
}

async function ask(said: Said): Promise<Answered> {
  const answer = once(port, 'message');
  say(said);
  return (await answer)[0] as Answered;
}

async function* history(): AsyncGenerator<HistoryRow> {
  for (;;) {
    const answer = await ask({ wants: 'history' });
    if (!('history' in answer) || answer.history === null) return;
    yield* answer.history;
  }
}

async function* asBuffers(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const piece of bytes) yield Buffer.from(piece);
}
