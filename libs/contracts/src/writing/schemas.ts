import { z } from 'zod';
import { FallbackSchema, ModelReadingSchema } from '../grounding.js';
import { AlternativeSchema, WritingFindingSchema } from './findings.js';
import { ToneMeasuresSchema, WritingScoresSchema } from './scores.js';

const count = z.number().int().nonnegative();

/** How a model's words on a text were held to it; absent from reviews by the rules. */
export const WritingGroundingSchema = ModelReadingSchema.extend({
  /** Rewordings that appear in the text and change nothing that no suggestion may change. */
  suggestionsKept: count,
  /** Rewordings that were left out: not in the text, changing too much, or where a rule has its own. */
  suggestionsDropped: count,
  /** Remarks on the tone that quote the text. */
  remarksKept: count,
  /** Remarks on the tone that do not, or that say what the text does not. */
  remarksDropped: count,
});
export type WritingGrounding = z.infer<typeof WritingGroundingSchema>;

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

/** What the user may say about the text; what is absent is detected. */
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

/** What an engine says about a text; the job is added by who keeps it. */
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
