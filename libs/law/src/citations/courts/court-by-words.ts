import type { Index, Named } from './court-index.js';
import { STATES } from './states.js';
import { type CourtNames, satIn } from './table.js';
import { courtWords } from './words.js';

const places = new Map(STATES.map(({ name }) => [name, courtWords(name).join(' ')]));

export const isHere = (court: CourtNames, words: string[]): boolean =>
  words.includes(places.get(court.location) ?? '-');

/** One letter wrong, missing, or doubled, as scanning and typing do. */
function nearly(a: string, b: string): boolean {
  if (a === b) return true;
  if (a.length < 6 || b.length < 6 || Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const [x, y] = [a.slice(i), b.slice(i)];
  return (
    x.slice(1) === y.slice(1) ||
    x === y.slice(1) ||
    x.slice(1) === y ||
    (x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2))
  );
}

const overlap = (words: string[], name: string[]): number =>
  name.filter((want) => words.some((word) => nearly(word, want))).length;

/** The name that shares most words, in any order, if nearly all of its words are there. */
export function byWords(
  words: string[],
  year: number | undefined,
  from: Index,
): { id: string; shared: number } | undefined {
  let best: Named | undefined;
  let score = 0;
  let most = 0;
  const seen = new Set<Named>();
  const vocabulary = words.flatMap((word) =>
    from.byWord.has(word) ? [word] : [...from.byWord.keys()].filter((known) => nearly(word, known)),
  );
  for (const word of vocabulary) {
    for (const named of from.byWord.get(word) ?? []) {
      if (seen.has(named)) continue;
      seen.add(named);
      const shared = overlap(words, named.words);
      const value =
        (2 * shared) / (words.length + named.words.length) + (satIn(named.court, year) ? 0.01 : 0);
      const covered =
        shared / named.words.length >= 0.75 || (shared === words.length && shared >= 3);
      if (covered && (value > score || (value === score && isHere(named.court, words)))) {
        best = named;
        score = value;
        most = shared;
      }
    }
  }
  return best && score > 0.6 ? { id: best.court.id, shared: most } : undefined;
}
