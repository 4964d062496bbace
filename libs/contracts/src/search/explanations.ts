import { z } from 'zod';
import { FallbackSchema } from '../grounding.js';
import { SearchRequestSchema } from './schemas.js';

/** Characters of one explanation by a model. */
export const EXPLANATION_LIMIT = 400;

/** The page of a search whose cases are to be explained, as it was asked for. */
export const ExplainRelevanceRequestSchema = SearchRequestSchema.omit({ category: true });

const CaseExplanationSchema = z.object({
  /** The case's id in the library. */
  id: z.number().int().positive(),
  /** One or two sentences: why the case is here. */
  text: z.string().min(1),
  /** `rule` where the model said nothing of this case that its record supports. */
  source: z.enum(['rule', 'model']),
});

const count = z.number().int().nonnegative();

/** How far the model's sentences could be tied to the records of their cases. */
const ExplanationGroundingSchema = z.object({
  /** Version of the prompt: `relevance@1`. */
  prompt: z.string().min(1),
  casesRead: count,
  casesTotal: count,
  sentencesKept: count,
  /** Sentences with a quotation, fact, or case that neither the record nor the library supports. */
  sentencesDropped: count,
  quotationsKept: count,
  /** Citations of other cases, each confirmed by the library. */
  citationsVerified: count,
});

export const RelevanceExplanationsSchema = z.object({
  /** `local`, or the model's name. */
  engine: z.string().min(1),
  /** For each case of the page, in its order. */
  explanations: z.array(CaseExplanationSchema),
  /** Absent from answers of the rules. */
  grounding: ExplanationGroundingSchema.optional(),
  fallback: FallbackSchema.optional(),
});
export type RelevanceExplanations = z.infer<typeof RelevanceExplanationsSchema>;
