/** What is known about the pages of a printed case. */
export interface PrintedCase {
  /** First page in the reporter in question. */
  firstPage: number;
  /** Pages marked in its text, in any of its reporters. */
  labels: readonly number[];
  /** Characters in all of its opinions. */
  length: number;
}

/** Pages of headnotes and syllabus between the first page and the first mark. */
const MOST_UNMARKED = 8;
/**
 * Any reporter's page holds more than this, so marks closer together belong to another reporter.
 */
const FEWEST_CHARACTERS = 400;
/** No reporter's page holds more, so a text of this length fills at least one. */
const MOST_CHARACTERS = 7_500;

/**
 * Whether a page is certainly inside a case: after its first page and before its last. The last
 * page does not count, because another case may begin on it.
 */
export function liesInside(page: number, printed: PrintedCase): boolean {
  return page > printed.firstPage && page < lastCertainPage(printed);
}

/**
 * The last page of a case. `next` is the first page of the next case in the volume; the two may
 * share a page. Null if nothing shows where the case ends.
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

/** From the marks in the text if they belong to this reporter, or else from the text's length. */
function lastCertainPage({ firstPage, labels, length }: PrintedCase): number {
  const marked = lastMarkedPage({ firstPage, labels, length });
  if (marked !== null) return marked;
  return firstPage + Math.floor(length / MOST_CHARACTERS);
}

/** The last page marked in the text; null if the marks belong to another reporter. */
function lastMarkedPage({ firstPage, labels, length }: PrintedCase): number | null {
  const most = firstPage + length / FEWEST_CHARACTERS + MOST_UNMARKED;
  const own = labels.filter((label) => label > firstPage && label <= most);
  const isOwn = own.length > 0 && Math.min(...own) - firstPage <= MOST_UNMARKED;
  return isOwn ? Math.max(...own) : null;
}
