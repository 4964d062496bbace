import { courtFromCitation } from './citation-courts.js';
import { byWords, isHere } from './court-by-words.js';
import { courtIndex, type Index, type Named } from './court-index.js';
import { type CourtNames, satIn } from './table.js';
import { courtWords } from './words.js';

/** How well one of several courts with the same name fits: date, then place, then its own name. */
function rank(court: CourtNames, words: string[], year: number | undefined): number {
  const own = courtWords(court.name).join(' ') === words.join(' ');
  return (
    (satIn(court, year) ? 8 : 0) +
    (isHere(court, words) ? 4 : 0) +
    (own ? (court.printed ? 3 : 1) : 2)
  );
}

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
      if (!from.byWord.has(words[at]!) || !from.byWord.has(words[at + length - 1]!)) continue;
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

/** The words are looked up in runs, and each with its likes; no court's name has so many. */
const MOST_WORDS = 80;

/**
 * The courts-db id of a court named in any usual way: "U. S. District Court, No. Dist. of Ala.",
 * "Supreme Court of New York, Kings County", "9th Cir.". `year` separates courts that succeeded
 * each other under one name.
 */
export function courtFromText(text: string, year?: number): string | undefined {
  const index = courtIndex();
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
