import type { QuotationDiff } from '@casewright/contracts';
import { compareWords, type Part, type Word } from './compare-words.js';
import { foldText } from './folded-text.js';

/** A text's words and their positions. */
export interface WordIndex {
  words: Word[];
  places: Map<string, number[]>;
}

export interface CloseMatch {
  start: number;
  end: number;
  diff: QuotationDiff;
  /** Share of matching words, 0 to 1. */
  likeness: number;
}

/**
 * Below this share of matching words, it is another passage: two passages of one opinion, on one
 * subject and equally long, share well under half of their words in order.
 */
const LEAST_LIKENESS = 0.65;
/** Fewer matching words may be a phrase that anyone uses. */
const FEWEST_WORDS = 4;
/** Words that occur more often say little about the place. */
const MOST_PLACES = 200;
/** Places compared word by word. */
const MOST_WINDOWS = 3;
/** Diagonals that differ by less are one place with words inserted or omitted. */
const BAND = 6;

/** A word without anything to fold. */
const PLAIN = /^[A-Za-z\d]+[.,;:]?$/;

export function indexWords(text: string): WordIndex {
  const words: Word[] = [];
  const places = new Map<string, number[]>();
  for (const { 0: printed, index } of text.matchAll(/\S+/g)) {
    const folded = PLAIN.test(printed) ? printed : foldText(printed).text;
    const seed = folded.toLowerCase().replace(/[^\p{L}\d]/gu, '');
    // A star page or a footnote call is no word.
    if (seed === '') continue;
    const list = places.get(seed);
    if (list) list.push(words.length);
    else places.set(seed, [words.length]);
    words.push({ text: printed, folded, seed, start: index, end: index + printed.length });
  }
  return { words, places };
}

/** The passage of a source that is closest to a quotation, if any is close. */
export function closestMatch(source: WordIndex, quotation: readonly Word[]): CloseMatch | null {
  let best: CloseMatch | null = null;
  for (const from of likelyStarts(source, quotation)) {
    const match = compareAt(source.words, quotation, from);
    if (match && match.likeness > (best?.likeness ?? 0)) best = match;
  }
  return best && best.likeness >= LEAST_LIKENESS ? best : null;
}

/** Where the quotation's first word would be in the source, according to most of its words. */
function likelyStarts({ places }: WordIndex, quotation: readonly Word[]): number[] {
  const votes = new Map<number, number>();
  for (const [at, { seed }] of quotation.entries()) {
    const found = places.get(seed) ?? [];
    if (found.length > MOST_PLACES) continue;
    for (const place of found) {
      const band = Math.floor((place - at) / BAND);
      votes.set(band, (votes.get(band) ?? 0) + 1);
    }
  }
  return [...votes]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MOST_WINDOWS)
    .map(([band]) => band * BAND);
}

function compareAt(
  source: readonly Word[],
  quotation: readonly Word[],
  start: number,
): CloseMatch | null {
  const slack = 2 * BAND + Math.ceil(quotation.length / 4);
  const from = Math.max(0, start - slack);
  const window = source.slice(from, start + quotation.length + slack);
  // Comparing word by word is slow when little matches, so skip what cannot be close.
  if (wordsInCommon(window, quotation) < LEAST_LIKENESS * quotation.length) return null;
  const parts = compareWords(window, quotation);
  const count = (where: Part['in']) =>
    parts.reduce((sum, part) => sum + (part.in === where ? part.words.length : 0), 0);
  const same = count('both');
  if (same < FEWEST_WORDS) return null;
  const passage = parts.flatMap((part) => part.source);
  return {
    start: passage[0]!.start,
    end: passage.at(-1)!.end,
    diff: parts.map((part) => ({
      in: part.in,
      text: part.words.map(({ text }) => text).join(' '),
    })),
    likeness: same / (same + Math.max(count('source'), count('quotation'))),
  };
}

/** How many of the quotation's words the window contains, in any order. */
function wordsInCommon(window: readonly Word[], quotation: readonly Word[]): number {
  const left = new Map<string, number>();
  for (const { folded } of window) left.set(folded, (left.get(folded) ?? 0) + 1);
  let common = 0;
  for (const { folded } of quotation) {
    const count = left.get(folded) ?? 0;
    if (count === 0) continue;
    left.set(folded, count - 1);
    common++;
  }
  return common;
}
