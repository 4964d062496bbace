import { z } from 'zod';

/** The decision at a page, which the library may or may not have. */
export const StandingDecisionSchema = z.object({
  name: z.string(),
  citation: z.string().nullable(),
  /** The court's name. */
  court: z.string().nullable(),
  year: z.number().int().nullable(),
});
export type StandingDecision = z.infer<typeof StandingDecisionSchema>;
