import type { LeaderBlock, ListBlock } from '../../document-model/document.js';
import { plain, type Run } from '../../document-model/runs.js';
import { breakLines } from '../line-breaking.js';
import { type Drawing, linesPiece, type Piece } from './piece.js';
import { turned } from './text-pieces.js';

export function listPieces(drawing: Drawing, { items }: ListBlock): Piece[] {
  const { doc, root, theme } = drawing;
  const list = doc.struct('L');
  root.add(list);
  return items.map((runs, index) => {
    const item = doc.struct('LI');
    list.add(item);
    const isLast = index === items.length - 1;
    const piece = listItem(drawing, runs, item, isLast ? theme.gap : Math.min(3, theme.gap));
    return {
      ...piece,
      async draw(flow) {
        await piece.draw(flow);
        item.end();
        if (isLast) list.end();
      },
    };
  });
}

function listItem(
  drawing: Drawing,
  runs: Run[],
  item: PDFKit.PDFStructureElement,
  after: number,
): Piece {
  const { theme, stretches, typeface, width } = drawing;
  const hang = theme.indent * 0.6;
  const made = stretches.of(runs, { size: theme.size });
  const [bullet] = breakLines(stretches.of([plain('•')], { size: theme.size }), width, typeface);
  const x = theme.left + hang;
  return linesPiece(drawing, breakLines(made, width - hang, typeface), {
    tag: 'LBody',
    x,
    leading: theme.leading,
    after,
    parent: item,
    shift: turned(width - hang),
    atFirstLine: (flow) => bullet && flow.drawLine(bullet, x - hang, flow.y, theme.leading),
  });
}

/** Words, dots, and page numbers at the right. */
export function leaderPiece(drawing: Drawing, { runs, pageText }: LeaderBlock): Piece {
  const { theme, stretches, typeface, width } = drawing;
  const { size, leading } = theme;
  const pages = typeface.showable(pageText);
  const room = Math.max(typeface.width(pages, 'regular', size), 40) + 20;
  const hang = theme.indent * 0.6;
  const lines = breakLines(stretches.of(runs, { size }), width - room - hang, typeface, -hang);
  const last = lines.at(-1);
  const [style] = stretches.of([plain('')], { size });
  if (last && style && pages !== '') {
    const isFirst = lines.length === 1;
    const from = last.width + 4;
    const reach = width - (isFirst ? 0 : hang);
    const at = reach - typeface.width(pages, 'regular', size);
    const dot = typeface.width('.', 'regular', size);
    const dots = '.'.repeat(Math.max(3, Math.floor((at - 6 - from) / dot)));
    last.segments.push({ text: ` ${dots} `, style: style.style, x: from, width: at - from });
    last.segments.push({ text: pages, style: style.style, x: at, width: reach - at });
  }
  return linesPiece(drawing, lines, {
    tag: 'P',
    x: theme.left,
    leading,
    after: Math.min(4, theme.gap),
    shift: (line) => (line === lines[0] ? 0 : hang),
  });
}
