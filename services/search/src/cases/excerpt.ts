import { type Highlighter, oneLine, type WeighedWords } from '@casewright/law/ranking';

/** Words shown of a passage. */
const SHOWN = 48;
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
 */
export function excerpt(text: string, highlighter: Highlighter, shownElsewhere = ''): Excerpt {
  const words = shownElsewhere
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '(?:\\s|\\*\\d+|\\[\\d+\\])+');
  const found = words === '' ? null : new RegExp(words).exec(text);
  if (!found) return densestPart(text, highlighter);
  const end = found.index + found[0].length;
  const before = densestPart(text.slice(0, found.index), highlighter);
  const after = densestPart(text.slice(end), highlighter);
  // Where nothing about it is left to show, the place is that of the sentence.
  if (Math.max(before.weight, after.weight) <= 0) return { text: '', start: found.index };
  if (before.weight > after.weight) return before;
  return { ...after, start: end + after.start };
}

function densestPart(text: string, highlighter: Highlighter): Excerpt & { weight: number } {
  const words = highlighter.weigh(text);
  if (words.count === 0) return { text: '', start: 0, weight: -1 };
  const { first, last, weight } = densest(words);
  const start = sentenceStart(text, words.starts[first]!);
  const end = sentenceEnd(text, words.ends[last]!);
  const cut = text.slice(start, end);
  const shown = oneLine(cut);
  const before = start > 0 && !/^["“(]?[A-Z]/.test(shown) ? '… ' : '';
  const after = end < text.length && !/[.?!]["”)]?$/.test(shown) ? ' …' : '';
  return {
    text: `${before}${shown}${after}`,
    start: start + cut.length - cut.trimStart().length,
    weight,
  };
}

/** The window whose distinct words weigh most. */
function densest({ count, weights }: WeighedWords): Record<'first' | 'last' | 'weight', number> {
  const counts = new Map<number, number>();
  let weight = 0;
  let best = -1;
  let at = 0;
  for (let i = 0; i < count; i++) {
    const gone = i < SHOWN ? 0 : weights[i - SHOWN]!;
    if (gone > 0) {
      const left = counts.get(gone)! - 1;
      counts.set(gone, left);
      if (left === 0) weight -= gone;
    }
    const here = weights[i]!;
    if (here > 0) {
      const before = counts.get(here) ?? 0;
      counts.set(here, before + 1);
      if (before === 0) weight += here;
    }
    if (weight <= best + 1e-9) continue;
    best = weight;
    at = i;
  }
  // A window that ended with the last matching word would show nothing after it.
  const last = Math.min(count - 1, at + 12);
  return { first: Math.max(0, last - SHOWN), last, weight: best };
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
