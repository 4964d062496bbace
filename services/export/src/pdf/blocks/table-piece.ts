import type { TableBlock } from '../../document-model/document.js';
import type { Run } from '../../document-model/runs.js';
import { breakLines, type Line } from '../line-breaking.js';
import type { PageFlow } from '../page-flow.js';
import type { Drawing, Piece } from './piece.js';

/** Points between a cell's edge and its words. */
const PAD = { x: 5, y: 3 };

/** Left out of pdfkit's types. */
const COLUMN_HEAD: object = { scope: 'Column' };

interface Cell {
  x: number;
  lines: Line[];
}

/**
 * A table as wide as the text. Its head stands again on each page; a row stays on one page unless
 * it is longer than a page.
 */
export async function tablePiece(drawing: Drawing, block: TableBlock): Promise<Piece> {
  const table = new Table(drawing, block);
  const rows = asyncRows(block.rows);
  const first = await rows.next();
  const firstRow = first.done ? null : table.row(first.value);
  return {
    before: 2,
    keepWithNext: false,
    least: table.headHeight + Math.min(firstRow ? table.heightOf(firstRow) : 0, 60),
    async draw(flow) {
      table.begin(flow);
      if (firstRow) table.drawRow(flow, firstRow);
      for await (const runs of rows) table.drawRow(flow, table.row(runs));
      table.end(flow);
    },
  };
}

async function* asyncRows(rows: TableBlock['rows']): AsyncGenerator<Run[][], undefined> {
  for await (const row of rows) yield row;
}

class Table {
  readonly headHeight: number;
  private readonly head: Cell[];
  private readonly widths: number[];
  private readonly table: PDFKit.PDFStructureElement;
  private body: PDFKit.PDFStructureElement;

  constructor(
    private readonly drawing: Drawing,
    block: TableBlock,
  ) {
    const { doc, root, width } = drawing;
    const total = block.columns.reduce((sum, { weight }) => sum + weight, 0);
    this.widths = block.columns.map(({ weight }) => (weight / total) * width);
    this.head = this.cells(
      block.columns.map(({ label }) => [{ kind: 'text', text: label }]),
      true,
    );
    this.headHeight = this.heightOf(this.head);
    this.table = doc.struct('Table');
    root.add(this.table);
    this.body = doc.struct('TBody');
  }

  row(runs: Run[][]): Cell[] {
    return this.cells(runs, false);
  }

  heightOf(cells: Cell[]): number {
    return this.linesOf(cells) * this.leading + 2 * PAD.y;
  }

  begin(flow: PageFlow): void {
    const head = this.drawing.doc.struct('THead');
    this.table.add(head);
    this.drawCells(flow, this.head, { from: 0, to: this.linesOf(this.head) }, head, 'TH');
    this.ruleBelow(flow, 0.9);
    head.end();
    this.table.add(this.body);
  }

  /**
   * A row that does not fit begins on the next page, and continues there if it is longer than one.
   */
  drawRow(flow: PageFlow, cells: Cell[]): void {
    const count = this.linesOf(cells);
    const whole = flow.pageHeight - this.headHeight;
    if (this.heightOf(cells) > flow.room && this.heightOf(cells) <= whole) this.nextPage(flow);
    for (let from = 0; from < count; ) {
      const fits = Math.floor((flow.room - 2 * PAD.y) / this.leading);
      if (fits < 1) {
        this.nextPage(flow);
        continue;
      }
      const to = Math.min(count, from + fits);
      this.drawCells(flow, cells, { from, to }, this.body, 'TD');
      from = to;
      if (from < count) this.nextPage(flow);
    }
    this.ruleBelow(flow, 0.3);
  }

  end(flow: PageFlow): void {
    this.body.end();
    this.table.end();
    flow.skip(this.drawing.theme.gap);
    flow.settle();
  }

  private get leading(): number {
    return this.drawing.theme.small.leading;
  }

  private cells(row: Run[][], bold: boolean): Cell[] {
    const { theme, stretches, typeface } = this.drawing;
    let x = theme.left;
    return this.widths.map((width, index) => {
      const made = stretches.of(row[index] ?? [], { size: theme.small.size, bold });
      const cell = { x: x + PAD.x, lines: breakLines(made, width - 2 * PAD.x, typeface) };
      x += width;
      return cell;
    });
  }

  private linesOf(cells: Cell[]): number {
    return Math.max(...cells.map(({ lines }) => lines.length), 1);
  }

  private drawCells(
    flow: PageFlow,
    cells: Cell[],
    { from, to }: { from: number; to: number },
    parent: PDFKit.PDFStructureElement,
    tag: 'TH' | 'TD',
  ): void {
    const { doc } = this.drawing;
    const row = doc.struct('TR');
    parent.add(row);
    const top = flow.y + PAD.y;
    for (const { x, lines } of cells) {
      const cell = doc.struct(tag, tag === 'TH' ? COLUMN_HEAD : {});
      row.add(cell);
      cell.add(doc.markStructureContent(tag));
      flow.y = top;
      flow.drawLines(lines.slice(from, to), x, this.leading);
      doc.endMarkedContent();
      cell.end();
    }
    row.end();
    flow.y = top + (to - from) * this.leading + PAD.y;
  }

  private ruleBelow(flow: PageFlow, thickness: number): void {
    flow.rule(this.drawing.theme.left, flow.y, this.drawing.width, thickness);
  }

  /**
   * The head is repeated for the eye; who listens has heard it. The rows of a page are a group that
   * ends with it: what is ended is written and forgotten.
   */
  private nextPage(flow: PageFlow): void {
    this.body.end();
    flow.newPage();
    this.body = this.drawing.doc.struct('TBody');
    this.table.add(this.body);
    flow.ornament(() => {
      const top = flow.y + PAD.y;
      for (const { x, lines } of this.head) {
        flow.y = top;
        flow.drawLines(lines, x, this.leading);
      }
      flow.y = top - PAD.y + this.headHeight;
    });
    this.ruleBelow(flow, 0.9);
  }
}
