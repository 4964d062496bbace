import { z } from 'zod';
import { ModelReadingSchema } from '../grounding.js';

const count = z.number().int().nonnegative();

/** How a model's words on a text were held to it; absent from reviews by the rules. */
export const WritingGroundingSchema = ModelReadingSchema.extend({
  /** Rewordings that stand in the text and change nothing that no suggestion may change. */
  suggestionsKept: count,
  /** Rewordings that were left out: not in the text, changing too much, or where a rule has its own. */
  suggestionsDropped: count,
  /** Remarks on the tone that quote the text. */
  remarksKept: count,
  /** Remarks on the tone that do not, or that say what the text does not. */
  remarksDropped: count,
});
export type WritingGrounding = z.infer<typeof WritingGroundingSchema>;
