/** What is known of how far a printed case reaches. */
export interface PrintedCase {
  /** Its first page in the reporter at hand. */
  firstPage: number;
  /** Pages marked in its text, of whichever of its printings. */
  labels: readonly number[];
  /** Characters of all its opinions. */
  length: number;
}

/** Between the first page and the first mark lie the headnotes and the syllabus. */
const MOST_UNMARKED = 8;
/** A page of any reporter holds more than this, so marks that are closer are another printing's. */
const FEWEST_CHARACTERS = 400;
/** No page of any reporter holds more, so a text of that length fills at least one. */
const MOST_CHARACTERS = 7_500;

/**
 * Whether a page certainly is inside a case: after its first page, before its last. On its last
 * page another case may begin, so that one does not count.
 */
export function liesInside(page: number, printed: PrintedCase): boolean {
  return page > printed.firstPage && page < lastCertainPage(printed);
}

/**
 * How far a case reaches: `next` is the first page of another case of the volume after it. Cases may
 * share a page, so its last page may be the first of the next. Null where nothing shows the end.
 */
export function extentOf(
  printed: PrintedCase,
  next: number | null,
): { first: number; inside: number; last: number | null } {
  const first = printed.firstPage;
  const marked = lastMarkedPage(printed);
  const inside = Math.max(first, marked ?? lastCertainPage(printed) - 1);
  const ends = [next, marked].filter((page): page is number => page !== null);
  return { first, inside, last: ends.length > 0 ? Math.max(inside, Math.min(...ends)) : null };
}

/** By the marks in the text where they belong to this printing, else by the text's length. */
function lastCertainPage({ firstPage, labels, length }: PrintedCase): number {
  const marked = lastMarkedPage({ firstPage, labels, length });
  if (marked !== null) return marked;
  return firstPage + Math.floor(length / MOST_CHARACTERS);
}

/** The last page marked in the text; null where the marks are another printing's. */
function lastMarkedPage({ firstPage, labels, length }: PrintedCase): number | null {
  const most = firstPage + length / FEWEST_CHARACTERS + MOST_UNMARKED;
  const own = labels.filter((label) => label > firstPage && label <= most);
  const isOwn = own.length > 0 && Math.min(...own) - firstPage <= MOST_UNMARKED;
  return isOwn ? Math.max(...own) : null;
}
