import type { Paragraph } from '@casewright/contracts';

/** A word or phrase that was looked for. */
export interface Match {
  start: number;
  end: number;
  isCurrent: boolean;
}

/** A stretch of a paragraph in one style. */
export interface Piece {
  text: string;
  isItalic: boolean;
  match: 'current' | 'other' | null;
  /** Whether the address leads to its beginning. */
  isPlace?: true;
}

export function piecesOf(
  { text, runs }: Paragraph,
  start: number,
  end: number,
  matches: readonly Match[],
  place: number | null,
): Piece[] {
  const italics = runs.filter((run) => run.kind === 'italic');
  const cuts = new Set([start, end]);
  for (const span of [...italics, ...matches]) {
    if (span.start > start && span.start < end) cuts.add(span.start);
    if (span.end > start && span.end < end) cuts.add(span.end);
  }
  if (place !== null && place > start && place < end) cuts.add(place);
  const edges = [...cuts].sort((a, b) => a - b);
  return edges.slice(0, -1).map((from, index) => {
    const covers = (span: { start: number; end: number }) => span.start <= from && span.end > from;
    const match = matches.find(covers);
    return {
      text: text.slice(from, edges[index + 1]),
      isItalic: italics.some(covers),
      match: match ? (match.isCurrent ? 'current' : 'other') : null,
      ...(from === place && { isPlace: true }),
    };
  });
}
