import { z } from 'zod';
import { LARGEST_INTEGER } from '../route.js';
import { CITED_BY_SORTS } from './citing.js';
import { TreatmentSchema } from './treatments.js';

/** From an address, where a number is text. */
const number = (name: string, min: number) =>
  z.coerce
    .number({ error: `${name} must be a number` })
    .int(`${name} must be a whole number`)
    .min(min, `${name} must be at least ${min}`)
    .max(LARGEST_INTEGER, `${name} is too large`);

export const CaseIdSchema = z.object({ id: number('The case id', 1) });
export const OpinionIdSchema = CaseIdSchema.extend({ ordinal: number('The opinion', 0) });
export const OpinionFromSchema = z.object({ from: number('The paragraph', 0).default(0) });

const page = number('The page', 1).default(1);
export const CitedByQuerySchema = z.object({
  page,
  sort: z.enum(CITED_BY_SORTS).default('newest'),
  treatment: TreatmentSchema.optional(),
});
export const AuthoritiesQuerySchema = z.object({ page });
