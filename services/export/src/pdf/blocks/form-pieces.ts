import type { CaptionBlock } from '../../document-model/document.js';
import { plain, type Run } from '../../document-model/runs.js';
import { breakLines, type Line } from '../line-breaking.js';
import type { PageFlow } from '../page-flow.js';
import type { Drawing, Piece } from './piece.js';

const CAPTION_GAP = 12;

/** The court centred above, then the parties alongside the docket, parted by a rule. */
export function captionPiece(drawing: Drawing, caption: CaptionBlock): Piece {
  const { court, left, right, divider } = caption;
  const { theme, width, doc, root } = drawing;
  const leading = theme.grid > 0 ? theme.small.leading * 2 : theme.leading;
  const half = width / 2 - CAPTION_GAP;
  const lines = (rows: Run[][], room: number, bold = false): Line[] =>
    rows.flatMap((runs) =>
      breakLines(drawing.stretches.of(runs, { size: theme.size, bold }), room, drawing.typeface),
    );
  const head = lines(court, width, true);
  const columns = [lines(left, half), lines(right, half)];
  const rows = Math.max(...columns.map(({ length }) => length));
  return {
    before: 0,
    keepWithNext: false,
    least: Math.min((head.length + rows + 1) * leading, theme.bottom - theme.top),
    draw(flow) {
      tagged(doc, root, 'P', () => {
        for (const line of head)
          flow.drawLines([line], theme.left + (width - line.width) / 2, leading);
      });
      flow.y += leading;
      const top = flow.y;
      columns.forEach((column, index) => {
        flow.y = top;
        const x = theme.left + index * (width / 2 + CAPTION_GAP);
        tagged(doc, root, 'P', () => flow.drawLines(column, x, leading));
      });
      flow.y = top + rows * leading;
      if (divider) marks(flow, { top, rows, leading, mark: divider }, drawing);
      else frame(flow, top, drawing);
      flow.skip(leading);
      flow.settle();
    },
  };
}

/** The mark in the middle of each line. */
function marks(
  flow: PageFlow,
  { top, rows, leading, mark }: { top: number; rows: number; leading: number; mark: string },
  { theme, width, doc, root, stretches, typeface }: Drawing,
): void {
  const [line] = breakLines(stretches.of([plain(mark)], { size: theme.size }), width, typeface);
  if (!line) return;
  flow.y = top;
  const column = Array.from({ length: rows }, () => line);
  tagged(doc, root, 'P', () =>
    flow.drawLines(column, theme.left + (width - line.width) / 2, leading),
  );
}

/** A rule below the parties and one at their right. */
function frame(flow: PageFlow, top: number, { theme, width, doc }: Drawing): void {
  const middle = theme.left + width / 2;
  flow.rule(theme.left, flow.y + 4, width / 2, 0.8);
  flow.ornament(() =>
    doc
      .moveTo(middle, top)
      .lineTo(middle, flow.y + 4)
      .lineWidth(0.8)
      .stroke('#1a1a1e'),
  );
}

export function tagged(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  tag: string,
  draw: () => void,
): void {
  const element = doc.struct(tag);
  root.add(element);
  element.add(doc.markStructureContent(tag));
  draw();
  doc.endMarkedContent();
  element.end();
}
