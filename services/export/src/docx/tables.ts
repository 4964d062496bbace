import {
  AlignmentType,
  BorderStyle,
  type FileChild,
  type ITableBordersOptions,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import type { CaptionBlock, TableBlock } from '../document-model/document.js';
import { plain, type Run } from '../document-model/runs.js';
import type { PageMeasures } from './measures.js';
import type { RunMaker } from './run-maker.js';
import { StreamedRows } from './streamed-rows.js';
import { STYLES } from './styles.js';

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const HAIRLINE = { style: BorderStyle.SINGLE, size: 4, color: '8A8780' } as const;
const SOLID = { style: BorderStyle.SINGLE, size: 6, color: '1A1A1E' } as const;
const RULES: ITableBordersOptions = {
  ...{ top: NONE, left: NONE, right: NONE, insideVertical: NONE },
  ...{ bottom: HAIRLINE, insideHorizontal: HAIRLINE },
};
const NO_RULES: ITableBordersOptions = {
  ...{ top: NONE, bottom: NONE, left: NONE, right: NONE },
  ...{ insideVertical: NONE, insideHorizontal: NONE },
};

/**
 * A table whose head stands again on each page and whose rows stay whole.
 *
 * @param streamed where rows go that come one by one: they are written when the rest is
 */
export function dataTable(
  { columns, rows }: TableBlock,
  maker: RunMaker,
  { textWidth }: PageMeasures,
  streamed: StreamedRows[],
): Table {
  const total = columns.reduce((sum, { weight }) => sum + weight, 0);
  const widths = columns.map(({ weight }) => Math.floor((weight / total) * textWidth));
  const row = (cells: Run[][], isHead: boolean): TableRow =>
    new TableRow({
      ...(isHead ? { tableHeader: true } : {}),
      cantSplit: true,
      children: widths.map((width, index) => cellOf(cells[index] ?? [], width, isHead, maker)),
    });
  const made = [
    row(
      columns.map(({ label }) => [plain(label)]),
      true,
    ),
  ];
  if (Symbol.iterator in rows) for (const cells of rows) made.push(row(cells, false));
  else {
    const later = new StreamedRows(
      changed(rows, (cells) => row(cells, false)),
      streamed.length,
    );
    streamed.push(later);
    made.push(later);
  }
  return new Table({
    ...{ rows: made, columnWidths: widths, borders: RULES, layout: TableLayoutType.FIXED },
    width: { size: textWidth, type: WidthType.DXA },
  });
}

async function* changed<T, U>(items: AsyncIterable<T>, change: (item: T) => U): AsyncGenerator<U> {
  for await (const item of items) yield change(item);
}

function cellOf(runs: Run[], width: number, isHead: boolean, maker: RunMaker): TableCell {
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    children: [
      new Paragraph({
        style: STYLES.tableText,
        ...(isHead ? { keepNext: true } : {}),
        children: maker.of(runs, isHead ? { bold: true } : {}),
      }),
    ],
  });
}

/** Twentieths of a point for the marks between the halves of a caption. */
const MARK_COLUMN = 600;

/** The court's name, then the parties in a cell ruled below and at its right, beside the docket. */
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
        ...{ top: NONE, left: NONE },
        ...(ruled ? { bottom: SOLID, right: SOLID } : { bottom: NONE, right: NONE }),
      },
      // A cell without a paragraph is one that Word repairs.
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
      ...{ borders: NO_RULES, layout: TableLayoutType.FIXED },
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
