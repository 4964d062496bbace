import type { Review } from '../../review.js';
import { bareName, isMutual, knownNames, partyAtEnd } from '../balance/parties-named.js';
import type { Passage } from './passages.js';

/** Someone promises to bear losses. */
export interface Promised extends Passage {
  kind: 'indemnity' | 'liability';
  /** Bare name of who promises; null where nobody, or both sides, is named. */
  by: string | null;
  mutual: boolean;
}

const WILL =
  '(?:shall|will|must|agrees? (?:to|that it will)|undertakes? to|covenants? (?:and agrees? )?to|hereby|does hereby)';
const SAVES = '(?:(?:indemnify|indemnifies)\\b|(?:hold|save|keep)s?\\b[^.;]{0,60}?\\bharmless\\b)';
const INDEMNIFIES = new RegExp(`\\b${WILL}\\b[^.]{0,300}?\\b${SAVES}`);
const INDEMNIFIED =
  /\b(?:shall|will|is|are) (?:be )?(?:\w+ )?indemnified\b(?:[^.;]{0,60}?\bby ((?:the )?[\w&.-]+(?: [\w&.-]+)?))?/;
const NO_PROMISE =
  /\b(?:not|no|neither|nor|without)\b[^.;,]{0,80}?\bindemnif(?:y|ied)\b|\b(?:indemnified|indemnifying) (?:party|person)s? (?:shall|will|must|may)\b/;
/** A promise of a few words about one event is no general indemnity. */
const GENERAL =
  /\bclaims?\b|\bloss(?:es)?\b|\bliabilit|\bdamages?\b|\bexpenses?\b|\bcosts?\b|\bsuits?\b|\bdemands?\b/;
const ANSWERS =
  /\b(?:shall|will|is|are|be|accepts?|assumes?)\b[^.;]{0,40}?\b(?:liable|responsib\w+|answerable)\b[^.;]{0,60}?\b(?:all|loss of or damage)\b[^.;]{0,60}?\b(?:loss(?:es)?|damages?|liabilit|claims?|goods)\b/;
const NO_ANSWER = /\b(?:not|no|neither|nor|never)\b[^.;]{0,80}?\b(?:liable|responsib|answerable)/;

/** The promises to indemnify, or to answer for all losses, that a contract holds. */
export function promisesIn(review: Review, passages: readonly Passage[]): Promised[] {
  const known = knownNames(review);
  return passages.flatMap((passage): Promised[] => {
    const found = indemnityIn(passage.words) ?? liabilityIn(passage.words);
    if (!found) return [];
    const named = partyAtEnd(found.who, known);
    const speaker = /\b(?:you|we|user|customer)$/.exec(found.who)?.[0];
    const by = named ? bareName(named) : (speaker ?? null);
    return [{ ...passage, kind: found.kind, by, mutual: by === null && isMutual(found.who) }];
  });
}

type Found = { kind: Promised['kind']; who: string };

function indemnityIn(words: string): Found | null {
  if (NO_PROMISE.test(words) || !GENERAL.test(words)) return null;
  const active = INDEMNIFIES.exec(words);
  if (active) return { kind: 'indemnity', who: promisor(words, active.index) };
  const passive = INDEMNIFIED.exec(words);
  return passive ? { kind: 'indemnity', who: passive[1] ?? '' } : null;
}

function liabilityIn(words: string): Found | null {
  if (NO_ANSWER.test(words)) return null;
  const found = ANSWERS.exec(words);
  return found && { kind: 'liability', who: promisor(words, found.index) };
}

/** The words before a verb: `oak and its affiliates shall` is Oak that promises. */
const promisor = (words: string, end: number): string =>
  words
    .slice(Math.max(0, end - 80), end)
    .trim()
    .replace(/,$/, '')
    .replace(/,? and (?:its |their )?affiliate[sd]?(?: parties| companies)?$/, '');
