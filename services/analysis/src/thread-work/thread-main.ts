/** The thread: one piece of work after the other, each by messages. */
import 'reflect-metadata';
import { type CallDef, parseOrThrow } from '@casewright/contracts';
import type { OnProgress } from '@casewright/law/model';
import type { Bus } from '@casewright/messaging';
import { type Doers, type MainThread, serveThread } from '@casewright/platform/thread';
import { CitationLibrary } from '../citations/citation-library.js';
import { headOf } from '../engine/written-analysis.js';
import { WRITABLE, type Written } from '../threads/work.js';
import { DOERS } from './do-work.js';

const doers: Doers = Object.fromEntries(
  Object.entries(DOERS).map(([name, doer]): [string, Doers[string]] => [
    name,
    (input, main) => doer(input, libraryOf(main), progressOf(main)),
  ]),
);
/** To check and to write some megabytes would hold the event loop as long as work on the text. */
const writers: Doers = Object.fromEntries(
  Object.entries(WRITABLE).map(([name, schema]): [string, Doers[string]] => [
    `${name}.json`,
    async (input, main): Promise<Written> => {
      const result = parseOrThrow(schema, await doers[name]!(input, main), 'BAD_RESPONSE');
      const head = 'documentType' in result ? headOf(result) : undefined;
      return { json: new TextEncoder().encode(JSON.stringify(result)), head };
    },
  ]),
);

serveThread({ ...doers, ...writers }, (result) => {
  const json = (result as Partial<Written>).json;
  return json instanceof Uint8Array ? [json.buffer as ArrayBuffer] : [];
});

/** The bus as a thread has it: each call is made by the main thread. */
function libraryOf(main: MainThread): CitationLibrary {
  const call = (def: CallDef, data: unknown) => main.ask(def.pattern, data);
  return new CitationLibrary({ call: call as Bus['call'] });
}

function progressOf(main: MainThread): OnProgress {
  return (...progress) => main.tell(progress satisfies Parameters<OnProgress>);
}
