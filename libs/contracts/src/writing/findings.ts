import { z } from 'zod';
import { FINDING_SOURCES, SeveritySchema } from '../insights/finding.js';

/** Groups of rules, as a reader filters them. */
export const WRITING_FAMILIES = [
  'plain-words',
  'verbs',
  'sentences',
  'precision',
  'obligations',
  'consistency',
  'mechanics',
  'word-choice',
  'tone',
  'citations',
] as const;
const WritingFamilySchema = z.enum(WRITING_FAMILIES);
export type WritingFamily = z.infer<typeof WritingFamilySchema>;

const OffsetSchema = z.number().int().nonnegative();
const RuleIdSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** Words to put in place of a finding's quote. Empty: delete it. */
const ReplacementSchema = z.object({
  text: z.string(),
  /** It may be put in without being read again; otherwise it is a proposal to be read first. */
  safe: z.boolean(),
  /** It changes the legal force of *shall*, *must*, *may* or *will*; the explanation says how. */
  changesForce: z.boolean().optional(),
});
export type Replacement = z.infer<typeof ReplacementSchema>;

/**
 * A remark on the writing. `content.slice(start, end) === quote`; offsets are UTF-16 units. Other
 * than a document's findings it has a `rule` in place of a category, and may have a
 * replacement for exactly its quote.
 */
export const WritingFindingSchema = z.object({
  /** Unique in its answer; the same for the same text, options, and engine. */
  id: z.string().min(1),
  /** The rule's id in the catalog; of a model's finding, the nearest one. */
  rule: RuleIdSchema,
  family: WritingFamilySchema,
  /** A few words, for a list. */
  title: z.string().min(1),
  severity: SeveritySchema,
  /** Complete sentences: what was found, and why it matters. */
  explanation: z.string().min(1),
  quote: z.string().min(1),
  start: OffsetSchema,
  end: z.number().int().positive(),
  /** A typed text has no pages. */
  page: z.null(),
  source: z.enum(FINDING_SOURCES),
  replacement: ReplacementSchema.optional(),
});
export type WritingFinding = z.infer<typeof WritingFindingSchema>;

/** One phrasing and a better one: of whole sentences where several remarks meet in one. */
export const AlternativeSchema = z.object({
  /** `content.slice(start, end)`. */
  original: z.string().min(1),
  suggested: z.string(),
  /** Complete sentences. */
  why: z.string().min(1),
  rule: RuleIdSchema,
  start: OffsetSchema,
  end: z.number().int().positive(),
});
export type Alternative = z.infer<typeof AlternativeSchema>;
