import type { Span } from '../text/span.js';

/** A quotation in curly marks, over line and page breaks; longer ones have lost their end. */
const QUOTATION = /“[^“”]{1,1500}”/g;

/**
 * Whether a place lies in somebody else's words. A paragraph masks its own quotations; this sees
 * those that begin in one and end in another.
 */
export function quotedPlaces(text: string): (place: Span) => boolean {
  const spans = [...text.matchAll(QUOTATION)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
  return ({ start }) => {
    let low = 0;
    let high = spans.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const span = spans[middle]!;
      if (start <= span.start) high = middle - 1;
      else if (start >= span.end) low = middle + 1;
      else return true;
    }
    return false;
  };
}
