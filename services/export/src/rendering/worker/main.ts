/**
 * The thread that makes one file and ends, so that the service goes on answering meanwhile. What it
 * needs of the outside it asks for; what it makes it hands over chunk by chunk.
 */
import { type MessagePort, parentPort } from 'node:worker_threads';
import { AppError, type HistoryRow, UPLOAD_CHUNK_BYTES } from '@casewright/contracts';
import { describeError, inChunks } from '@casewright/platform';
import { type Rendered, render } from '../render.js';
import type { Answered, Begins, Said } from './messages.js';

type Message = Begins & Answered;

const port = parentPort as MessagePort;
/** Who waits for which message. A page of the history and a chunk may be under way at once. */
const waiting = new Map<string, (message: Message) => void>();
port.on('message', (message: Message) => {
  for (const kind of Object.keys(message)) waiting.get(kind)?.(message);
});

try {
  const { task } = await hear('task');
  const { bytes, ...begun } = await render(task, history);
  say({ begun });
  for await (const chunk of inChunks(asBuffers(bytes), UPLOAD_CHUNK_BYTES)) {
    const taken = hear('taken');
    say({ chunk });
    await taken;
  }
  say({ done: true });
} catch (error) {
  if (error instanceof AppError) say({ refused: error.toEnvelope('') });
  else say({ failed: describeError(error) });
}
// Nothing more is listened to; a port that is open would keep the thread alive.
port.close();

function say(said: Said): void {
  port.postMessage(said);
}

function hear(kind: keyof Message): Promise<Message> {
  return new Promise((resolve) => waiting.set(kind, resolve));
}

async function* history(): AsyncGenerator<HistoryRow> {
  for (;;) {
    const answer = hear('history');
    say({ wants: 'history' });
    const { history: page } = await answer;
    if (page === null) return;
    yield* page;
  }
}

async function* asBuffers(bytes: Rendered['bytes']): AsyncGenerator<Buffer> {
  for await (const piece of bytes) yield Buffer.from(piece);
}
