import { isForm } from './one-edit.js';

/** Words that so many texts have, as a power of two, may be meant. */
const LEAST_RANK = 3;
const SHORTEST = 3;
const FEWEST_LEFT_OUT = 2;
/** How much of a short form's fit a step of rank is worth, and by how much the best word has to win. */
const OF_RANK = 0.45;
const MARGIN = 0.5;

const consonants = (letters: string): number => letters.replace(/[aeiou]/g, '').length;

/** How well a word is cut to a short form, its beginning or its consonants: `resid`, `stmt`; 0 for not at all. */
function fitOf(short: string, word: string): number {
  if (word.startsWith(short)) return 2;
  // A vowel within is written where it is one of the first two letters.
  if (/[aeiou]/.test(short.slice(1, -1)) && !word.startsWith(short.slice(0, 2))) return 0;
  let at = 0;
  let skipped = 0;
  for (const letter of short) {
    const found = word.indexOf(letter, at);
    if (found < 0) return 0;
    skipped += consonants(word.slice(at, found));
    at = found + 1;
  }
  const ends = word.at(-1) === short.at(-1) ? 0.4 : 0;
  const begins = word.startsWith(short.slice(0, 2)) ? 0.2 : 0;
  return 1.8 - 0.45 * skipped - 0.25 * consonants(word.slice(at)) + ends + begins;
}

/**
 * The word that a short form of notes is most likely cut from; null where none, or more than one, is.
 *
 * @param common words with how many texts have each, as a power of two
 */
export function wordCutTo(common: ReadonlyMap<string, number>, short: string): string | null {
  if (short.length < SHORTEST) return null;
  const fitting: { word: string; score: number }[] = [];
  for (const [word, rank] of common) {
    if (rank < LEAST_RANK || word[0] !== short[0] || word.length < short.length + FEWEST_LEFT_OUT)
      continue;
    const fit = fitOf(short, word);
    if (fit > 0) fitting.push({ word, score: fit + OF_RANK * rank });
  }
  const [best, ...others] = fitting.sort((a, b) => b.score - a.score);
  const rival = others.find(({ word }) => best && !isForm(word, best.word));
  return best && (!rival || best.score - rival.score >= MARGIN) ? best.word : null;
}
