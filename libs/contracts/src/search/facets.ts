import { z } from 'zod';

/** A value to filter by, and how many matches have it. */
const FacetValueSchema = z.object({
  value: z.string(),
  label: z.string(),
  count: z.number().int().positive(),
});
export type FacetValue = z.infer<typeof FacetValueSchema>;

/**
 * How far a quoted phrase was looked for. Absent where it was in every case that may have it: then
 * the counts are exact.
 */
export const PhraseReachSchema = z.object({
  searched: z
    .number()
    .int()
    .positive()
    .describe('Cases searched for the phrase: the first ones in the requested order'),
  of: z.number().int().positive().describe('Cases that contain the words of the search'),
});
export type PhraseReach = z.infer<typeof PhraseReachSchema>;

/**
 * Counts over all matches, not only the page. Each facet counts what the other filters let through,
 * so that a reader sees where else to go. A decade's value is its first year.
 */
export const SearchFacetsSchema = z.object({
  jurisdictions: z.array(FacetValueSchema),
  courts: z.array(FacetValueSchema),
  decades: z.array(FacetValueSchema),
  phraseReach: PhraseReachSchema.optional().describe(
    'For the search without its filters, since facets count beyond them: absent where all counts are exact',
  ),
});
export type SearchFacets = z.infer<typeof SearchFacetsSchema>;
