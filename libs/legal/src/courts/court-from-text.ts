import { courtFromCitation } from './citation-courts.js';
import { STATES } from './states.js';
import { type CourtNames, courts, satIn } from './table.js';
import { courtWords } from './words.js';

interface Named {
  court: CourtNames;
  words: string[];
}

interface Index {
  exact: Map<string, CourtNames[]>;
  /** Names with a gap (`*`), and the first words by which they are found. */
  gapped: Named[];
  /** For each word the names that contain it. */
  byWord: Map<string, Named[]>;
  longest: number;
}

let index: Index | undefined;

function add(made: Index, court: CourtNames, name: string): void {
  const words = courtWords(name);
  if (words.length === 0) return;
  if (words.includes('*')) {
    made.gapped.push({ court, words });
    return;
  }
  const key = words.join(' ');
  const list = made.exact.get(key);
  if (list?.includes(court)) return;
  if (list) list.push(court);
  else made.exact.set(key, [court]);
  made.longest = Math.max(made.longest, words.length);
  const named = { court, words };
  for (const word of new Set(words)) {
    const names = made.byWord.get(word);
    if (names) names.push(named);
    else made.byWord.set(word, [named]);
  }
}

function build(): Index {
  const made: Index = { exact: new Map(), gapped: [], byWord: new Map(), longest: 0 };
  for (const court of courts()) {
    for (const name of [court.name, ...court.aliases]) add(made, court, name);
  }
  return made;
}

const places = new Map(STATES.map(({ name }) => [name, courtWords(name).join(' ')]));

/** How well one of several courts with the same name fits: date, then place, then its own name. */
function rank(court: CourtNames, words: string[], year: number | undefined): number {
  const own = courtWords(court.name).join(' ') === words.join(' ');
  return (
    (satIn(court, year) ? 8 : 0) +
    (isHere(court, words) ? 4 : 0) +
    (own ? (court.printed ? 3 : 1) : 2)
  );
}

const isHere = (court: CourtNames, words: string[]): boolean =>
  words.includes(places.get(court.location) ?? '-');

function choose(list: CourtNames[], words: string[], year: number | undefined): string | undefined {
  if (list.length === 1) return list[0]!.id;
  let best: CourtNames | undefined;
  let score = -1;
  for (const court of list) {
    const value = rank(court, words, year);
    if (value > score) {
      best = court;
      score = value;
    }
  }
  return best?.id;
}

/** The longest run of the text's words that is some court's name. */
function byRun(
  words: string[],
  year: number | undefined,
  from: Index,
): { id: string; length: number } | undefined {
  for (let length = Math.min(words.length, from.longest); length >= 2; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const list = from.exact.get(words.slice(at, at + length).join(' '));
      if (list) return { id: choose(list, words, year)!, length };
    }
  }
  return undefined;
}

function matchesGapped(words: string[], pattern: string[]): boolean {
  let at = 0;
  for (const want of pattern) {
    if (want === '*') continue;
    const found = words.indexOf(want, at);
    if (found === -1) return false;
    at = found + 1;
  }
  return true;
}

function byGap(
  words: string[],
  year: number | undefined,
  from: Index,
): { id: string; length: number } | undefined {
  let best: Named | undefined;
  for (const named of from.gapped) {
    if (named.words.length < 3 || !matchesGapped(words, named.words) || !satIn(named.court, year))
      continue;
    if (!best || named.words.length > best.words.length) best = named;
  }
  return best && { id: best.court.id, length: best.words.filter((word) => word !== '*').length };
}

/** One letter wrong, missing or doubled, as scanning and typing do. */
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
function byWords(
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

/** The words are looked up in runs, and each with its likes; no court's name has so many. */
const MOST_WORDS = 80;

/**
 * The courts-db id of a court named in any usual way: "U. S. District Court, No. Dist. of Ala.",
 * "Supreme Court of New York, Kings County", "9th Cir.". `year` separates courts that succeeded
 * each other under one name.
 */
export function courtFromText(text: string, year?: number): string | undefined {
  index ??= build();
  const words = courtWords(text).slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  // Without a place the Supreme Court of the United States is meant.
  if (words.join(' ') === 'supreme court') return 'scotus';
  const whole = index.exact.get(words.join(' '));
  if (whole) return choose(whole, words, year);
  const short = text.length <= 40 ? courtFromCitation(text, year) : undefined;
  if (short) return short;
  const run = byRun(words, year, index);
  const gap = byGap(words, year, index);
  const found = gap && (!run || gap.length > run.length) ? gap : run;
  const loose = found && found.length === words.length ? undefined : byWords(words, year, index);
  if (!found) return loose?.id;
  return loose && loose.shared > found.length ? loose.id : found.id;
}
