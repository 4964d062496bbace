import { CLASSES, DIGIT, FOLDED } from './chars.js';

/** FNV-1a's. */
const SEED = 0x811c9dc5;
const PRIME = 0x01000193;
const USCA = [...'usca'].map((letter) => letter.charCodeAt(0));

/**
 * Terms are kept as 32-bit hashes: a posting list needs no dictionary, and two million different
 * terms collide about 500 times, which a score does not notice.
 */
export function termHash(term: string): number {
  let hash = SEED;
  for (let i = 0; i < term.length; i++) hash = Math.imul(hash ^ term.charCodeAt(i), PRIME);
  return spread(hash);
}

function spread(sum: number): number {
  let hash = sum ^ (sum >>> 15);
  hash = Math.imul(hash, 0x2c1b3ce5);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The small letters and digits of the last citation, a code each. */
const plain = new Uint8Array(64);

/**
 * The term of a whole citation: `410 U.S. 113` and `410 us 113` share one. Opinions are full of
 * citations, so common ones are hashed without creating a string.
 */
export function citationTerm(citation: string): number {
  const length = fillPlain(citation);
  if (length < 0) return unusualTerm(citation);
  const annotated = placeOfAnnotated(length);
  let hash = Math.imul(SEED ^ 35, PRIME);
  for (let i = 0; i < length; i++) {
    if (i !== annotated) hash = Math.imul(hash ^ plain[i]!, PRIME);
  }
  return spread(hash);
}

/** Returns their number; -1 if the citation is long or not ASCII. */
function fillPlain(citation: string): number {
  if (citation.length > plain.length) return -1;
  let length = 0;
  for (let i = 0; i < citation.length; i++) {
    const code = FOLDED[citation.charCodeAt(i)]!;
    if (code > 127) return -1;
    if (code !== 0) plain[length++] = code;
  }
  return length;
}

/** Where the `a` of `42 U.S.C.A. 1983` is, the annotated edition of `42 U.S.C. 1983`; else -1. */
function placeOfAnnotated(length: number): number {
  let at = 0;
  while (at < length && isDigit(plain[at]!)) at++;
  const isAnnotated = at > 0 && at + 4 < length && USCA.every((code, i) => plain[at + i] === code);
  return isAnnotated && isDigit(plain[at + 4]!) ? at + 3 : -1;
}

function isDigit(code: number): boolean {
  return CLASSES[code] === DIGIT;
}

function unusualTerm(citation: string): number {
  const letters = citation.toLowerCase().replace(/[^a-z0-9]/g, '');
  return termHash(`#${letters.replace(/^(\d+)usca(?=\d)/, '$1usc')}`);
}

/** The term of a judge's surname, distinct from the same word in a text. */
export function judgeTerm(surname: string): number {
  return termHash(`@${surname.toLowerCase().replace(/[^\p{L}]/gu, '')}`);
}

/** Stands between the sentences of a head; no word has this short hash. */
export const SENTENCE_END = 0;

/**
 * The part of a term kept in the forward index: enough to find it among the words of one opinion.
 */
export function shortHash(term: number): number {
  return (term ^ (term >>> 16)) & 0xffff || 1;
}
