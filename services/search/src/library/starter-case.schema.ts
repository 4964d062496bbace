import { HistoryKindSchema } from '@casewright/contracts';
import { z } from 'zod';

/** What later happened to a case, and by what. */
const SubsequentHistorySchema = z.object({
  kind: HistoryKindSchema,
  scope: z.enum(['whole', 'part']).optional(),
  by: z.string().min(1),
  citation: z.string().optional(),
  year: z.number().int(),
  note: z.string().optional(),
});

/** A record of the starter library; `starter-library/README.md` describes each field. */
export const StarterCaseSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(3),
  fullName: z.string().optional(),
  citations: z.array(z.string().min(3)).min(1),
  court: z.string().regex(/^[a-z0-9]+$/),
  decided: z.string().regex(/^\d{4}(-\d{2}-\d{2})?$/),
  docket: z.string().optional(),
  author: z.string().optional(),
  topics: z.array(z.string()).min(2).max(6),
  summary: z.string().min(1),
  keyPoints: z.array(z.string()).min(3).max(5),
  history: z.array(SubsequentHistorySchema).optional(),
});
export type StarterCase = z.infer<typeof StarterCaseSchema>;
