import type { Line } from '../line-breaking.js';
import type { PageFlow } from '../page-flow.js';
import type { StretchMaker } from '../stretches.js';
import type { Theme } from '../theme.js';
import type { Typeface } from '../typeface.js';

/** A part of a document that is placed as a whole, or that splits itself across pages. */
export interface Piece {
  /** Space before it, in points; dropped at the top of a page. */
  before: number;
  /** Points that a page must have left for it to begin there. */
  least: number;
  /** Space after it, in points. */
  after?: number;
  keepWithNext: boolean;
  draw(flow: PageFlow): void | Promise<void>;
}

/** What all makers of pieces share. */
export interface Drawing {
  doc: PDFKit.PDFDocument;
  theme: Theme;
  typeface: Typeface;
  stretches: StretchMaker;
  /** Root element of the structure tree. */
  root: PDFKit.PDFStructureElement;
  /** Widths of the columns of a table are of this. */
  width: number;
}

/** Fewest lines of a paragraph at either end of a page. */
const TOGETHER = 2;

/**
 * Lines as an element of the structure tree, parted over pages with at least two on either side.
 */
export function linesPiece(
  { doc, root, theme }: Drawing,
  lines: Line[],
  options: {
    tag: string;
    x: number;
    leading: number;
    before?: number;
    after?: number;
    keepWithNext?: boolean;
    /** Points between the margin and the start of a line, for lines not aligned left. */
    shift?: (line: Line) => number;
    parent?: PDFKit.PDFStructureElement;
    /** Drawn with the first line. */
    atFirstLine?: (flow: PageFlow) => void;
  },
): Piece {
  const { tag, x, leading, before = 0, after = theme.gap, keepWithNext = false, shift } = options;
  const first = keepWithNext || lines.length <= TOGETHER + 1 ? lines.length : TOGETHER;
  return {
    before,
    keepWithNext,
    least: first * leading,
    after,
    draw(flow) {
      const element = doc.struct(tag);
      (options.parent ?? root).add(element);
      let rest = lines;
      while (rest.length > 0) {
        const fits = fitting(rest.length, Math.floor((flow.room + 0.01) / leading), flow.atTop);
        if (fits > 0) {
          element.add(doc.markStructureContent(tag));
          if (rest === lines) options.atFirstLine?.(flow);
          for (const line of rest.slice(0, fits)) {
            flow.drawLines([line], x + (shift?.(line) ?? 0), leading);
          }
          doc.endMarkedContent();
        }
        rest = rest.slice(fits);
        if (rest.length > 0) flow.newPage();
      }
      element.end();
      flow.skip(after);
      flow.settle();
    },
  };
}

/** How many of `count` lines fit into `room` points of a page. */
function fitting(count: number, room: number, atTop: boolean): number {
  if (count <= room) return count;
  const leftOver = Math.min(room, count - TOGETHER);
  if (leftOver >= TOGETHER) return leftOver;
  return atTop ? Math.max(1, Math.min(count, room)) : 0;
}
