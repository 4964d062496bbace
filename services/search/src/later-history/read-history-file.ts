import {
  HISTORY_COLUMNS,
  HISTORY_KINDS,
  HISTORY_PROBLEMS,
  type HistoryImport,
  type HistoryKind,
} from '@casewright/contracts';
import { citationKey } from '@casewright/law/citations';
import type { NewLaterEvent } from '@casewright/law/treatment';
import { CsvParser, type CsvRow } from '../import/files/csv-parser.js';

type Column = (typeof HISTORY_COLUMNS)[number];
const NEEDED: readonly Column[] = ['citation', 'kind', 'by'];

export interface HistoryFileContent {
  events: NewLaterEvent[];
  problems: HistoryImport['problems'];
}

/** Reads a file of later history; `events` are those of the lines without a problem. */
export function readHistoryFile(csv: string, source: string): HistoryFileContent {
  const parser = new CsvParser();
  // A byte order mark is no part of the first column's name.
  const rows = [...parser.push(csv.replace(/^\uFEFF/, '')), ...parser.finish()];
  const lines = linesOf(rows);
  const [head, ...entries] = rows;
  const columns = (head?.values ?? []).map((value) => (value ?? '').trim().toLowerCase());
  const missing = NEEDED.filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    const reason = `The first line must name the columns; it lacks ${missing.join(', ')}. The columns are ${HISTORY_COLUMNS.join(', ')}.`;
    return { events: [], problems: [{ line: 1, reason }] };
  }
  const content: HistoryFileContent = { events: [], problems: [] };
  for (const [at, row] of entries.entries()) {
    if (row.values.every((value) => !value?.trim())) continue;
    const read = row.fault ?? readEntry(new Entry(columns, row), source);
    if (typeof read !== 'string') content.events.push(read);
    else if (content.problems.length < HISTORY_PROBLEMS)
      content.problems.push({ line: lines[at + 1]!, reason: read });
  }
  return content;
}

/** The line on which each row begins: a value in quotation marks may have line ends. */
function linesOf(rows: readonly CsvRow[]): number[] {
  let line = 1;
  return rows.map(({ values }) => {
    const own = line;
    line += 1 + values.join('').split('\n').length - 1;
    return own;
  });
}

class Entry {
  constructor(
    private readonly columns: readonly string[],
    private readonly row: CsvRow,
  ) {}

  get(name: Column): string {
    return (this.row.values[this.columns.indexOf(name)] ?? '').trim();
  }
}

const SCOPES: Record<string, 'whole' | 'part'> = { '': 'whole', whole: 'whole', part: 'part' };
const YEAR = /^(?:1[6-9]|20)\d\d$/;

/** The entry, or why it cannot be taken. */
function readEntry(entry: Entry, source: string): NewLaterEvent | string {
  const keys = entry.get('citation').split(';').map(citationKey).filter(Boolean);
  if (keys.length === 0 || keys.some((key) => !/^\d+[a-z].*\d$/.test(key)))
    return 'The citation is not a volume, a reporter, and a page; separate several with semicolons.';
  const kind = entry.get('kind').toLowerCase() as HistoryKind;
  if (!HISTORY_KINDS.includes(kind))
    return `The kind “${entry.get('kind')}” is not known; use one of ${HISTORY_KINDS.join(', ')}.`;
  const scope = SCOPES[entry.get('scope').toLowerCase()];
  if (!scope) return 'The scope must be whole, part, or empty for whole.';
  const by = entry.get('by');
  if (by.length < 3) return 'The decision or law that did it (by) is missing.';
  const year = entry.get('by_year');
  if (year !== '' && !YEAR.test(year)) return `“${year}” is not a year.`;
  return {
    keys,
    kind,
    scope,
    sources: [source],
    shared_page: false,
    name: entry.get('name') || entry.get('citation'),
    by_name: by,
    by_citation: entry.get('by_citation') || null,
    by_year: year === '' ? null : Number(year),
    point: entry.get('point') || null,
  };
}
