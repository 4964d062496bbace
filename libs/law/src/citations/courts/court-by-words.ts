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
  // All but two letters would have to be the same from here on.
  if (i < a.length - 2 && a.at(-1) !== b.at(-1)) return false;
  const [x, y] = [a.slice(i), b.slice(i)];
  return (
    x.slice(1) === y.slice(1) ||
    x === y.slice(1) ||
    x.slice(1) === y ||
    (x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2))
  );
}

/** Of so many words the share that a name of so many has in common with them, all of it at most. */
const share = (shared: number, words: number, name: number): number =>
  (2 * shared) / (words + name);
/** A smaller share, with what its time adds, is a chance. */
const ENOUGH = 0.6;
const OF_ITS_TIME = 0.01;

/** The name that shares most words, in any order, if nearly all of its words are there. */
export function byWords(
  words: string[],
  year: number | undefined,
  from: Index,
): { id: string; shared: number } | undefined {
  const mostOf = (name: number): number => share(name, words.length, name) + OF_ITS_TIME;
  if (mostOf(from.longest) <= ENOUGH) return undefined;
  let best: Named | undefined;
  let score = 0;
  let most = 0;
  const seen = new Set<Named>();
  const vocabulary = words.flatMap((word) =>
    from.byWord.has(word) ? [word] : [...from.byWord.keys()].filter((known) => nearly(word, known)),
  );
  const there = new Map<string, boolean>();
  const isThere = (want: string): boolean => {
    const known = there.get(want) ?? words.some((word) => nearly(word, want));
    there.set(want, known);
    return known;
  };
  for (const word of vocabulary) {
    for (const named of from.byWord.get(word) ?? []) {
      if (seen.has(named)) continue;
      seen.add(named);
      const atMost = mostOf(named.words.length);
      if (atMost < score || atMost <= ENOUGH) continue;
      const shared = named.words.filter(isThere).length;
      const value =
        share(shared, words.length, named.words.length) +
        (satIn(named.court, year) ? OF_ITS_TIME : 0);
      const covered =
        shared / named.words.length >= 0.75 || (shared === words.length && shared >= 3);
      if (covered && (value > score || (value === score && isHere(named.court, words)))) {
        best = named;
        score = value;
        most = shared;
      }
    }
  }
  return best && score > ENOUGH ? { id: best.court.id, shared: most } : undefined;
}
