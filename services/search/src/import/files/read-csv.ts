import { CsvParser, type CsvRow, type CsvValue } from './csv-parser.js';

export interface CsvRecord {
  /** Of the row in the file, the header being 1. */
  row: number;
  /** The value of a column; null too where the file has no such column. */
  get(column: string): CsvValue;
}

export interface CsvFault {
  row: number;
  reason: string;
  excerpt: string;
}

/** The rows of a CSV file by the names in its header. Columns may come in any order. */
export async function* readCsv(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<CsvRecord | CsvFault> {
  let columns: Map<string, number> | undefined;
  for await (const row of rowsOf(chunks)) {
    if (!columns) {
      columns = new Map(row.values.map((name, at) => [(name ?? '').replace(/^\ufeff/, ''), at]));
      continue;
    }
    const fault = faultOf(row, columns.size);
    yield fault ?? recordOf(row, columns);
  }
}

export function isFault(row: CsvRecord | CsvFault): row is CsvFault {
  return 'reason' in row;
}

/** The column names in the first bytes of a file, if that is what they are. */
export function headerOf(text: string): string[] | undefined {
  const end = text.indexOf('\n');
  if (end < 0) return undefined;
  const [row] = new CsvParser().push(text.slice(0, end + 1).replace(/^\ufeff/, ''));
  const names = row?.values.map((value) => value ?? '') ?? [];
  return names.length > 1 && names.every((name) => /^[a-z][a-z0-9_]*$/i.test(name))
    ? names
    : undefined;
}

async function* rowsOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<CsvRow> {
  const parser = new CsvParser();
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of chunks) yield* parser.push(decoder.decode(chunk, { stream: true }));
  yield* parser.push(decoder.decode());
  yield* parser.finish();
}

function faultOf({ number, values, fault }: CsvRow, columns: number): CsvFault | undefined {
  const reason =
    fault ??
    (values.length === columns
      ? undefined
      : `The row has ${values.length} values where the header names ${columns}.`);
  if (!reason) return undefined;
  const excerpt = values
    .filter((value) => value !== null)
    .join(', ')
    .slice(0, 300);
  return { row: number, reason, excerpt };
}

function recordOf({ number, values }: CsvRow, columns: Map<string, number>): CsvRecord {
  return {
    row: number,
    get: (column) => {
      const at = columns.get(column);
      return at === undefined ? null : (values[at] ?? null);
    },
  };
}
