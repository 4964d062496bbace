import type { TextSpan } from '../../extracted-text.js';

/** White space collapsed to single blanks, ends trimmed: words as a sentence prints them. */
export const plain = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();

/** The words of a span, white space collapsed. */
export const wordsOf = (text: string, { start, end }: TextSpan): string =>
  plain(text.slice(start, end));

/** The span without the white space at its ends. */
export function trimmed(text: string, { start, end }: TextSpan): TextSpan {
  let from = start;
  let to = end;
  while (to > from && /\s/.test(text[to - 1]!)) to--;
  while (from < to && /\s/.test(text[from]!)) from++;
  return { start: from, end: to };
}

/** Index of the last item that begins at or before `offset`; -1 for none. Items are in order. */
export function lastAtOrBefore(items: readonly TextSpan[], offset: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (items[middle]!.start <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The item that contains `offset`. Items are in order and do not overlap. */
export function itemAt<T extends TextSpan>(items: readonly T[], offset: number): T | null {
  const item = items[lastAtOrBefore(items, offset)];
  return item && offset < item.end ? item : null;
}

/** The items that begin in a span. Items are in order. */
export function itemsIn<T extends TextSpan>(items: readonly T[], { start, end }: TextSpan): T[] {
  const found: T[] = [];
  let at = lastAtOrBefore(items, start - 1) + 1;
  for (; at < items.length && items[at]!.start < end; at++) found.push(items[at]!);
  return found;
}
