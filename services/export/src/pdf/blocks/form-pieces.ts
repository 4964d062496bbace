import type { CaptionBlock, SignatureBlock } from '../../document-model/document.js';
import { plain, type Run } from '../../document-model/runs.js';
import { breakLines, type Line } from '../line-breaking.js';
import type { PageFlow } from '../page-flow.js';
import type { Drawing, Piece } from './piece.js';

/** Points from one signing line to the next: room for a hand. */
const SIGNING = 30;
const SIGNATURE_WIDTH = 230;
/** What labels have at the least, and what is between the longest of them and its words. */
const LABEL_WIDTH = 64;
const LABEL_GAP = 8;
const CAPTION_GAP = 12;

/** The court centred above, then the parties beside the docket, parted by a rule. */
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

/** Who signs, and lines to sign on: never parted. */
export function signaturePiece(drawing: Drawing, { heading, lines }: SignatureBlock): Piece {
  const { theme, doc, root, stretches, typeface } = drawing;
  const { size } = theme;
  const leading = theme.grid > 0 ? theme.small.leading * 2 : theme.leading;
  const made = (runs: Run[], bold = false): Line[] =>
    breakLines(stretches.of(runs, { size, bold }), SIGNATURE_WIDTH, typeface);
  const head = heading.some((run) => 'text' in run && run.text !== '') ? made(heading, true) : [];
  const rows = lines.map(({ label, runs }) => ({
    label: made([plain(label === '' ? '' : `${label}:`)]),
    words: runs.length === 0 ? null : made(runs),
  }));
  const labels = rows.map(({ label }) => Math.max(...label.map((line) => line.width)));
  const beside = Math.max(LABEL_WIDTH, ...labels.map((each) => each + LABEL_GAP));
  const heightOf = ({ words }: (typeof rows)[number]): number =>
    words ? Math.max(words.length, 1) * leading : theme.grid > 0 ? leading : SIGNING;
  const height = head.length * leading + rows.reduce((sum, row) => sum + heightOf(row), 0);
  return {
    before: theme.grid > 0 ? 0 : theme.leading,
    keepWithNext: false,
    least: height,
    draw(flow) {
      const x = theme.left;
      tagged(doc, root, 'P', () => flow.drawLines(head, x, leading));
      for (const row of rows) {
        const bottom = flow.y + heightOf(row);
        if (!row.words) flow.y = bottom - leading;
        const y = flow.y;
        tagged(doc, root, 'P', () => {
          flow.drawLines(row.label, x, leading);
          flow.y = y;
          if (row.words) flow.drawLines(row.words, x + beside, leading);
        });
        if (!row.words) flow.rule(x + beside, bottom - leading * 0.25, SIGNATURE_WIDTH, 0.7);
        flow.y = bottom;
      }
      flow.skip(theme.gap);
      flow.settle();
    },
  };
}

function tagged(
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
