import { stem } from 'porter2';
import { termHash } from './term-hash.js';

/** The term of the noun "will", signed like the word cache's terms. */
export const WILL = termHash(stem('will')) | 0;
/** The term of the verb: a stop word that no other word shares. */
export const WILL_VERB = termHash('#will') | 0;

/** Words that come before the noun and cannot be the verb's subject. */
const BEFORE_NOUN = new Set(
  `a an the any each no one said such last first second prior later his her its my our their your
  whose valid joint mutual holographic of by under in at against to`.split(/\s+/),
);
/** Words that follow the verb at the start of a typed query, or a party named Will. */
const AFTER_VERB = new Set(
  `a an the this that these those there i you he she it we they my your his her its our their any
  only be have not never v vs versus`.split(/\s+/),
);
const POSSESSIVE = /['’]s?$/;
const NEXT_WORD = /^\s+(\p{L}+)/u;

/**
 * Whether the "will" from `start` to `end` is a document, or somebody's wish.
 *
 * @param before where the word before it stands; undefined: it begins the text
 * @param typed whether the text is a query, which may begin with what it is about
 */
export function isNounWill(
  text: string,
  { start, end }: { start: number; end: number },
  before: { start: number; end: number } | undefined,
  typed: boolean,
): boolean {
  if (!before) {
    const next = NEXT_WORD.exec(text.slice(end, end + 30))?.[1] ?? '';
    return typed && !text.trimEnd().endsWith('?') && !AFTER_VERB.has(next.toLowerCase());
  }
  if (text.slice(before.end, start).trim() !== '') return false;
  const word = text.slice(before.start, before.end).toLowerCase();
  return BEFORE_NOUN.has(word) || POSSESSIVE.test(word);
}
