import { SIGNALS, type Signal } from './kinds.js';

/** A verb of treatment in a text. */
export interface Verb {
  signal: Signal;
  start: number;
  end: number;
}

/** All verbs at one place, by the signal's number. */
const VERBS = new RegExp(
  `(?:${SIGNALS.map(({ verb }) => `(${verb})`).join('|')})(?![\\w'’])`,
  'iy',
);

const BITS = 5;
const OTHER_WORD = 27;
/** The number of a letter, small or capital, from 1 to 26; 27 for a digit and the low line, else 0. */
const NUMBERS = Uint8Array.from({ length: 128 }, (_, code) => {
  const number = (code | 32) - 96;
  if (code > 64 && number >= 1 && number <= 26) return number;
  return (code >= 48 && code <= 57) || code === 95 ? OTHER_WORD : 0;
});
const numberOf = (code: number): number => (code < 128 ? NUMBERS[code]! : 0);

const LAST_THREE = (1 << (3 * BITS)) - 1;
const LAST_FOUR = (1 << (4 * BITS)) - 1;

/** How verbs begin, by the numbers of their first three characters. */
const STARTS = new Uint8Array(LAST_THREE + 1);
for (const { verb } of SIGNALS) {
  for (const form of verb.replace(/\([^()]*\)/g, '').split('|')) {
    const [a = 0, b = 0, c = 0] = Array.from(form, (sign) => numberOf(sign.charCodeAt(0)));
    STARTS[(a << (2 * BITS)) | (b << BITS) | c] = 1;
  }
}

/**
 * The verbs of a text in its order; none overlap. The last four characters are kept as one number,
 * so that there is no branch but at the few places where a verb may have begun.
 */
export function findVerbs(text: string): Verb[] {
  const found: Verb[] = [];
  let last = 0;
  for (let at = 0; at < text.length; at++) {
    last = ((last << BITS) | numberOf(text.charCodeAt(at))) & LAST_FOUR;
    if (STARTS[last & LAST_THREE] === 0 || last > LAST_THREE) continue;
    const verb = verbAt(text, at - 2);
    if (!verb) continue;
    found.push(verb);
    at = verb.end - 1;
    last = 0;
  }
  return found;
}

function verbAt(text: string, start: number): Verb | undefined {
  VERBS.lastIndex = start;
  const match = VERBS.exec(text);
  if (!match) return undefined;
  return {
    signal: SIGNALS[match.findIndex((part, at) => at > 0 && part) - 1]!,
    start,
    end: start + match[0].length,
  };
}
