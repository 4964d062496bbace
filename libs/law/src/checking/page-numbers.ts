/** A text's pages, the first being 1. */
export interface Pages {
  count: number;
  /** The page of an offset. */
  at(offset: number): number;
}

/**
 * The pages that begin at the given offsets; without those, the ones that form feeds part; null for
 * a text that has neither.
 *
 * @param starts ascending; the first page begins at 0 whether that is listed or not
 */
export function pagesOf(text: string, starts: readonly number[] | undefined): Pages | null {
  const given = starts ?? [...text.matchAll(/\f/g)].map(({ index }) => index + 1);
  const later = given.filter((start) => start > 0 && start < text.length);
  if (starts === undefined && later.length === 0) return null;
  return { count: later.length + 1, at: (offset) => countUpTo(later, offset) + 1 };
}

/** How many of the ascending numbers are not above `limit`. */
function countUpTo(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
