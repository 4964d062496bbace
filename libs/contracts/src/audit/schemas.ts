import { z } from 'zod';
import { UserNameSchema } from '../engine/usage.js';
import { LARGEST_INTEGER } from '../route.js';
import { AUDIT_OUTCOMES, AUDIT_SUBJECTS, AuditActionSchema } from './actions.js';

const ENTRIES_OF_A_PAGE = 50;

const number = z.number().int().positive();
/** SHA-256 in hexadecimal. */
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const moment = z.iso.datetime({ offset: true, error: 'Give a date and time in ISO 8601 form' });

/** Ids are numbers or UUIDs, so that no words of a user can get into the log as one. */
export const SubjectIdSchema = z
  .string()
  .regex(/^(?:[1-9]\d{0,15}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/);

/** `id` is null where the kind is known and the one is not, as in a refused import. */
export const AuditSubjectSchema = z.object({
  kind: z.enum(AUDIT_SUBJECTS),
  id: SubjectIdSchema.nullable(),
});
export type AuditSubject = z.infer<typeof AuditSubjectSchema>;

/** An entry as it is kept and hashed. Ids only: no address, no name, no word of anyone's work. */
export const AuditEntrySchema = z.object({
  /** Ascending from 1 without a gap. */
  number,
  id: z.uuid(),
  /** When it was done; an entry that had to wait has its number later. */
  at: z.iso.datetime(),
  /** The user's id; null for visitors. */
  actor: number.nullable(),
  action: AuditActionSchema,
  subject: AuditSubjectSchema.nullable(),
  outcome: z.enum(AUDIT_OUTCOMES),
  /** Of the request, as the server's own log lines have it. */
  correlationId: z.string(),
  previousHash: hash,
  hash,
});
export type AuditEntry = z.infer<typeof AuditEntrySchema>;

/** Who did it. Name and address are looked up when the log is read; null for an account that is gone. */
const PersonSchema = UserNameSchema.extend({
  name: z.string().nullable(),
  email: z.string().nullable(),
});
export type AuditPerson = z.infer<typeof PersonSchema>;

/** An entry as administrators see it. */
export const AuditViewSchema = AuditEntrySchema.omit({ id: true, previousHash: true }).extend({
  actor: PersonSchema.nullable(),
  /** `name`: of the account, where the subject is one that exists. */
  subject: AuditSubjectSchema.extend({ name: z.string().nullable() }).nullable(),
});
export type AuditView = z.infer<typeof AuditViewSchema>;

export const AuditQuerySchema = z.object({
  /** Only entries below this number: the `next` of the page before. */
  before: z.coerce.number().int().positive().optional(),
  /** Who did it, or whose account it was done to: a sign-in that was refused is nobody's act. */
  person: z.coerce.number().int().positive().max(LARGEST_INTEGER).optional(),
  action: AuditActionSchema.optional(),
  from: moment.optional(),
  /** Up to, and without, this moment. */
  to: moment.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(ENTRIES_OF_A_PAGE),
});
export type AuditQuery = z.infer<typeof AuditQuerySchema>;

export const AuditPageSchema = z.object({
  /** Newest first. */
  entries: z.array(AuditViewSchema),
  /** The `before` of the next page; null on the last one. */
  next: number.nullable(),
  /** Whom the filter of this name means; null without it. */
  person: PersonSchema.nullable(),
});
export type AuditPage = z.infer<typeof AuditPageSchema>;

/** Where a check of the chain continues: after an entry that was found to hold. */
export const AuditCheckQuerySchema = z.object({
  after: z.coerce.number().int().min(0).default(0),
});

export const AUDIT_FAULTS = ['missing', 'not_linked', 'changed'] as const;

export const AuditCheckSchema = z.object({
  /** How many entries hold, from the first one on. */
  holds: z.number().int().nonnegative(),
  /**
   * The first entry that does not hold: it is missing, its `previousHash` is not the hash of the
   * entry before, or its own hash is not that of what it says. Null: none was found.
   */
  fault: z.object({ number, reason: z.enum(AUDIT_FAULTS) }).nullable(),
  /** Whether the end was reached; otherwise ask again with `after` as `holds` is. */
  complete: z.boolean(),
  /** The hash of the last entry that holds; null before the first. Noted elsewhere, it shows later
   * that no newer entries were cut off and replaced. */
  hash: hash.nullable(),
});
export type AuditCheck = z.infer<typeof AuditCheckSchema>;
