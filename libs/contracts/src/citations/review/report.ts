import { z } from 'zod';
import { LibraryHeldSchema } from '../../library/schemas.js';
import { CitationCheckSchema } from '../check.js';

/** Characters. */
export const REVIEW_LIMITS = { title: 255, name: 200, note: 2_000, certificate: 10_000 } as const;

export const DECISIONS = ['confirmed', 'corrected', 'removed'] as const;
export type Decision = (typeof DECISIONS)[number];
export const DECISION_WORDS: Record<Decision, string> = {
  confirmed: 'Confirmed by hand',
  corrected: 'Corrected',
  removed: 'Removed',
};

/** What firms may begin from; whoever signs words it for the court that asks for it. */
export const DEFAULT_CERTIFICATE =
  'I certify that every citation and quotation in the paper named above was compared with the sources named in this report, and that each one that could not be verified there was read by a person in its source, corrected, or removed, as this report records.';

const DecisionSchema = z.object({
  decision: z.enum(DECISIONS),
  note: z.string(),
  at: z.iso.datetime(),
  /** The account's number. */
  by: z.number().int().positive(),
});
export type ProblemDecision = z.infer<typeof DecisionSchema>;

const ReportProblemSchema = z.object({
  citation: z.number().int().nonnegative(),
  gravity: z.enum(['fault', 'unchecked', 'weak']),
  reasons: z.array(z.string()),
  /** The text around it. */
  context: z.string(),
  /** Null as long as nobody has decided. */
  decision: DecisionSchema.nullable(),
});
export type ReportProblem = z.infer<typeof ReportProblemSchema>;

const SignatureSchema = z.object({
  /** As its signer wrote it. */
  name: z.string(),
  /** The signer's account. */
  userId: z.number().int().positive(),
  at: z.iso.datetime(),
  /** Null for a report without that page. */
  certificate: z.string().nullable(),
});

/**
 * A finished check with what a person decided on each problem. Once it is signed it is kept as the text
 * that was signed: whoever reads it must not write it anew.
 */
export const CiteReportSchema = z.object({
  form: z.literal(1),
  title: z.string(),
  /** Of the text that was checked. */
  text: z.object({ sha256: z.string(), characters: z.number().int().nonnegative() }),
  checkedAt: z.iso.datetime(),
  /** What the text was compared with. */
  library: LibraryHeldSchema,
  check: CitationCheckSchema,
  problems: z.array(ReportProblemSchema),
  signature: SignatureSchema.nullable(),
});
export type CiteReport = z.infer<typeof CiteReportSchema>;
