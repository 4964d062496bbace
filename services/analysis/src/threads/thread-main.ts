/** The thread: one piece of work after the other, each by messages. */
import 'reflect-metadata';
import type { CallDef } from '@casewright/contracts';
import type { Bus } from '@casewright/messaging';
import { type Doers, type MainThread, serveThread } from '@casewright/platform/thread';
import { CitationLibrary } from '../citations/library/citation-library.js';
import { DOERS } from './do-work.js';
import type { OnProgress } from './work.js';

serveThread(
  Object.fromEntries(
    Object.entries(DOERS).map(([name, doer]): [string, Doers[string]] => [
      name,
      (input, main) => doer(input, libraryOf(main), progressOf(main)),
    ]),
  ),
);

/** The bus as a thread has it: each call is made by the main thread. */
function libraryOf(main: MainThread): CitationLibrary {
  const call = (def: CallDef, data: unknown) => main.ask(def.pattern, data);
  return new CitationLibrary({ call: call as Bus['call'] });
}

function progressOf(main: MainThread): OnProgress {
  return (...progress) => main.tell(progress satisfies Parameters<OnProgress>);
}
