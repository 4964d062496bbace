import { z } from 'zod';
import { ModelReadingSchema } from '../grounding.js';

const count = z.number().int().nonnegative();

/** How a model's wording of a draft was held to the rules' draft; absent from drafts by the rules. */
export const DraftGroundingSchema = ModelReadingSchema.extend({
  /** Paragraphs in the model's words. */
  paragraphsReworded: count,
  /** Paragraphs that it worded otherwise and that stay as the rules drafted them. */
  paragraphsRefused: count,
  /** Special terms of the requirements that it placed in the draft. */
  termsPlaced: count,
  /** Special terms that it worded and that were left out. */
  termsRefused: count,
  /** Ids of the sections with words of the model's, in the draft's order. */
  sections: z.array(z.string()),
});
export type DraftGrounding = z.infer<typeof DraftGroundingSchema>;
