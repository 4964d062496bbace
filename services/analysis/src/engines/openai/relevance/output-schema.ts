import { z } from 'zod';

/** What a model says of the cases of one request. Every field is required, as strict endpoints want it. */
export const ExplanationsSaidSchema = z.strictObject({
  explanations: z.array(
    z.strictObject({
      /** The case's number in the request. */
      case: z.int(),
      text: z.string(),
    }),
  ),
});
export type ExplanationsSaid = z.infer<typeof ExplanationsSaidSchema>;
