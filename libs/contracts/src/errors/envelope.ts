import { z } from 'zod';
import { ERROR_CODES } from './codes.js';

const FieldIssueSchema = z.object({
  /** Dotted path of the field, `filters.from`; empty for the whole body. */
  path: z.string(),
  message: z.string(),
});
export type FieldIssue = z.infer<typeof FieldIssueSchema>;

/** The one shape of an error, on the bus and over HTTP. */
export const ErrorEnvelopeSchema = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  details: z.array(FieldIssueSchema).optional(),
  retryAfter: z.number().nonnegative().optional(),
  correlationId: z.string(),
});
export type ErrorEnvelope = z.infer<typeof ErrorEnvelopeSchema>;
