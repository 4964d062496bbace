export interface Span {
  start: number;
  end: number;
}

/** A longer paragraph, as in a text without blank lines, is split at a sentence. */
const LONGEST = 6_000;
const SHORTEST_CUT = 3_000;

/**
 * Splits an opinion at blank lines. A paragraph's index is its number in links, so these rules must
 * not depend on anything but the text.
 */
export function splitParagraphs(text: string): Span[] {
  const paragraphs: Span[] = [];
  const blank = /\n[^\S\n]*\n\s*|\f\s*/g;
  let start = 0;
  for (let found = blank.exec(text); found; found = blank.exec(text)) {
    push(text, start, found.index, paragraphs);
    start = found.index + found[0].length;
  }
  push(text, start, text.length, paragraphs);
  return paragraphs;
}

function push(text: string, from: number, to: number, into: Span[]): void {
  let [start, end] = [from, to];
  while (start < end && /\s/.test(text[start]!)) start++;
  while (end > start && /\s/.test(text[end - 1]!)) end--;
  while (end - start > LONGEST) {
    const cut = cutPoint(text.slice(start, start + LONGEST));
    into.push({ start, end: start + cut });
    start += cut;
    while (start < end && /\s/.test(text[start]!)) start++;
  }
  if (end > start) into.push({ start, end });
}

function cutPoint(text: string): number {
  const sentence = Math.max(text.lastIndexOf('. '), text.lastIndexOf('.\n'));
  if (sentence > SHORTEST_CUT) return sentence + 1;
  const space = text.lastIndexOf(' ');
  if (space > SHORTEST_CUT) return space;
  // Never between the halves of a surrogate pair.
  return /[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length;
}

/** The index of the paragraph at an offset, or of the nearest one before it. */
export function paragraphAt(paragraphs: readonly Span[], offset: number): number {
  let low = 0;
  let high = paragraphs.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (paragraphs[middle]!.start <= offset) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}
