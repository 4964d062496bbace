import distanceBetween from 'damerau-levenshtein';
import { oneEditFrom, soundOf } from './one-edit.js';

const SHORTEST = 4;
/** A shorter word is one edit away from words that hardly anyone writes. */
const SHORTEST_OF_RARE = 6;
/** A shorter word sounds like words that have nothing to do with it. */
const SHORTEST_BY_EAR = 7;
const PREFIX = /^(?:dis|non|over|pre|re|sub|un|under)(?=.{5})/;

export type Speller = ReturnType<typeof spellerOf>;

/**
 * Tells words from misspelled ones, and what those are meant to be.
 *
 * @param common words that may be meant, with how many texts have each, as a power of two; 0 for hardly any
 * @param isRare knows the other words
 */
export function spellerOf(common: ReadonlyMap<string, number>, isRare: (word: string) => boolean) {
  const rankOf = (word: string): number => common.get(word) ?? 0;
  const isUsual = (word: string): boolean => rankOf(word) > 0;
  const isListed = (word: string): boolean => common.has(word) || isRare(word);
  const knows = (word: string): boolean =>
    isListed(word) ||
    (/(?:[aeiou]y|[^sy])s$/.test(word) && isListed(word.slice(0, -1))) ||
    (PREFIX.test(word) && isUsual(word.replace(PREFIX, '')));
  const mostUsual = (words: readonly string[]): string | null =>
    [...words].sort((a, b) => rankOf(b) - rankOf(a))[0] ?? null;
  const heardAs = bySound(common.keys());
  return {
    knows,
    rankOf,
    misspellingOf: (word: string, mayBeName = false): string | null => {
      if (word.length < SHORTEST || knows(word)) return null;
      const near = [...oneEditFrom(word)].filter(
        (other) =>
          isUsual(other) || (!mayBeName && word.length >= SHORTEST_OF_RARE && common.has(other)),
      );
      if (near.length > 0 || mayBeName || word.length < SHORTEST_BY_EAR) return mostUsual(near);
      return mostUsual(
        heardAs(word).filter(
          (other) => other.at(-1) === word.at(-1) && distanceBetween(word, other).steps === 2,
        ),
      );
    },
  };
}

/** Words by their sound, once a text asks for it. */
function bySound(words: Iterable<string>): (word: string) => readonly string[] {
  const sounds = new Map<string, string[]>();
  return (word) => {
    for (const each of sounds.size === 0 ? words : []) {
      const sound = soundOf(each);
      sounds.set(sound, [...(sounds.get(sound) ?? []), each]);
    }
    return sounds.get(soundOf(word)) ?? [];
  };
}
