import {
  authoritiesIn,
  type CitationChecker,
  checkPlaced,
  checkText,
  recognizeSource,
} from '@casewright/law/checking';
import type { EngineContext, OnProgress } from '@casewright/law/model';
import { mergeReading } from '@casewright/law/reading';
import type { CitationLibrary } from '../citations/citation-library.js';
import { LocalEngine } from '../engines/local/local-engine.js';
import type { Work } from '../threads/work.js';

type Doers = {
  [N in keyof Work]: (
    input: Work[N]['input'],
    library: CitationLibrary,
    onProgress: OnProgress,
  ) => Promise<Work[N]['output']>;
};

const engine = new LocalEngine();

/** How each work is done, the same in its own thread as in the main one. */
export const DOERS: Doers = {
  analyze: ({ document, checked }, library, onProgress) =>
    engine.analyze(document, contextOf(checked, library, onProgress), untilEnded()),
  review: ({ request, checked }, library, onProgress) =>
    engine.reviewWriting(request, contextOf(checked, library, onProgress), untilEnded()),
  draft: ({ request, checked }, library, onProgress) =>
    engine.draftTemplate(request, contextOf(checked, library, onProgress), untilEnded()),
  check: ({ support, ...request }, library) => checkPlaced(request, library, { support }),
  authorities: (request, library) => authoritiesIn(request.text, request, library),
  merge: async ({ byRules, said }) =>
    mergeReading(JSON.parse(new TextDecoder().decode(byRules)), said),
  recognize: async ({ content, type }) => recognizeSource(content, type),
  answer: (input, _, onProgress) => engine.answerQuestion(input, { onProgress }, untilEnded()),
};

function contextOf(
  checked: boolean,
  library: CitationLibrary,
  onProgress: OnProgress,
): EngineContext {
  const citations: CitationChecker = {
    check: (text) => checkText(text, library),
    bearers: (names) => library.bearers(names),
  };
  return { onProgress, ...(checked ? { citations } : {}) };
}

/** A thread that is not needed any more is ended from outside. */
function untilEnded(): AbortSignal {
  return new AbortController().signal;
}
