const SMALL = new Set(
  'a an and as at but by for from in nor of on or the to under with'.split(' '),
);

/** How words of the requirements are set in a draft. */
export type Setting = 'sentence' | 'title' | 'phrase';

/** `motion to compel` → `Motion to Compel`; `whether it erred` → `Whether it erred.`; `One cat` → `one cat`. */
export function asSet(words: string, set: Setting): string {
  if (set === 'title') return inTitleCase(words);
  return set === 'sentence' ? asSentence(words) : withinSentence(words);
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const inTitleCase = (words: string): string =>
  words
    .split(' ')
    .map((word, at) => (at > 0 && SMALL.has(word) ? word : capital(word)))
    .join(' ');

/** Words that stood first in a sentence of the requirements, and do not in the draft. */
const withinSentence = (words: string): string =>
  /^(?:[A-Z]{2}|\p{Lu}\p{Ll}+\s\p{Lu})/u.test(words)
    ? words
    : words[0]!.toLowerCase() + words.slice(1);

const asSentence = (words: string): string =>
  capital(words) + (/[.!?…]["”’]?$/.test(words) ? '' : ASKS.test(words) ? '?' : '.');

/** `Was the reason a pretext`. */
const ASKS = /^(?:did|does|do|is|was|were|are|has|have|can|should)\s/i;
