import type { Passage } from '@casewright/contracts';
import { oneLine } from '../index/opinion-sentences.js';
import type { Highlight, Highlighter } from '../search/ranking.js';
import type { TellingSentence } from './telling-sentence.js';

/** Characters shown of a passage, some 48 words, and of those, what follows the last that matches. */
const SHOWN = 290;
const SHOWN_AFTER = 75;
/**
 * How far before the matching words the excerpt may begin in order to start with a sentence, in
 * characters.
 */
const LEAD_AT_MOST = 140;

/** How far after them it may end in order to finish a sentence. */
const TAIL_AT_MOST = 120;

/** The part of a text that is shown, and its offset in the text. */
export interface Excerpt {
  text: string;
  start: number;
}

/**
 * The part of a text that covers most of the query, from the beginning of a sentence if one is
 * near; of what stands on either side of a sentence that is shown elsewhere.
 *
 * @param words of the query, where they stand in the text
 */
export function excerpt(
  text: string,
  words: readonly Highlight[],
  shownElsewhere: TellingSentence | null,
): Excerpt {
  const found = shownElsewhere && placeIn(text, shownElsewhere);
  if (!found) return densestPart(text, words, 0);
  const { start, end } = found;
  const before = densestPart(
    text.slice(0, start),
    words.filter((word) => word.end <= start),
    0,
  );
  const after = densestPart(
    text.slice(end),
    words.filter((word) => word.start >= end),
    end,
  );
  // Where nothing about it is left to show, the place is that of the sentence.
  if (Math.max(before.weight, after.weight) <= 0) return { text: '', start };
  return before.weight > after.weight ? before : after;
}

/** Where a sentence stands in a text, however its lines and pages break there. */
function placeIn(
  text: string,
  { whole, place }: TellingSentence,
): Record<'start' | 'end', number> | null {
  const { source, start, end } = place;
  if (source.text === text) return { start: start + text.slice(start).search(/\S/), end };
  const words = whole
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '(?:\\s|\\*\\d+|\\[\\d+\\])+');
  const found = new RegExp(words).exec(text);
  return found && { start: found.index, end: found.index + found[0].length };
}

/** @param offset of the text, in that in which the words were looked for */
function densestPart(
  text: string,
  words: readonly Highlight[],
  offset: number,
): Excerpt & { weight: number } {
  if (!/\w/.test(text)) return { text: '', start: 0, weight: -1 };
  const { last, weight } = densest(words);
  const end = wordEnd(text, last - offset + SHOWN_AFTER);
  const start = sentenceStart(text, wordStart(text, end - SHOWN));
  const cut = text.slice(start, sentenceEnd(text, end));
  const shown = oneLine(cut);
  const before = start > 0 && !/^["“(]?[A-Z]/.test(shown) ? '… ' : '';
  const after = start + cut.length < text.length && !/[.?!]["”)]?$/.test(shown) ? ' …' : '';
  return {
    text: `${before}${shown}${after}`,
    start: offset + start + cut.length - cut.trimStart().length,
    weight,
  };
}

/** Where the window ends whose distinct words weigh most; a window without words ends nowhere. */
function densest(words: readonly Highlight[]): Record<'last' | 'weight', number> {
  const counts = new Map<number, number>();
  let weight = 0;
  let best = { last: 0, weight: 0 };
  let first = 0;
  for (const { end, weight: here } of words) {
    for (; end - words[first]!.start > SHOWN - SHOWN_AFTER; first++) {
      const gone = words[first]!.weight;
      const left = counts.get(gone)! - 1;
      counts.set(gone, left);
      if (left === 0) weight -= gone;
    }
    const before = counts.get(here) ?? 0;
    counts.set(here, before + 1);
    if (before === 0) weight += here;
    if (weight > best.weight + 1e-9) best = { last: end, weight };
  }
  return best;
}

function wordStart(text: string, from: number): number {
  if (from <= 0) return 0;
  const next = /(?<=\s)\S/.exec(text.slice(from - 1, from + LEAD_AT_MOST));
  return from + (next ? next.index - 1 : 0);
}

function wordEnd(text: string, from: number): number {
  const rest = text.slice(from).search(/[^\p{L}\d]/u);
  return rest < 0 ? text.length : from + rest;
}

function sentenceStart(text: string, from: number): number {
  const before = text.slice(Math.max(0, from - LEAD_AT_MOST), from);
  const border = Math.max(
    ...[...before.matchAll(/[a-z)”"]{2}[.?!]["”)]?\s+(?=["“(]?[A-Z])|\n\s*\n\s*/g)].map(
      (match) => match.index + match[0].length,
    ),
    -1,
  );
  if (border >= 0) return from - before.length + border;
  return from <= LEAD_AT_MOST ? 0 : from;
}

/** To the end of the sentence where that is near, else with the punctuation after the word. */
function sentenceEnd(text: string, from: number): number {
  const rest = text.slice(from, from + TAIL_AT_MOST);
  const near = /^[^\n]*?(?:[a-z0-9)\]”"][.?!]["”)]?)(?=\s|$)/.exec(rest);
  if (near) return from + near[0].length;
  return from + (/^[.,;:?!"”’')\]]*/.exec(rest)?.[0].length ?? 0);
}

/** A text in runs, the query's words in it marked. */
export function marked(text: string, highlighter: Highlighter): Passage {
  const runs: Passage = [];
  let at = 0;
  for (const { start, end } of highlighter.highlights(text)) {
    if (start > at) runs.push({ text: text.slice(at, start), marked: false });
    runs.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  if (at < text.length) runs.push({ text: text.slice(at), marked: false });
  return runs;
}
