import type { Paragraph } from '@casewright/contracts';
import { parseParagraph, parsePlace } from '../case-address';

/** Where an address leads in an opinion. */
export interface OpinionTarget {
  /** The paragraph's number. */
  paragraph: number;
  /** The character of the paragraph; null for the paragraph as such. */
  place: number | null;
}

/**
 * Where an address leads in what has come of an opinion, in any order; null as long as that has not
 * come, and for what is beyond the end.
 */
export function targetOf(
  hash: string,
  paragraphs: readonly Paragraph[],
  isPartial: boolean,
): OpinionTarget | null {
  const number = parseParagraph(hash);
  if (number !== null) {
    const isThere = paragraphs.some(({ index }) => index === number);
    return isThere ? { paragraph: number, place: null } : null;
  }
  const at = parsePlace(hash);
  return at === null ? null : placeAt(at, paragraphs, isPartial);
}

function placeAt(
  at: number,
  paragraphs: readonly Paragraph[],
  isPartial: boolean,
): OpinionTarget | null {
  const found = paragraphs
    .filter(({ start, text }) => at < start + text.length)
    .reduce<Paragraph | null>((a, b) => (a === null || b.start < a.start ? b : a), null);
  if (!found) return null;
  // What is in no paragraph, a footnote's label, belongs to the next one; which may be still to come.
  if (at < found.start && isPartial) return null;
  return { paragraph: found.index, place: Math.max(0, at - found.start) };
}

/** What a paragraph has to know of where the address leads. */
export function targetIn({ index }: Paragraph, target: OpinionTarget | null) {
  const isTarget = target?.paragraph === index;
  return { isTarget, place: isTarget ? target.place : null };
}
