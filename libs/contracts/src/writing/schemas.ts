import { z } from 'zod';
import { FallbackSchema } from '../grounding.js';
import { FINDING_SOURCES, SeveritySchema } from '../insights/finding.js';
import { WritingGroundingSchema } from './grounding.js';

/** The specification's answer to a blank text. */
export const NOTHING_TO_REVIEW = 'Please enter some text to analyze';

/** Kinds of documents whose conventions differ: what *shall* means, what tone is expected. */
export const WRITING_DOCUMENT_KINDS = [
  'brief',
  'contract',
  'client-letter',
  'demand-letter',
  'memo',
  'opinion',
  'other',
] as const;
export const WritingDocumentKindSchema = z.enum(WRITING_DOCUMENT_KINDS);
export type WritingDocumentKind = z.infer<typeof WritingDocumentKindSchema>;

/** Whom a text is written for. */
export const WRITING_AUDIENCES = [
  'court',
  'client',
  'opponent',
  'colleague',
  'contract-parties',
  'general',
] as const;
export const WritingAudienceSchema = z.enum(WRITING_AUDIENCES);
export type WritingAudience = z.infer<typeof WritingAudienceSchema>;

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
export const WritingFamilySchema = z.enum(WRITING_FAMILIES);
export type WritingFamily = z.infer<typeof WritingFamilySchema>;

/** What the user may say of the text; what is absent is detected. */
export const WritingOptionsSchema = z.object({
  audience: WritingAudienceSchema.optional(),
  documentKind: WritingDocumentKindSchema.optional(),
});
export type WritingOptions = z.infer<typeof WritingOptionsSchema>;

/** The body of `POST /api/writing/analyze`. */
export const AnalyzeWritingRequestSchema = WritingOptionsSchema.extend({
  content: z
    .string()
    .min(1, { error: NOTHING_TO_REVIEW, abort: true })
    .regex(/\S/, NOTHING_TO_REVIEW),
});
export type AnalyzeWritingRequest = z.infer<typeof AnalyzeWritingRequestSchema>;

const OffsetSchema = z.number().int().nonnegative();
const RuleIdSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const ShareSchema = z.number().min(0).max(1);
const PercentSchema = z.number().min(0).max(100);

/** Words to put in the place of a finding's quote. Empty: delete it. */
export const ReplacementSchema = z.object({
  text: z.string(),
  /** It may be put in without being read again; otherwise it is a proposal to be read first. */
  safe: z.boolean(),
  /** It changes the legal force of *shall*, *must*, *may* or *will*; the explanation says how. */
  changesForce: z.boolean().optional(),
});
export type Replacement = z.infer<typeof ReplacementSchema>;

/**
 * A remark on the writing. `content.slice(start, end) === quote`; offsets are UTF-16 units. Other
 * than a document's findings it has a `rule` in the place of a category, and may have a
 * replacement for exactly its quote.
 */
export const WritingFindingSchema = z.object({
  /** Unique in its answer; the same for the same text, options and engine. */
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

/**
 * Reading ease (0 to 100 for ordinary prose; lower, and below 0, is harder) and two estimates of
 * the school years it takes to follow the text. The formulas are in docs/writing.md.
 */
export const ReadabilitySchema = z.object({
  flesch: z.number(),
  fleschKincaidGrade: z.number(),
  fog: z.number(),
});
export type Readability = z.infer<typeof ReadabilitySchema>;

/** Sentences of `from` to `to` words; `to` is null for the last, open class. */
export const SentenceClassSchema = z.object({
  from: z.number().int().positive(),
  to: z.number().int().positive().nullable(),
  count: z.number().int().nonnegative(),
});

/** The measures of one paragraph of prose, at its offsets. Headings and tables have none. */
export const ParagraphScoresSchema = z.object({
  start: OffsetSchema,
  end: OffsetSchema,
  words: z.number().int().nonnegative(),
  sentences: z.number().int().nonnegative(),
  meanSentenceLength: z.number().nonnegative(),
  readability: ReadabilitySchema,
  passiveShare: ShareSchema,
  concreteness: PercentSchema,
  flow: PercentSchema,
});
export type ParagraphScores = z.infer<typeof ParagraphScoresSchema>;

export const WritingScoresSchema = z.object({
  words: z.number().int().nonnegative(),
  readability: ReadabilitySchema,
  sentences: z.object({
    count: z.number().int().nonnegative(),
    /** Words; 0 without sentences. */
    meanLength: z.number().nonnegative(),
    distribution: z.array(SentenceClassSchema),
  }),
  /** Sentences with a passive verb, of all sentences. */
  passiveShare: ShareSchema,
  concreteness: PercentSchema,
  flow: PercentSchema,
  /** In the text's order. */
  paragraphs: z.array(ParagraphScoresSchema),
  /** Null for a text too short to compare. */
  comparison: z
    .object({
      /** Percent of the opinions that read harder than this text. */
      clearerThan: PercentSchema,
      /** A sentence: what it was compared with, and by which measure. */
      basis: z.string().min(1),
    })
    .nullable(),
});
export type WritingScores = z.infer<typeof WritingScoresSchema>;

export const WRITING_REGISTERS = ['formal', 'neutral', 'informal'] as const;

export const ToneMeasuresSchema = z.object({
  register: z.enum(WRITING_REGISTERS),
  /** 100: nothing is hedged. */
  assertiveness: PercentSchema,
  /** 100: nothing disparages anybody. */
  civility: PercentSchema,
});
export type ToneMeasures = z.infer<typeof ToneMeasuresSchema>;

/** What an engine says of a text; the job is added by who keeps it. */
export const WritingReviewSchema = z.object({
  /** Paragraphs of prose, parted by blank lines. */
  style: z.string(),
  /** Paragraphs of prose, parted by blank lines. */
  tone: z.string(),
  /** Complete sentences, the weightiest first. */
  improvements: z.array(z.string()),
  /** The most useful first. */
  alternatives: z.array(AlternativeSchema),
  /** In the text's order. */
  findings: z.array(WritingFindingSchema),
  scores: WritingScoresSchema,
  toneMeasures: ToneMeasuresSchema,
  /** As the request says, or detected. */
  documentKind: WritingDocumentKindSchema,
  /** As the request says, or what follows from the kind of document. */
  audience: WritingAudienceSchema,
  /** The engine that made it: `local`, or a model's name. */
  engine: z.string().min(1),
  grounding: WritingGroundingSchema.optional(),
  fallback: FallbackSchema.optional(),
});
export type WritingReview = z.infer<typeof WritingReviewSchema>;

/** `POST /api/writing/analyze`. */
export const AnalyzeWritingResponseSchema = WritingReviewSchema.extend({
  jobId: z.uuid().optional(),
});
export type AnalyzeWritingResponse = z.infer<typeof AnalyzeWritingResponseSchema>;
