import type { SealedTable } from '@casewright/database';

/** What users looked for. A migration has these: a change of them is another. */
export const FIRST_SEALED: readonly SealedTable[] = [
  { table: 'search_history', columns: ['query', 'uncovered'] },
];

export const SEALED_HISTORY: SealedTable = {
  table: 'search_history',
  columns: ['query', 'uncovered', 'opens'],
};

export const SEALED_SEARCHES: SealedTable = {
  table: 'saved_searches',
  columns: ['name', 'query', 'narrowing'],
};

export const SEALED_TABLES: readonly SealedTable[] = [SEALED_HISTORY, SEALED_SEARCHES];
