import { z } from 'zod';

const OffsetSchema = z.number().int().nonnegative();
const ShareSchema = z.number().min(0).max(1);
const PercentSchema = z.number().min(0).max(100);

/**
 * Reading ease (0 to 100 for ordinary prose; lower, and below 0, is harder) and two estimates of
 * the school years it takes to follow the text. The formulas are in docs/writing.md.
 */
const ReadabilitySchema = z.object({
  flesch: z.number(),
  fleschKincaidGrade: z.number(),
  fog: z.number(),
});
export type Readability = z.infer<typeof ReadabilitySchema>;

/** Sentences of `from` to `to` words; `to` is null for the last, open class. */
const SentenceClassSchema = z.object({
  from: z.number().int().positive(),
  to: z.number().int().positive().nullable(),
  count: z.number().int().nonnegative(),
});

/** The measures of one paragraph of prose, at its offsets. Headings and tables have none. */
const ParagraphScoresSchema = z.object({
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

const WRITING_REGISTERS = ['formal', 'neutral', 'informal'] as const;

export const ToneMeasuresSchema = z.object({
  register: z.enum(WRITING_REGISTERS),
  /** 100: nothing is hedged. */
  assertiveness: PercentSchema,
  /** 100: nothing disparages anyone. */
  civility: PercentSchema,
});
export type ToneMeasures = z.infer<typeof ToneMeasuresSchema>;
