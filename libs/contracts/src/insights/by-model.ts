import { z } from 'zod';

/** A sentence of a model's, and the words of the document that it rests on. */
export const QuotedSentenceSchema = z.object({
  text: z.string().min(1),
  /** `document.slice(start, end)`, exactly. */
  quote: z.string().min(1),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  /** From 1; null for a text without pages. */
  page: z.number().int().positive().nullable(),
});
export type QuotedSentence = z.infer<typeof QuotedSentenceSchema>;

/** What a model adds to the analysis by the rules, apart from it. */
export const ByModelSchema = z.object({
  /** Paragraphs of prose, parted by blank lines; may be empty. */
  summary: z.string(),
  /** The weightiest first. */
  insights: z.array(QuotedSentenceSchema),
  /** The most urgent first. */
  recommendations: z.array(QuotedSentenceSchema),
});
export type ByModel = z.infer<typeof ByModelSchema>;
