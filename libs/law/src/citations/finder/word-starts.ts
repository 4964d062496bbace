import { isDigit, isUpper, isWord } from '../text/chars.js';

/** What a character is to the finder: no part of a word, a small letter, what may begin a citation … */
const NO_WORD = 0;
const SMALL = 1;
const BEGINS = 2;
/** … or one of the first two letters of "id", "ibid", "at" and "supra". */
const REFERENCES: Record<string, number> = { i: 3, a: 4, s: 5, d: 6, b: 6, t: 7, u: 8 };
const PAIRS = [
  [3, 6],
  [4, 7],
  [5, 8],
  [5, BEGINS],
];
const BITS = 4;
const LAST_THREE = (1 << (3 * BITS)) - 1;

type Kinds = Uint8Array;

const kindsOf = (kindOf: (code: number) => number): Kinds =>
  Uint8Array.from({ length: 256 }, (_, code) => kindOf(code));

const STRICT = kindsOf((code) => {
  if (!isWord(code)) return NO_WORD;
  if (isDigit(code) || isUpper(code)) return BEGINS;
  return REFERENCES[String.fromCharCode(code)] ?? SMALL;
});
/** In a typed query a citation may be in small letters. */
const LOOSE = kindsOf((code) => (isWord(code) ? BEGINS : NO_WORD));

/** Whether of three characters the second begins a word that is worth a look. */
const STARTS = Uint8Array.from({ length: LAST_THREE + 1 }, (_, three) => {
  const [before, first, second] = [three >> (2 * BITS), (three >> BITS) & 15, three & 15];
  if (before !== NO_WORD) return 0;
  return first === BEGINS || PAIRS.some(([a, b]) => a === first && b === second) ? 1 : 0;
});

/**
 * The first offset at or after `at` where a citation can begin: a number, a capitalized word or a
 * back reference. Three characters are kept as one number, so that there is no branch at each of
 * a text's words. The text's length when there is none.
 */
export function nextStart(text: string, at: number, loose = false): number {
  const kinds = loose ? LOOSE : STRICT;
  const kindAt = (i: number): number => {
    const code = text.charCodeAt(i);
    return code < 256 ? kinds[code]! : NO_WORD;
  };
  if (at >= text.length) return text.length;
  let last = ((at > 0 ? kindAt(at - 1) : NO_WORD) << BITS) | kindAt(at);
  for (let i = at + 1; i < text.length; i++) {
    last = ((last << BITS) | kindAt(i)) & LAST_THREE;
    if (STARTS[last] === 1) return i - 1;
  }
  return STARTS[(last << BITS) & LAST_THREE] === 1 ? text.length - 1 : text.length;
}
