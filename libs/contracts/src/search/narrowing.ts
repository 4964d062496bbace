import { z } from 'zod';

const isoDay = z.iso.date('Dates are written YYYY-MM-DD');

export const SearchFiltersSchema = z.object({
  jurisdiction: z.string().max(100).optional(),
  /** CourtListener court id, `scotus`, `ca9`. */
  court: z.string().max(100).optional(),
  from: isoDay.optional(),
  to: isoDay.optional(),
  /** Hides what is no longer good law, as far as is known. */
  standing: z.literal('good').optional(),
});
export type SearchFilters = z.infer<typeof SearchFiltersSchema>;

const SORTS = ['relevance', 'newest', 'oldest', 'most-cited'] as const;
export const SearchSortSchema = z.enum(SORTS);
export type SearchSort = z.infer<typeof SearchSortSchema>;

/** How a query is searched, where that is not as it is by default. */
export const NarrowingSchema = z.object({
  filters: SearchFiltersSchema.optional(),
  sort: SearchSortSchema.optional(),
  verbatim: z.boolean().optional(),
});
export type Narrowing = z.infer<typeof NarrowingSchema>;
