import distanceBetween from 'damerau-levenshtein';
import { oneEditFrom, soundOf } from './one-edit.js';
import { isIn, unpackWords } from './word-list.js';
import type * as Learned from './words.generated.js';

const SHORTEST = 4;
/** In a word of so many letters two may be wrong. */
const LONG = 8;

export interface Spelling {
  knows(word: string): boolean;
  /** How many texts have a word, as a power of two; 0 of none, or of one. */
  rankOf(word: string): number;
  misspellingOf(word: string, mayBeName?: boolean): string | null;
}

export const bytesOf = (packed: string): Uint8Array =>
  Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));

export function spellingOf(learned: typeof Learned): Spelling {
  const known = bytesOf(learned.KNOWN);
  const usual = new Map(
    unpackWords(learned.USUAL).map((word, at) => [word, Number(learned.RANKS[at])]),
  );
  const rankOf = (word: string): number => usual.get(word) ?? 0;
  const isListed = (word: string): boolean => isIn(known, word) || usual.has(word);
  const knows = (word: string): boolean =>
    isListed(word) || (/(?:[aeiou]y|[^sy])s$/.test(word) && isListed(word.slice(0, -1)));
  const mostUsual = (near: string[]): string | null =>
    near.sort((a, b) => rankOf(b) - rankOf(a))[0] ?? null;
  const alikeTo = twoEditsAway([...usual.keys()]);
  return {
    knows,
    rankOf,
    misspellingOf: (word, mayBeName = false) => {
      if (word.length < SHORTEST || knows(word)) return null;
      const sound = soundOf(word);
      // What no opinion has is meant only where it also sounds like it.
      const isMeant = (other: string): boolean =>
        rankOf(other) > 0 || (!mayBeName && usual.has(other) && soundOf(other) === sound);
      const near = mostUsual([...oneEditFrom(word)].filter(isMeant));
      return near ?? (mayBeName || word.length < LONG ? null : mostUsual(alikeTo(word)));
    },
  };
}

/** Words two edits away with the same consonants: `maintainance`. */
function twoEditsAway(words: readonly string[]): (word: string) => string[] {
  let sounds: (readonly [sound: string, word: string])[] | undefined;
  return (word) => {
    const sound = soundOf(word);
    sounds ??= words
      .filter(({ length }) => length >= LONG - 2)
      .map((it) => [soundOf(it), it] as const);
    return sounds
      .filter(([own, other]) => own === sound && distanceBetween(word, other).steps === 2)
      .map(([, other]) => other);
  };
}
