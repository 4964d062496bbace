/** The thread: one file after the other. What it needs of the outside it asks for. */
import { type HistoryRow, UPLOAD_CHUNK_BYTES } from '@casewright/contracts';
// The rest of the platform takes longer to load than a short file to make.
import { inChunks, type MainThread, serveThread } from '@casewright/platform/thread';
import type { FileWork } from './file-threads.js';
import type { Wanted } from './hand-over.js';
import { type Begun, type Rendered, render } from './render.js';

serveThread({
  async render(made: FileWork['render']['input'], main): Promise<Begun> {
    const ask = <Q extends keyof Wanted>(question: Q, data: Wanted[Q]['data']) =>
      main.ask(question, data) as Promise<Wanted[Q]['answer']>;
    const task = { ...made, body: await ask('body', null) };
    const { bytes, ...begun } = await render(task, () => historyOf(main));
    for await (const chunk of inChunks(asBuffers(bytes), UPLOAD_CHUNK_BYTES))
      await ask('keep', chunk);
    return begun;
  },
});

async function* historyOf(main: MainThread): AsyncGenerator<HistoryRow> {
  for (;;) {
    const page = (await main.ask('history', null)) as Wanted['history']['answer'];
    if (page === null) return;
    yield* page;
  }
}

async function* asBuffers(bytes: Rendered['bytes']): AsyncGenerator<Buffer> {
  for await (const piece of bytes) yield Buffer.from(piece);
}
