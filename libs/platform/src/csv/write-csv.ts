import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { neutralCell } from './neutral-cell.js';

/** Rows buffered: enough to keep the writer busy, too few to fill memory. */
const ROWS_AHEAD = 256;

interface CsvTable {
  readonly columns: string[];
  readonly rows: AsyncIterable<CsvCell[]> | Iterable<CsvCell[]>;
}

export type CsvCell = string | number | null | undefined;

/**
 * A table as CSV, RFC 4180 with CRLF, in UTF-8 with a byte order mark, without which spreadsheets
 * misread a section sign. Its rows are never all in memory, and no cell is a formula.
 */
export function writeCsv({ columns, rows }: CsvTable): AsyncIterable<Buffer> {
  const writer = stringify({
    bom: true,
    header: true,
    columns,
    record_delimiter: '\r\n',
    // By itself it quotes the delimiter only, so either half of one would end the row.
    quoted_match: /[\r\n]/,
  });
  const source = Readable.from(written(rows, columns.length), { highWaterMark: ROWS_AHEAD });
  // The reader of the one has to hear what goes wrong in the other.
  source.once('error', (error) => writer.destroy(error));
  return source.pipe(writer);
}

/** Every row has as many cells as the head (RFC 4180). */
async function* written(rows: CsvTable['rows'], width: number) {
  for await (const row of rows) {
    yield Array.from({ length: width }, (_, index) => safeCell(row[index]));
  }
}

function safeCell(cell: CsvCell): string | number {
  return typeof cell === 'string' ? neutralCell(cell) : (cell ?? '');
}
