import { type Span, spanAt } from '../text/span.js';

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
    const span = spanAt(spans, start);
    return span !== undefined && start > span.start;
  };
}
