import { citationRank } from '../preferred-citations.js';

/** CourtListener's `citations.type`, in the order in which a case shows its citations. */
const ORDER = [
  1, // federal
  2, // state
  3, // state regional
  8, // neutral
  5, // early Supreme Court
  4, // specialty
  9, // journal
  7, // West's database
  6, // LEXIS
];

/** Place of a citation among a case's own; lower is preferred. */
export function citationTypeRank(type: number, text: string): number {
  const place = ORDER.indexOf(type);
  // Of the federal ones the Supreme Court's own reports come first, however they are listed.
  return (place < 0 ? ORDER.length : place) * 10 + citationRank(text);
}

export function citationText(
  volume: string | null,
  reporter: string | null,
  page: string | null,
): string {
  return volume && reporter && page ? `${volume} ${reporter} ${page}` : '';
}
