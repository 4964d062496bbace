import {
  CitationStyleSchema,
  GenerateCitationRequestSchema,
  GeneratedCitationSchema,
} from '@casewright/contracts';
import { z } from 'zod';

/** What is in the form: the request, which may still be blank or too long. */
export const FormStateSchema = GenerateCitationRequestSchema.required().extend({
  content: z.string(),
});
export type FormState = z.infer<typeof FormStateSchema>;

export const BLANK_FORM: FormState = { content: '', format: 'bluebook', type: 'case' };

/** What the user changed in a generated citation. Absent: as it was generated. */
const ChangesSchema = z.object({
  /** Variables of the source as the text of their fields. */
  fields: z.record(z.string(), z.string()),
  pin: z.string().optional(),
  style: CitationStyleSchema.optional(),
  typeface: z.enum(['court', 'law-review']).optional(),
});
export type Changes = z.infer<typeof ChangesSchema>;

export const NO_CHANGES: Changes = { fields: {} };

/** A generated citation, what it was asked with, and what was changed in it since. */
export const GenerationSchema = z.object({
  request: FormStateSchema,
  answer: GeneratedCitationSchema,
  changes: ChangesSchema,
});
export type Generation = z.infer<typeof GenerationSchema>;

export function isChanged({ fields, ...rest }: Changes): boolean {
  return Object.keys(fields).length > 0 || Object.keys(rest).length > 0;
}
