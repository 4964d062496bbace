import { authoritiesIn } from '../citations/authorities/authorities-in.js';
import { checkText } from '../citations/check/check-text.js';
import type { CitationLibrary } from '../citations/library/citation-library.js';
import { LocalEngine } from '../engine/local/local-engine.js';
import type { OnProgress, Work, WorkName } from './messages.js';

type Doers = {
  [N in WorkName]: (
    input: Work[N]['input'],
    library: CitationLibrary,
    onProgress: OnProgress,
  ) => Promise<Work[N]['output']>;
};

/** How each work is done, the same in a thread of its own as in the main one. */
const DOERS: Doers = {
  analyze({ document, checked }, library, onProgress) {
    const citations = { check: (text: string) => checkText(text, library) };
    const context = { onProgress, ...(checked ? { citations } : {}) };
    return new LocalEngine().analyze(document, context, untilEnded());
  },
  review: (input, _, onProgress) =>
    new LocalEngine().reviewWriting(input, { onProgress }, untilEnded()),
  check: ({ text }, library) => checkText(text, library),
  authorities: ({ text, pages }, library) => authoritiesIn(text, pages, library),
};

export function doWork<N extends WorkName>(
  name: N,
  input: Work[N]['input'],
  library: CitationLibrary,
  onProgress: OnProgress,
): Promise<Work[N]['output']> {
  return DOERS[name](input, library, onProgress);
}

/** A thread that is not needed any more is ended from outside. */
function untilEnded(): AbortSignal {
  return new AbortController().signal;
}
