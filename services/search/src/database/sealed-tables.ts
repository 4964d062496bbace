import type { SealedTable } from '@casewright/database';

/** What users looked for. A migration has these: a change of them is another. */
export const SEALED_TABLES: readonly SealedTable[] = [
  { table: 'search_history', columns: ['query', 'uncovered'] },
];
