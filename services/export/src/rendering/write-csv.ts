import { writeCsv } from '@casewright/platform/csv';
import { cleanText } from '../document-model/text.js';
import type { Cell, Sheet } from '../layouts/layout.js';

/** A sheet as CSV, its text without what no file of ours holds. */
export function writeSheet({ columns, rows }: Sheet): AsyncIterable<Buffer> {
  return writeCsv({ columns, rows: cleaned(rows) });
}

async function* cleaned(rows: Sheet['rows']): AsyncGenerator<Cell[]> {
  for await (const row of rows) {
    yield row.map((cell) => (typeof cell === 'string' ? cleanText(cell) : cell));
  }
}
