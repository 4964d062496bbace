/** The tables of CourtListener's bulk data that an import joins. */
export const BULK_TABLES = [
  'courts',
  'clusters',
  'dockets',
  'citations',
  'opinions',
  'citation-map',
  'parentheticals',
] as const;
export type BulkTable = (typeof BULK_TABLES)[number];

/** Columns that only this table has; columns are added over time, so names decide, not places. */
const MARKS: readonly (readonly [table: BulkTable | 'auxiliary', columns: readonly string[]])[] = [
  ['auxiliary', ['from_court_id', 'to_court_id']],
  ['parentheticals', ['described_opinion_id', 'describing_opinion_id']],
  ['citation-map', ['citing_opinion_id', 'cited_opinion_id']],
  ['citations', ['cluster_id', 'volume', 'reporter', 'page']],
  ['opinions', ['cluster_id', 'plain_text', 'type']],
  ['clusters', ['case_name', 'docket_id', 'precedential_status']],
  ['dockets', ['docket_number', 'court_id']],
  ['courts', ['full_name', 'citation_string', 'jurisdiction']],
];

/** Which table has these columns; `auxiliary`: one of the export's that brings no cases. */
export function bulkTableOf(columns: readonly string[]): BulkTable | 'auxiliary' | undefined {
  return MARKS.find(([, marks]) => marks.every((mark) => columns.includes(mark)))?.[0];
}
