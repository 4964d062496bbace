import type { Recognized } from '../recognized.js';
import { type Completed, originsOf } from './completed.js';

/** A source that is no decision: the library has nothing to compare it with. */
export function completeOther(source: Recognized): Completed {
  return {
    ...source,
    origins: originsOf(source),
    verdict: 'unchecked',
    explanation:
      source.kind === 'unknown'
        ? 'Nothing that could be looked up was recognized.'
        : 'The library has only court decisions, so this source was not compared with anything.',
    match: null,
    known: null,
    shown: null,
    elsewhere: [],
    alsoPrinted: [],
    history: null,
  };
}
