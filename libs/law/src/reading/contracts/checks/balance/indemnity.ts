import type { Check, Review } from '../../review.js';
import { sentenceAt } from '../words.js';
import { bareName, isMutual, knownNames, partyAtEnd } from './parties-named.js';

/** Who promises: `the Supplier shall defend, indemnify and hold harmless`. */
const PROMISE =
  /\b((?:[\w&.-]{1,80}\s{1,200}){0,4}[\w&.-]{1,80})\s{1,200}(?:hereby\s+|further\s+|also\s+)?(?:shall|will|agrees?\s+to|must|undertakes?\s+to)\s+(?:[a-z,]+\s+){0,8}indemnif/g;
/** Other ways to promise; where one is there, nothing is said about balance. */
const OTHERWISE =
  /\bindemnified\s+by\b|\bshall\s+be\s+indemnified|\bcross-?indemni|\bmutual\w*\s+indemni|\bindemnify\s+each\s+other|\bindemnifying\s+party\b|\bindemnitor\b|\bindemnity of\b/i;
/** A promise of a few words about one event is no general indemnity. */
const GENERAL = /\bharmless\b|\bclaims?\b|\bloss(?:es)?\b|\bliabilit/i;

/** One party promises to indemnify and the other does not. */
export const oneSidedIndemnity: Check = (review) => {
  const { text } = review;
  if (OTHERWISE.test(text)) return [];
  const promises = [...text.matchAll(PROMISE)];
  if (promises.some((found) => isMutual(found[1]!))) return [];
  const known = knownNames(review);
  const named = promises.map((found) => partyAtEnd(promisor(found[1]!), known));
  const names = new Set(named.map((name) => (name ? bareName(name) : null)));
  const [name] = named;
  if (names.size !== 1 || !name) return [];
  const at = placeOf(review, promises[0]!);
  if (!GENERAL.test(text.slice(at.start, at.end))) return [];
  return [
    {
      at,
      category: 'one-sided-indemnity',
      title: `Only ${name.replace(/^The /, 'the ')} indemnifies`,
      severity: 'high',
      explanation: `${name.charAt(0).toUpperCase()}${name.slice(1)} promises to indemnify, and no clause makes the other side do the same. Claims of third parties that the other side causes stay where they fall.`,
      recommendation: `If you act for ${name}, ask for a matching indemnity for what the other side controls, and limit this one to claims of third parties and to the cap on liability.`,
    },
  ];
};

/** `Oak and its affiliates shall indemnify`: it is Oak that promises. */
const promisor = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .replace(/,? and (?:its |their )?affiliate[sd]?(?: parties| companies)?$/i, '');

/** The sentence of the verb: the words before it may reach into the heading. */
const placeOf = (review: Review, found: RegExpExecArray): { start: number; end: number } => {
  const end = found.index + found[0].length;
  return sentenceAt(review, { start: end - 1, end });
};
