import { z } from 'zod';
import { LARGEST_INTEGER } from '../../route.js';
import { CitationCheckRequestSchema } from '../check.js';
import { DECISIONS, REVIEW_LIMITS } from './report.js';

export const ReviewIdSchema = z.number().int().positive().max(LARGEST_INTEGER);
export const ReportDigestSchema = z.string().regex(/^[0-9a-f]{64}$/, 'The digest is not valid');

/** A review of its owner's, as a list shows it. */
export const ReviewSummarySchema = z.object({
  id: ReviewIdSchema,
  title: z.string(),
  citations: z.number().int().nonnegative(),
  problems: z.number().int().nonnegative(),
  decided: z.number().int().nonnegative(),
  createdAt: z.iso.datetime(),
  /** Null as long as it is open. */
  signedAt: z.iso.datetime().nullable(),
});
export type ReviewSummary = z.infer<typeof ReviewSummarySchema>;

/** `report`: a `CiteReport` as canonical JSON, of a signed one the text that was signed. */
export const ReviewSchema = ReviewSummarySchema.extend({
  report: z.string(),
  /** SHA-256 of `report`, which the audit log has; null as long as it is open. */
  digest: ReportDigestSchema.nullable(),
});
export type Review = z.infer<typeof ReviewSchema>;

export const CreateReviewSchema = CitationCheckRequestSchema.extend({
  title: z.string().trim().min(1, 'Title is required').max(REVIEW_LIMITS.title),
});

export const DecideSchema = z.object({
  /** The citation's place in the check. */
  citation: z.number().int().nonnegative(),
  /** Null takes a decision back. */
  decision: z.enum(DECISIONS).nullable(),
  note: z.string().trim().max(REVIEW_LIMITS.note, 'The note is too long').default(''),
});

export const SignSchema = z.object({
  name: z.string().trim().min(1, 'Your name is required').max(REVIEW_LIMITS.name),
  /** The words of the certificate page; blank for none. */
  certificate: z.string().trim().max(REVIEW_LIMITS.certificate).default(''),
});
