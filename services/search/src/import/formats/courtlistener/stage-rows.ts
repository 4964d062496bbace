import type { BinaryCopy } from '../../../library/binary-copy.js';
import type { CsvRecord } from '../../files/read-csv.js';
import { UnreadableRecord } from '../../source/corpus-format.js';
import type { BulkTable } from './bulk-tables.js';
import { citationText, preferredText } from './texts.js';

/** How the rows of one of CourtListener's tables are kept until they are joined. */
export interface StagedTable {
  /** Name and columns, as COPY takes them. */
  readonly target: string;
  /** Appends what is needed of a row. */
  stage(row: CsvRecord, rows: BinaryCopy): void;
}

/** The columns of a cluster that a case is made of. */
const CLUSTER_COLUMNS = [
  'judges',
  'date_filed',
  'slug',
  'case_name',
  'case_name_short',
  'case_name_full',
  'syllabus',
  'headnotes',
  'summary',
  'precedential_status',
  'blocked',
  'source',
] as const;

export const STAGED: Record<BulkTable, StagedTable> = {
  courts: {
    target: 'staged_courts (id, full_name, jurisdiction)',
    stage: (row, rows) =>
      rows
        .row(3)
        .text(required(row, 'id'))
        .text(row.get('full_name'))
        .text(row.get('jurisdiction')),
  },
  dockets: {
    target: 'staged_dockets (id, court_id, docket_number)',
    stage: (row, rows) =>
      rows.row(3).bigint(id(row, 'id')).text(row.get('court_id')).text(row.get('docket_number')),
  },
  clusters: {
    target: 'staged_clusters (id, docket_id, record)',
    stage: (row, rows) => {
      const record = Object.fromEntries(CLUSTER_COLUMNS.map((name) => [name, row.get(name)]));
      rows
        .row(3)
        .bigint(id(row, 'id'))
        .bigint(id(row, 'docket_id'))
        .text(storable(JSON.stringify(record)));
    },
  },
  citations: {
    target: 'staged_citations (id, cluster_id, cite)',
    stage: (row, rows) => {
      const cite = citationText(row.get('volume'), row.get('reporter'), row.get('page'));
      if (cite === '') throw new UnreadableRecord('The citation has no volume, reporter or page.');
      rows.row(3).bigint(id(row, 'id')).bigint(id(row, 'cluster_id')).text(storable(cite));
    },
  },
  opinions: {
    target: 'staged_opinions (id, cluster_id, type, author, format, content)',
    stage: (row, rows) => {
      const { format, content } = preferredText((column) => row.get(column));
      rows.row(6).bigint(id(row, 'id')).bigint(id(row, 'cluster_id')).text(row.get('type'));
      rows.text(row.get('author_str')).text(format).text(storable(content));
    },
  },
  'citation-map': {
    target: 'staged_citation_map (citing_opinion_id, cited_opinion_id, depth)',
    stage: (row, rows) => {
      const depth = Number(row.get('depth')) || 1;
      rows
        .row(3)
        .bigint(id(row, 'citing_opinion_id'))
        .bigint(id(row, 'cited_opinion_id'))
        .int(depth);
    },
  },
  parentheticals: {
    target: 'staged_parentheticals (id, described_opinion_id, describing_opinion_id, score, text)',
    stage: (row, rows) => {
      rows.row(5).bigint(id(row, 'id')).bigint(id(row, 'described_opinion_id'));
      rows.bigint(id(row, 'describing_opinion_id')).real(Number(row.get('score')) || 0);
      rows.text(storable(required(row, 'text')));
    },
  },
};

function required(row: CsvRecord, column: string): string {
  const value = row.get(column);
  if (value === null || value === '') throw new UnreadableRecord(`The row has no ${column}.`);
  return value;
}

function id(row: CsvRecord, column: string): number {
  const value = Number(required(row, column));
  if (Number.isSafeInteger(value)) return value;
  throw new UnreadableRecord(`The row's ${column}, "${row.get(column)}", is not a number.`);
}

/** PostgreSQL's text has no NUL. */
function storable(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '') : text;
}
