import { z } from 'zod';

/** What a value is, which decides how it is checked and how the draft prints it. */
const PLACEHOLDER_TYPES = [
  'party',
  'person',
  'date',
  'money',
  'number',
  'duration',
  'address',
  'text',
  'choice',
  'email',
  'court',
  'docket',
] as const;
const PlaceholderTypeSchema = z.enum(PLACEHOLDER_TYPES);
export type PlaceholderType = z.infer<typeof PlaceholderTypeSchema>;

/** Where a value comes from: the form, the free text, or the template's usual term. */
const VALUE_ORIGINS = ['answer', 'requirements', 'usual'] as const;
const ValueOriginSchema = z.enum(VALUE_ORIGINS);
export type ValueOrigin = z.infer<typeof ValueOriginSchema>;

/** A place in the draft that a value belongs in, whether or not there is one yet. */
export const PlaceholderSchema = z.object({
  /** Snake case, unique in the draft: `effective_date`. The key of `answers`. */
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  /** A few words: `Effective date`. An empty place prints as `[Effective date]`. */
  label: z.string().min(1),
  type: PlaceholderTypeSchema,
  /** The values of a `choice`; absent otherwise. */
  choices: z.array(z.string()).optional(),
  /** Ids of the sections that print it, in the draft's order; of a term, the one that it belongs to. */
  where: z.array(z.string()),
  required: z.boolean(),
  /** As the draft prints it; null where it is open. */
  value: z.string().nullable(),
  /** Null where it is open. */
  origin: ValueOriginSchema.nullable(),
  /** A sentence on what was wrong with the value given, which was then not used; null otherwise. */
  problem: z.string().nullable(),
  /** A sentence on what belongs there. */
  hint: z.string(),
  /** What may be meant, where that is not certain enough to draft it; to be confirmed or replaced. */
  suggestion: z.string().optional(),
  /**
   * Words of the requirements that no clause says. The draft has nothing of them until a term is
   * worded here; see `placeTerms`.
   */
  quote: z.string().optional(),
});
export type Placeholder = z.infer<typeof PlaceholderSchema>;
