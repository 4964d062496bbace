import { z } from 'zod';

/** How a model reads a question. Every field is required, as strict endpoints want it. */
export const QuestionSaidSchema = z.strictObject({
  terms: z.array(z.string()),
  phrases: z.array(z.string()),
  synonyms: z.array(z.strictObject({ of: z.string(), words: z.array(z.string()) })),
  court: z.string(),
  fromYear: z.string(),
  toYear: z.string(),
});
export type QuestionSaid = z.infer<typeof QuestionSaidSchema>;
