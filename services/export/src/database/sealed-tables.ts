import type { SealedTable } from '@casewright/database';
import { SEALED_UPLOADS } from '@casewright/uploads';

/** Files that wait to be fetched, and their names. A migration has these: a change of them is another. */
export const SEALED_TABLES: readonly SealedTable[] = [
  ...SEALED_UPLOADS,
  { table: 'exports', columns: ['name'] },
];
