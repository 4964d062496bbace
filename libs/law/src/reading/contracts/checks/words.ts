import { lastAtOrBefore } from '../../documents/reading/spans.js';
import type { TextSpan } from '../../extracted-text.js';
import type { Review } from '../review.js';

/** The sentence around an offset, or the offset's own span where none is known. */
export function sentenceAt({ document }: Review, span: TextSpan): TextSpan {
  let low = 0;
  let high = document.sentences.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const sentence = document.sentences[middle]!;
    if (sentence.end <= span.start) low = middle + 1;
    else if (sentence.start > span.start) high = middle - 1;
    else return { start: sentence.start, end: Math.max(sentence.end, span.end) };
  }
  return span;
}

/** The sentences that a clause is made of, its ends included where they cut one. */
export function sentencesIn({ document }: Review, span: TextSpan): TextSpan[] {
  const { sentences } = document;
  let from = Math.max(0, lastAtOrBefore(sentences, span.start));
  const inside: TextSpan[] = [];
  for (; from < sentences.length && sentences[from]!.start < span.end; from++)
    if (sentences[from]!.end > span.start) inside.push(sentences[from]!);
  return inside.map(({ start, end }) => ({
    start: Math.max(start, span.start),
    end: Math.min(end, span.end),
  }));
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The first of a list with how many more there are: `a, b, c and 4 more`. */
export function listedShort(items: readonly string[], most: number): string {
  if (items.length <= most) return listed(items);
  return `${items.slice(0, most).join(', ')} and ${items.length - most} more`;
}

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Words of a span with single spaces and straight quotes. */
export const wordsAt = (text: string, { start, end }: TextSpan): string =>
  text.slice(start, end).replace(/\s+/g, ' ').replace(/[“”]/g, '"').replace(/[‘’]/g, "'");

/** The place that stands for the whole contract: its title, else its first words. */
export function titlePlace({ document, text }: Review): TextSpan {
  if (document.title) return document.title;
  const start = text.search(/\S/);
  const line = text.slice(start, start + 120).search(/\n|$/);
  return { start, end: start + Math.max(1, line) };
}
