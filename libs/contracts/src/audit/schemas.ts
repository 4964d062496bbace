import { z } from 'zod';
import { UserNameSchema } from '../engine/usage.js';
import { LARGEST_INTEGER } from '../route.js';
import { AUDIT_OUTCOMES, AUDIT_SUBJECTS, AuditActionSchema } from './actions.js';

const ENTRIES_OF_A_PAGE = 50;

const number = z.number().int().positive();
/** SHA-256 in hexadecimal. */
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const moment = z.iso.datetime({ offset: true, error: 'Give a date and time in ISO 8601 form' });

/** Ids are numbers, UUIDs, or SHA-256 digests, so that nothing a user wrote can enter the log as one. */
export const SubjectIdSchema = z
  .string()
  .regex(/^(?:[1-9]\d{0,15}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64})$/);

/** `id` is null if only the kind is known, as in a refused import. */
export const AuditSubjectSchema = z.object({
  kind: z.enum(AUDIT_SUBJECTS),
  id: SubjectIdSchema.nullable(),
});
export type AuditSubject = z.infer<typeof AuditSubjectSchema>;

/** An entry as stored and hashed. Ids only: no address, no name, nothing that anyone wrote. */
export const AuditEntrySchema = z.object({
  /** From 1, without gaps. */
  number,
  id: z.uuid(),
  /** When the act was done; an entry that had to wait gets a later number. */
  at: z.iso.datetime(),
  /** The user's id; null for visitors. */
  actor: number.nullable(),
  action: AuditActionSchema,
  subject: AuditSubjectSchema.nullable(),
  outcome: z.enum(AUDIT_OUTCOMES),
  /** Of the request, as in the server's logs. */
  correlationId: z.string(),
  previousHash: hash,
  hash,
});
export type AuditEntry = z.infer<typeof AuditEntrySchema>;

/** Who did it. Name and address are looked up when the log is read; null for a deleted account. */
const PersonSchema = UserNameSchema.extend({
  name: z.string().nullable(),
  email: z.string().nullable(),
});
export type AuditPerson = z.infer<typeof PersonSchema>;

/** An entry as administrators see it. */
const AuditViewSchema = AuditEntrySchema.omit({ id: true, previousHash: true }).extend({
  actor: PersonSchema.nullable(),
  /** `name`: of the account, if the subject is an existing one. */
  subject: AuditSubjectSchema.extend({ name: z.string().nullable() }).nullable(),
});
export type AuditView = z.infer<typeof AuditViewSchema>;

export const AuditQuerySchema = z.object({
  /** Only entries below this number; the `next` of the page before. */
  before: z.coerce.number().int().positive().optional(),
  /** The actor, or the account acted on: a refused log-in has no actor. */
  person: z.coerce.number().int().positive().max(LARGEST_INTEGER).optional(),
  action: AuditActionSchema.optional(),
  from: moment.optional(),
  /** Exclusive end of the period. */
  to: moment.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(ENTRIES_OF_A_PAGE),
});
export type AuditQuery = z.infer<typeof AuditQuerySchema>;

export const AuditPageSchema = z.object({
  /** Newest first. */
  entries: z.array(AuditViewSchema),
  /** The `before` of the next page; null on the last one. */
  next: number.nullable(),
  /** The person selected by the filter; null without it. */
  person: PersonSchema.nullable(),
});
export type AuditPage = z.infer<typeof AuditPageSchema>;

/** Where to continue verifying: after an entry already verified. */
export const AuditCheckQuerySchema = z.object({
  after: z.coerce.number().int().min(0).default(0),
});

export const AUDIT_FAULTS = ['missing', 'not_linked', 'changed'] as const;

export const AuditCheckSchema = z.object({
  /** Number of valid entries from the first on. */
  holds: z.number().int().nonnegative(),
  /**
   * The first invalid entry: it is missing, its `previousHash` is not the hash of the entry before,
   * or its own hash does not match its content. Null if none was found.
   */
  fault: z.object({ number, reason: z.enum(AUDIT_FAULTS) }).nullable(),
  /** Whether the end was reached; if not, ask again with `after` set to `holds`. */
  complete: z.boolean(),
  /**
   * Hash of the last valid entry; null if there is none. Noted elsewhere, it proves later that no
   * newer entries were cut off and replaced.
   */
  hash: hash.nullable(),
});
export type AuditCheck = z.infer<typeof AuditCheckSchema>;
