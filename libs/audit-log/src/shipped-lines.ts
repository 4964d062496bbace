import { type AuditEntry, AuditEntrySchema } from '@casewright/contracts';
import { z } from 'zod';
import { type SignedHead, SignedHeadSchema } from './signed-head.js';

/** What is shipped: an entry as it is kept and hashed, or the signed head after a batch of them. */
const ShippedSchema = z.discriminatedUnion('type', [
  AuditEntrySchema.extend({ type: z.literal('entry') }),
  SignedHeadSchema.extend({ type: z.literal('head') }),
]);
export type Shipped = z.infer<typeof ShippedSchema>;

export const shippedEntry = (entry: AuditEntry): Shipped => ({ type: 'entry', ...entry });
export const shippedHead = (head: SignedHead): Shipped => ({ type: 'head', ...head });

export const lineOf = (shipped: Shipped): string => JSON.stringify(shipped);

/** Facility 13 is the audit log; an act that was refused, or failed, is a notice (5), else informational. */
const FACILITY = 13;
const NOTICE = 5;
const INFORMATIONAL = 6;

/**
 * A message of RFC 5424, whose text is the line of JSON: `entry` or `head` is its MSGID, its time that of
 * the act. It has no structured data.
 */
export function syslogOf(shipped: Shipped, host: string): string {
  const isNotice = shipped.type === 'entry' && shipped.outcome !== 'done';
  const priority = FACILITY * 8 + (isNotice ? NOTICE : INFORMATIONAL);
  const header = [`<${priority}>1`, shipped.at, host, 'casewright', 'audit', shipped.type, '-'];
  return `${header.join(' ')} ${lineOf(shipped)}`;
}

/** Where a shipped line begins, behind what a syslog server puts before it. */
const BEGINNING = '{"type":"';

/**
 * Reads a line of a file, of syslog or without; null for a line that is none of ours.
 * @throws Error for one that is, and cannot be read
 */
export function readShipped(line: string): Shipped | null {
  const start = line.indexOf(BEGINNING);
  return start < 0 ? null : ShippedSchema.parse(JSON.parse(line.slice(start)));
}
