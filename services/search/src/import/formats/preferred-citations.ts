/** A citation with how its source sorts it: lower is preferred. */
export interface RankedCitation {
  text: string;
  rank: number;
}

/** The citations as a case shows them, the preferred one first, the others as they came. */
export function preferredFirst(citations: readonly RankedCitation[]): string[] {
  return [...citations].sort((a, b) => a.rank - b.rank).map(({ text }) => text);
}

/**
 * How a court would choose: the Supreme Court's own reports, other official ones, regional
 * reporters, neutral citations, then those of publishers.
 */
export function citationRank(text: string): number {
  if (/^\d+ U\. ?S\. /.test(text)) return 0;
  if (/LEXIS/.test(text)) return 9;
  if (/ WL /.test(text)) return 8;
  if (/L\. ?Ed\./.test(text)) return 5;
  if (/S\. ?Ct\./.test(text)) return 4;
  return 2;
}
