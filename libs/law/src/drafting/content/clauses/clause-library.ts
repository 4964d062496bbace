import type { ClauseSource } from '../../source/template-source.js';
import { GENERAL_CLAUSES } from './general-clauses.js';
import { LEASE_CLAUSES } from './lease-clauses.js';
import { MONEY_CLAUSES } from './money-clauses.js';
import { RESTRICTION_CLAUSES } from './restriction-clauses.js';

/** The clauses that may be inserted, in the order in which a draft has them. */
export const CLAUSE_LIBRARY: readonly ClauseSource[] = [
  ...RESTRICTION_CLAUSES,
  ...MONEY_CLAUSES,
  ...LEASE_CLAUSES,
  ...GENERAL_CLAUSES,
];
