import type { SentenceFrame } from '@casewright/law/sentences';
import type { Review } from '../../review.js';
import { bareName, isMutual, knownNames, partyAtEnd } from '../balance/parties-named.js';
import { wordsAt } from '../words.js';
import type { Passage } from './passages.js';

/** Someone promises to bear losses. */
export interface Promised extends Passage {
  kind: 'indemnity' | 'liability';
  /** Bare name of who promises; null where nobody, or both sides, is named. */
  by: string | null;
  /** The same as printed. */
  who: string | null;
}

const SAVES =
  /\b(?:indemnif(?:y|ies)|(?:hold|save|keep)s?\b[^.;]{0,60}?\bharmless)\b|\bindemnified\b/;
/** A promise of a few words about one event is no general indemnity. */
const GENERAL =
  /\bclaims?\b|\bloss(?:es)?\b|\bliabilit|\bdamages?\b|\bexpenses?\b|\bcosts?\b|\bsuits?\b|\bdemands?\b/;
const ANSWERS =
  /^[^.;]{0,40}?\b(?:liable|responsib\w+|answerable|liability)\b[^.;]{0,60}?\b(?:all|loss of or damage)\b[^.;]{0,60}?\b(?:loss(?:es)?|damages?|liabilit|claims?|goods)\b/;
/** So far behind its verb a promise says what it is. */
const REACH = 300;
/** A longer one is a table or a page that was run together. */
const LONGEST_SUBJECT = 300;
/** The steps of an indemnity that another clause gives. */
const STEPS = /\bindemnif(?:ied|ying) (?:party|person)/;

/** The promises to indemnify, or to answer for all losses, that a contract holds. */
export function promisesIn(review: Review, passages: readonly Passage[]): Promised[] {
  const { text } = review;
  const known = knownNames(review);
  return passages.flatMap((passage): Promised[] => {
    const found = passage.frames.find((frame) => kindOf(text, frame) !== null);
    if (!found) return [];
    const who = promisor(found.actor ? wordsAt(text, found.actor) : '');
    const isOne = found.actor?.kind === 'party' && !/[,;]| (?:and|or) /.test(who) && !isMutual(who);
    const name = partyAtEnd(who, known) ?? (isOne ? who : null);
    const speaker = /^(?:you|we)\b/i.exec(who)?.[0] ?? null;
    const at = { start: Math.max(passage.at.start, found.start), end: passage.at.end };
    const by = isOne && name ? bareName(name) : (speaker?.toLowerCase() ?? null);
    return [{ ...passage, at, kind: kindOf(text, found)!, by, who: isOne ? name : speaker }];
  });
}

/** What a clause promises, if it binds someone to bear losses. */
function kindOf(text: string, frame: SentenceFrame): Promised['kind'] | null {
  const { modality, negated, subject, verb, sentence } = frame;
  if (negated || !/^(?:duty|fact|state)$/.test(modality)) return null;
  if (subject && subject.end - subject.start > LONGEST_SUBJECT) return null;
  if (subject && STEPS.test(wordsAt(text, subject).toLowerCase())) return null;
  const whole = wordsAt(text, { start: verb.start, end: sentence.end }).toLowerCase();
  const said = whole.slice(0, Math.min(REACH, frame.end - verb.start));
  if (SAVES.test(said) && GENERAL.test(whole)) return 'indemnity';
  // "is responsible for, and will pay, all losses": the object may be behind the next verb.
  return ANSWERS.test(whole) ? 'liability' : null;
}

/** `oak and its affiliates` is Oak that promises. */
const promisor = (words: string): string =>
  words
    .replace(/,$/, '')
    .replace(/,? and (?:its |their )?affiliate[sd]?(?: parties| companies)?$/i, '');
