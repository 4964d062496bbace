import type { Paragraph } from '@casewright/contracts';
import { type Match, type Piece, piecesOf } from './pieces';
import { starPagesOf } from './star-pages';

/** What a paragraph consists of, in order. */
export type Segment =
  | { kind: 'text'; start: number; pieces: Piece[] }
  | { kind: 'link'; start: number; pieces: Piece[]; caseId: number | null }
  | { kind: 'note'; start: number; label: string }
  | { kind: 'page'; start: number; label: string };

interface Stretch {
  start: number;
  end: number;
  /** Of the stretch, or of its part from an offset on where a page turns in it. */
  make: (pieces: Piece[], start: number) => Segment;
}

/**
 * Cuts a paragraph where its style or meaning changes, so that every stretch is one element; and at
 * the place that the address leads to.
 */
export function segmentsOf(
  paragraph: Paragraph,
  matches: readonly Match[],
  place: number | null = null,
): Segment[] {
  const pieces = (from: number, to: number) => piecesOf(paragraph, from, to, matches, place);
  const segments: Segment[] = [];
  const pages = starPagesOf(paragraph);
  /** Returns where the text goes on behind the marks, which are not shown twice. */
  const turnPages = (until: number): number => {
    let end = until;
    while (pages[0] && pages[0].at <= until) {
      const page = pages.shift()!;
      segments.push({ kind: 'page', start: page.at, label: page.label });
      end = Math.max(end, page.end);
    }
    return end;
  };
  for (const stretch of stretchesOf(paragraph)) {
    let from = turnPages(stretch.start);
    while (pages[0] && pages[0].at < stretch.end) {
      const { at } = pages[0];
      segments.push(stretch.make(pieces(from, at), from));
      from = turnPages(at);
    }
    if (from < stretch.end || stretch.start === stretch.end)
      segments.push(stretch.make(pieces(from, stretch.end), from));
  }
  turnPages(Number.POSITIVE_INFINITY);
  return segments.filter((segment) => !('pieces' in segment) || segment.pieces.length > 0);
}

/** Links and notes, and the text between them, without gaps or overlaps. */
function stretchesOf({ text, links, notes }: Paragraph): Stretch[] {
  const special: Stretch[] = [
    ...links.map(({ start, end, caseId }) => ({
      start,
      end,
      make: (pieces: Piece[], start: number): Segment => ({ kind: 'link', start, pieces, caseId }),
    })),
    ...notes.map(({ start, end, label }) => ({
      start,
      end,
      make: (): Segment => ({ kind: 'note', start, label }),
    })),
  ].sort((a, b) => a.start - b.start);
  const stretches: Stretch[] = [];
  let at = 0;
  const plain = (start: number, end: number) => {
    if (end <= start) return;
    const make: Stretch['make'] = (pieces, start) => ({ kind: 'text', start, pieces });
    stretches.push({ start, end, make });
  };
  for (const stretch of special) {
    if (stretch.start < at) continue;
    plain(at, stretch.start);
    stretches.push(stretch);
    at = stretch.end;
  }
  plain(at, text.length);
  return stretches;
}

type BlockKind = 'blockquote' | 'heading' | 'center' | 'plain';

/** How a paragraph is set: what (nearly) all of it is. */
export function blockKind({ text, runs }: Paragraph): BlockKind {
  const whole = runs.find(
    (run) => run.kind !== 'italic' && run.end - run.start >= text.length * 0.9,
  );
  return whole && whole.kind !== 'italic' ? whole.kind : 'plain';
}
