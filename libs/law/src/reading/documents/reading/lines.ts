import type { TextSpan } from '../../extracted-text.js';

/** A line that has words, without the white space around them. */
export interface Line extends TextSpan {
  text: string;
  /** Whether an empty line or a page break comes before it. */
  afterGap: boolean;
}

export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let gap = true;
  let at = 0;
  while (at <= text.length) {
    const stop = endOfLine(text, at);
    const raw = text.slice(at, stop);
    const words = raw.trim();
    if (words) {
      const start = at + raw.indexOf(words[0]!);
      lines.push({ start, end: start + words.length, text: words, afterGap: gap });
      gap = false;
    } else gap = true;
    if (text[stop] === '\f') gap = true;
    at = stop + 1;
  }
  return lines;
}

function endOfLine(text: string, at: number): number {
  let i = at;
  while (i < text.length && text.charCodeAt(i) !== 10 && text.charCodeAt(i) !== 12) i++;
  return i;
}

/** A page's number on its own line: `12`, `- 2 -`, `Page 3 of 9`. */
export const isPageNumber = (words: string): boolean =>
  words.length < 20 &&
  /^(?:[-–—[]\s*)?(?:Page\s+)?\d{1,4}(?:\s+of\s+\d{1,4})?(?:\s*[-–—\]])?$/i.test(words);
