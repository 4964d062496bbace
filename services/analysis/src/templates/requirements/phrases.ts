import type { Span } from './claims.js';

const STOP =
  /(?<!\b(?:Inc|Corp|Co|Ltd|No|Mr|Ms|Mrs|Dr|St|Ave|Blvd|Rd|vs?|U\.S|L\.P|N\.A|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec))[.!?]+(?=\s|$)|[;\n•]+/g;

const parted = (text: string, from: number, to: number, stop: RegExp): Span[] => {
  const spans: Span[] = [];
  let start = from;
  for (const match of text.slice(from, to).matchAll(stop)) {
    spans.push({ start, end: from + match.index });
    start = from + match.index + match[0].length;
  }
  spans.push({ start, end: to });
  return spans.filter((span) => /[\p{L}\d]/u.test(text.slice(span.start, span.end)));
};

/** Sentences, and whatever semicolons and new lines part. */
export const sentencesOf = (text: string): Span[] => parted(text, 0, text.length, STOP);

/** What commas part within a sentence, but not the commas of figures. */
export const phrasesOf = (text: string, { start, end }: Span): Span[] =>
  parted(text, start, end, /,\s+(?:and\s+)?|\s+[–—]\s+/g);

/** The sentence that an offset lies in. */
export function sentenceAt(text: string, offset: number): Span {
  const found = sentencesOf(text).find(({ start, end }) => start <= offset && offset < end);
  return found ?? { start: 0, end: text.length };
}
