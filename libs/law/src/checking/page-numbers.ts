import type { CheckedCitation, CitationCheck, TextPlace } from '@casewright/contracts';

/** A text's pages, the first being 1. */
export interface Pages {
  count: number;
  /** The page of an offset. */
  at(offset: number): number;
}

/** Where a text has its pages, and perhaps its notes. */
export interface Places {
  count: number;
  /** The page of an offset; null where the file does not say. */
  at(offset: number): number | null;
  /** The note that an offset is in. */
  noteAt?(offset: number): string | null;
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

/** Pages and notes as a file has them; null for one of which neither is known. */
export function placesOf(places: readonly TextPlace[]): Places | null {
  if (places.length === 0) return null;
  const starts = places.map(({ start }) => start);
  const at = (offset: number) => places[countUpTo(starts, offset) - 1];
  return {
    count: places.reduce((most, { page }) => Math.max(most, page ?? 0), 0),
    at: (offset) => at(offset)?.page ?? null,
    noteAt: (offset) => at(offset)?.footnote ?? null,
  };
}

/** A check whose citations say where they begin, their case names included. */
export function withPlaces(check: CitationCheck, pages: Places | null): CitationCheck {
  if (!pages) return check;
  const placed = (citation: CheckedCitation): CheckedCitation => {
    const { start } = citation.fullSpan;
    const [page, footnote] = [pages.at(start), pages.noteAt?.(start)];
    return { ...citation, ...(page && { page }), ...(footnote && { footnote }) };
  };
  return { ...check, citations: check.citations.map(placed) };
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
