import { z } from 'zod';
import { CaseRefSchema, CitingPassageSchema } from './schemas.js';
import { TreatmentSchema } from './treatments.js';

export const CITED_BY_SORTS = ['newest', 'oldest', 'depth', 'authority'] as const;
export type CitedBySort = (typeof CITED_BY_SORTS)[number];

/** A case that cites another, with the passages in which it does. */
const CitingCaseSchema = z.object({
  case: CaseRefSchema,
  /** How often it cites the case. */
  depth: z.number().int().nonnegative(),
  passages: z.array(CitingPassageSchema),
});
export type CitingCase = z.infer<typeof CitingCaseSchema>;

export const CitedByPageSchema = z.object({
  items: z.array(CitingCaseSchema),
  total: z.number().int().nonnegative(),
  page: z.number().int().positive(),
  pageSize: z.number().int().positive(),
  /** How many of all citing cases say what; not narrowed by the chosen treatment. */
  treatments: z.array(z.object({ treatment: TreatmentSchema, count: z.number().int() })),
  /** All citing cases by the decade of their decision, the earliest first; not narrowed either. */
  decades: z.array(
    z.object({
      /** Its first year. */
      decade: z.number().int(),
      count: z.number().int().positive(),
      /** How many of them say something against the case. */
      negative: z.number().int().nonnegative(),
    }),
  ),
});
export type CitedByPage = z.infer<typeof CitedByPageSchema>;

/** A case that is cited; `case` is null where the library lacks it. */
const CitedAuthoritySchema = z.object({
  case: CaseRefSchema.nullable(),
  /** As the opinion names and cites it. */
  name: z.string().nullable(),
  citation: z.string(),
  year: z.number().int().nullable(),
  depth: z.number().int().nonnegative(),
  passages: z.array(CitingPassageSchema),
});
export type CitedAuthority = z.infer<typeof CitedAuthoritySchema>;

export const AuthoritiesPageSchema = z.object({
  items: z.array(CitedAuthoritySchema),
  total: z.number().int().nonnegative(),
  /** How many of them the library has. */
  inLibrary: z.number().int().nonnegative(),
  page: z.number().int().positive(),
  pageSize: z.number().int().positive(),
});
export type AuthoritiesPage = z.infer<typeof AuthoritiesPageSchema>;
