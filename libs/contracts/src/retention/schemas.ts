import { z } from 'zod';

/** What is kept for a time, each with the setting that says for how long. */
export const RETENTION_SETTINGS = {
  documents: 'DOCUMENT_RETENTION_DAYS',
  drafts: 'DRAFT_RETENTION_DAYS',
  citations: 'CITATION_RETENTION_DAYS',
  reviews: 'REVIEW_RETENTION_DAYS',
  history: 'HISTORY_RETENTION_DAYS',
  exports: 'EXPORT_RETENTION_DAYS',
  leads: 'LEAD_RETENTION_DAYS',
} as const;
export type RetentionKind = keyof typeof RETENTION_SETTINGS;
const RETENTION_KINDS = Object.keys(RETENTION_SETTINGS) as [RetentionKind];

const KindSchema = z.enum(RETENTION_KINDS);

/** `days`: null where it is kept until somebody deletes it. */
export const RetentionRuleSchema = z.object({
  kind: KindSchema,
  days: z.number().int().positive().nullable(),
});
export type RetentionRule = z.infer<typeof RetentionRuleSchema>;

/** What was deleted at once, without what it was. */
export const DeletionCertificateSchema = z.object({
  /** The first half of the SHA-256 of the other fields, as a UUID: the audit log has it. */
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: KindSchema,
  /** Its time was over, or its owner's account was deleted. */
  reason: z.enum(['retention', 'account']),
  /** For `retention`: how many days it was kept. */
  days: z.number().int().positive().nullable(),
  /** For `account`: whose. */
  userId: z.number().int().positive().nullable(),
  items: z.number().int().positive(),
  /** SHA-256 of the items' ids, in ascending order, each with a line feed behind it. */
  ids: z.string().regex(/^[0-9a-f]{64}$/),
});
export type DeletionCertificate = z.infer<typeof DeletionCertificateSchema>;
