import { createHash } from 'node:crypto';
import type { AUDIT_FAULTS, AuditEntry } from '@casewright/contracts';

/** The first entry's value for the previous hash. */
export const GENESIS = '0'.repeat(64);

/** Version of the canonical form. It comes first, so that no two forms share a text. */
const FORM = 1;

export type AuditFault = (typeof AUDIT_FAULTS)[number];

/** The last entry known to be valid. */
export interface ChainEnd {
  number: number;
  hash: string;
}

/**
 * The text that an entry's hash is made of: a JSON array without white space, in UTF-8, of
 *
 *     [1, number, id, at, actor, action, subjectKind, subjectId, outcome, correlationId, previousHash]
 *
 * 1 is the version of this form. `number` and `actor` are numbers, `actor`, `subjectKind` and
 * `subjectId` may be `null`, all others are strings. `at` is ISO 8601 in UTC with milliseconds
 * (`2026-11-22T09:30:00.000Z`), `id` in lower case. `previousHash` is the `hash` of the entry before,
 * 64 zeros for the first one. So
 *
 *     printf '%s' '[1,1,"…","2026-11-22T09:30:00.000Z",1,"sign_in","session","…","done","…","000…"]' | sha256sum
 *
 * prints the entry's hash, with nothing of ours at hand.
 */
export function canonicalForm(entry: Omit<AuditEntry, 'hash'>): string {
  const { number, id, at, actor, action, subject, outcome, correlationId, previousHash } = entry;
  const subjectOf = [subject?.kind ?? null, subject?.id ?? null];
  const form = [FORM, number, id, at, actor, action, ...subjectOf, outcome, correlationId];
  return JSON.stringify([...form, previousHash]);
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export function hashOf(entry: Omit<AuditEntry, 'hash'>): string {
  return sha256(canonicalForm(entry));
}

/** Why `entry` cannot follow `end`; null if it can. */
export function faultOf(entry: AuditEntry, end: ChainEnd): AuditFault | null {
  if (entry.number !== end.number + 1) return 'missing';
  if (entry.previousHash !== end.hash) return 'not_linked';
  return hashOf(entry) === entry.hash ? null : 'changed';
}
