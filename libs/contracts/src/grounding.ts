import { z } from 'zod';
import { CaseRefSchema } from './case-page/schemas.js';
import { LaterHistorySchema } from './later-history/later-history.js';

const count = z.number().int().nonnegative();

/** Something that a model wrote and its document does not say. */
const FlaggedFactSchema = z.object({
  kind: z.enum(['number', 'name', 'date']),
  text: z.string().min(1),
});
export type FlaggedFact = z.infer<typeof FlaggedFactSchema>;

/** A decision that a model named without a citation. */
const NamedInAnswerSchema = z.object({
  /** As the model has it. */
  text: z.string().min(1),
  /** `several` decisions have the name; none does; or there was no library to ask. */
  status: z.enum(['found', 'several', 'not_in_library', 'unchecked']),
  /** Where one was found, and the library has it. */
  case: CaseRefSchema.optional(),
  history: LaterHistorySchema.optional(),
});
export type NamedInAnswer = z.infer<typeof NamedInAnswerSchema>;

/** What a model was asked, and how much of its material it read. */
export const ModelReadingSchema = z.object({
  /** Version of the prompt: `analyze@2`. */
  prompt: z.string().min(1),
  /** Parts of the document that the model read, and those that there are. */
  sectionsRead: count,
  sectionsTotal: count,
});

/** How far a model's answer could be tied to its document; absent from answers of the rules. */
export const GroundingSchema = ModelReadingSchema.extend({
  /** Quotations that appear in the document. */
  quotationsKept: count,
  /** Quotations that do not; what leaned on them was left out. */
  quotationsDropped: count,
  /** Citations that the library confirms. */
  citationsVerified: count,
  /** Citations that it does not; each is marked where it is. */
  citationsUnverified: count,
  flagged: z.array(FlaggedFactSchema),
  /** Each once; absent where there is none. */
  named: z.array(NamedInAnswerSchema).optional(),
});
export type Grounding = z.infer<typeof GroundingSchema>;

/** That a model failed, and why: what is shown was made by the built-in engine. */
export const FallbackSchema = z.object({
  /** The model that was asked. */
  model: z.string().min(1),
  /** A sentence. */
  reason: z.string().min(1),
});
export type Fallback = z.infer<typeof FallbackSchema>;
