import type { HeadingBlock, ParagraphBlock } from '../../document-model/document.js';
import { plain, type Run } from '../../document-model/runs.js';
import { numberWords } from '../../document-model/text.js';
import { breakLines, type Line } from '../line-breaking.js';
import { type Stretch } from '../line-units.js';
import { type Drawing, linesPiece, type Piece } from './piece.js';

/** Points between a label and its words. */
const LABEL_GAP = 6;

export function headingPiece(
  drawing: Drawing,
  { level, number, runs, id }: HeadingBlock,
  onPage: (title: string) => void,
): Piece {
  const { theme, stretches, typeface, doc, width } = drawing;
  const { size, leading, before, after } = theme.headings[level];
  const numbered: Run[] = number === '' ? runs : [plain(`${numberWords(number)} `), ...runs];
  const made = stretches.of(numbered, { size, bold: true });
  return linesPiece(drawing, breakLines(made, width, typeface), {
    tag: `H${level + 1}`,
    x: theme.left,
    leading,
    before,
    after,
    keepWithNext: true,
    atFirstLine: (flow) => {
      onPage(textOf(made));
      if (id) doc.addNamedDestination(id, 'XYZ', theme.left, flow.y, null);
    },
  });
}

/** A numbered paragraph: its number is where a heading's would. */
export function runInPiece(drawing: Drawing, heading: HeadingBlock): Piece {
  const { theme, doc } = drawing;
  const piece = paragraphPiece(drawing, {
    kind: 'paragraph',
    style: 'body',
    runs: heading.runs,
    label: numberWords(heading.number),
  });
  return {
    ...piece,
    draw(flow) {
      if (heading.id) doc.addNamedDestination(heading.id, 'XYZ', theme.left, flow.y, null);
      return piece.draw(flow);
    },
  };
}

export function paragraphPiece(drawing: Drawing, block: ParagraphBlock): Piece {
  const { theme, stretches, typeface, width } = drawing;
  const { style, label, align, runs, keepWithNext = false } = block;
  const isQuotation = style === 'quotation';
  const { size, leading } = style === 'body' || isQuotation ? theme : theme.small;
  const inset = (block.indent ?? 0) * theme.indent + (isQuotation ? theme.indent : 0);
  const made = stretches.of(runs, { size });
  const marker = label ? stretches.of([plain(label)], { size }) : null;
  const hang = marker ? hangOf(drawing, marker, size) : 0;
  const inner = width - inset - hang - (isQuotation ? theme.indent : 0);
  const x = theme.left + inset + hang;
  const markerLine = marker ? breakLines(marker, width, typeface)[0] : undefined;
  return linesPiece(drawing, breakLines(made, inner, typeface), {
    tag: isQuotation ? 'BlockQuote' : 'P',
    x,
    keepWithNext,
    leading: isQuotation && theme.grid > 0 ? theme.small.leading : leading,
    shift: align && align !== 'left' ? shifted(align, inner) : turned(inner),
    ...(markerLine
      ? { atFirstLine: (flow) => flow.drawLine(markerLine, x - hang, flow.y, leading) }
      : {}),
  });
}

/** A label takes a step, or as many as it needs. */
function hangOf({ theme, typeface }: Drawing, marker: Stretch[], size: number): number {
  const text = textOf(marker);
  const needed = typeface.width(text, marker[0]?.style.face ?? 'regular', size) + LABEL_GAP;
  return Math.max(theme.indent, needed);
}

function shifted(align: 'center' | 'right', width: number): (line: Line) => number {
  return (line) => (width - line.width) / (align === 'center' ? 2 : 1);
}

/** A line that is read from right to left begins at the right. */
export function turned(width: number): (line: Line) => number {
  return (line) => (line.isTurned ? width - line.width : 0);
}

function textOf(made: Stretch[]): string {
  return made
    .filter(({ style }) => !style.raise)
    .map(({ text }) => text)
    .join('');
}
