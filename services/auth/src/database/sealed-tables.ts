import type { SealedTable } from '@casewright/database';

/** Secrets that cannot be hashed. A migration has these: a change of them is another. */
export const SEALED_TABLES: readonly SealedTable[] = [
  { table: 'totp_factors', columns: ['secret'] },
];
