import {
  BorderStyle,
  type ITableBordersOptions,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import type { TableBlock } from '../document-model/document.js';
import { plain, type Run } from '../document-model/runs.js';
import type { PageMeasures } from './measures.js';
import type { RunMaker } from './run-maker.js';
import { StreamedRows } from './streamed-rows.js';
import { STYLES } from './styles.js';

export const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const HAIRLINE = { style: BorderStyle.SINGLE, size: 4, color: '8A8780' } as const;
export const SOLID = { style: BorderStyle.SINGLE, size: 6, color: '1A1A1E' } as const;
export const NO_RULES: ITableBordersOptions = {
  top: NONE,
  bottom: NONE,
  left: NONE,
  right: NONE,
  insideVertical: NONE,
  insideHorizontal: NONE,
};
const RULES = { ...NO_RULES, bottom: HAIRLINE, insideHorizontal: HAIRLINE };

/**
 * A table that repeats its head on each page and never splits a row.
 *
 * @param streamed collects async rows, which are written with the rest of the file
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
    rows: made,
    columnWidths: widths,
    borders: RULES,
    layout: TableLayoutType.FIXED,
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
