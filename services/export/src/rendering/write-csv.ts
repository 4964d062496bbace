import { Readable } from 'node:stream';
import { neutralCell } from '@casewright/contracts';
import { stringify } from 'csv-stringify';
import { cleanText } from '../document-model/text.js';
import type { Cell, Sheet } from '../layouts/layout.js';

/** Rows buffered: enough to keep the writer busy, too few to fill memory. */
const ROWS_AHEAD = 256;

/**
 * A sheet as CSV, RFC 4180 with CRLF, in UTF-8 with a byte order mark, without which spreadsheets
 * misread a section sign. Its rows are never all in memory.
 */
export function writeCsv({ columns, rows }: Sheet): AsyncIterable<Buffer> {
  const writer = stringify({ bom: true, header: true, columns, record_delimiter: '\r\n' });
  const source = Readable.from(written(rows, columns.length), { highWaterMark: ROWS_AHEAD });
  // The reader of the one has to hear what goes wrong in the other.
  source.once('error', (error) => writer.destroy(error));
  return source.pipe(writer);
}

/** Every row has as many cells as the head (RFC 4180). */
async function* written(rows: Sheet['rows'], width: number): AsyncGenerator<(string | number)[]> {
  for await (const row of rows) {
    yield Array.from({ length: width }, (_, index) => safeCell(row[index]));
  }
}

function safeCell(cell: Cell): string | number {
  return typeof cell === 'string' ? neutralCell(cleanText(cell)) : (cell ?? '');
}
