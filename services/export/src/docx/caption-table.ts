import {
  AlignmentType,
  type FileChild,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import type { CaptionBlock } from '../document-model/document.js';
import { plain, type Run } from '../document-model/runs.js';
import type { PageMeasures } from './measures.js';
import type { RunMaker } from './run-maker.js';
import { NO_RULES, NONE, SOLID } from './tables.js';

/** Width of the column of marks between the halves of a caption, in twentieths of a point. */
const MARK_COLUMN = 600;

/**
 * The court's name, then the parties in a cell ruled below and at its right, alongside the docket.
 */
export function captionTable(
  { court, left, right, divider }: CaptionBlock,
  maker: RunMaker,
  { textWidth }: PageMeasures,
): FileChild[] {
  const marks = divider
    ? Array.from({ length: Math.max(left.length, right.length) }, () => [plain(divider)])
    : [];
  const middle = divider ? MARK_COLUMN : 0;
  const half = Math.floor((textWidth - middle) / 2);
  const cell = (lines: Run[][], width: number, ruled = false): TableCell =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      margins: { left: lines === left ? 0 : 240, right: 120, marginUnitType: WidthType.DXA },
      borders: {
        top: NONE,
        left: NONE,
        ...(ruled ? { bottom: SOLID, right: SOLID } : { bottom: NONE, right: NONE }),
      },
      // Word treats a cell without a paragraph as damaged.
      children: (lines.length === 0 ? [[]] : lines).map(
        (runs) => new Paragraph({ spacing: { after: 0 }, children: maker.of(runs) }),
      ),
    });
  return [
    ...court.map(
      (runs) =>
        new Paragraph({
          alignment: AlignmentType.CENTER,
          spacing: { after: 0 },
          children: maker.of(runs, { bold: true }),
        }),
    ),
    new Paragraph({ spacing: { after: 0 } }),
    new Table({
      columnWidths: divider ? [half, middle, half] : [half, half],
      borders: NO_RULES,
      layout: TableLayoutType.FIXED,
      width: { size: half * 2 + middle, type: WidthType.DXA },
      rows: [
        new TableRow({
          cantSplit: true,
          children: [
            cell(left, half, !divider),
            ...(divider ? [cell(marks, middle)] : []),
            cell(right, half),
          ],
        }),
      ],
    }),
    new Paragraph({ spacing: { after: 0 } }),
  ];
}
