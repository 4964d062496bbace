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
 * Whether a page certainly lies inside a case: after its first page, before its last. On its last
 * page another case may begin, so that one does not count.
 */
export function liesInside(page: number, printed: PrintedCase): boolean {
  return page > printed.firstPage && page < lastCertainPage(printed);
}

/** By the marks in the text where they belong to this printing, else by the text's length. */
function lastCertainPage({ firstPage, labels, length }: PrintedCase): number {
  const most = firstPage + length / FEWEST_CHARACTERS + MOST_UNMARKED;
  const own = labels.filter((label) => label > firstPage && label <= most);
  if (own.length > 0 && Math.min(...own) - firstPage <= MOST_UNMARKED) return Math.max(...own);
  return firstPage + Math.floor(length / MOST_CHARACTERS);
}
