import { SEVERITIES } from '@casewright/contracts';
import { z } from 'zod';

/** What a model says of one section. Every field is required, as strict endpoints want it. */
export const SectionReadingSchema = z.strictObject({
  summary: z.string(),
  insights: z.array(z.string()),
  recommendations: z.array(z.string()),
  findings: z.array(
    z.strictObject({
      category: z.string(),
      title: z.string(),
      severity: z.enum(SEVERITIES),
      explanation: z.string(),
      recommendation: z.string(),
      quote: z.string(),
    }),
  ),
});
export type SectionReading = z.infer<typeof SectionReadingSchema>;
