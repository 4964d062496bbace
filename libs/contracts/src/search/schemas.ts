import { z } from 'zod';
import { LaterHistorySchema } from '../later-history/later-history.js';
import { CategorySchema } from './categories.js';
import { CoverageSchema, UncoveredSchema } from './coverage.js';
import { PhraseReachSchema, SearchFacetsSchema } from './facets.js';
import { LackingSchema } from './lacking.js';
import { SearchFiltersSchema, SearchSortSchema } from './narrowing.js';
import { NOT_HELD_AT_MOST, NotHeldSchema } from './not-held.js';

export const SEARCH_LIMITS = { query: 10_000, pageSize: 50, page: 1_000 } as const;

export const SearchRequestSchema = z.object({
  query: z
    .string({ error: 'Search query is required' })
    .max(SEARCH_LIMITS.query, `Search query must be at most ${SEARCH_LIMITS.query} characters`)
    .refine((query) => query.trim().length > 0, 'Search query is required'),
  category: CategorySchema.default('case-law'),
  filters: SearchFiltersSchema.optional(),
  page: z
    .number()
    .int()
    .min(1)
    .max(
      SEARCH_LIMITS.page,
      `A search shows its first ${SEARCH_LIMITS.page} pages: narrow it by court or date`,
    )
    .default(1),
  pageSize: z.number().int().min(1).max(SEARCH_LIMITS.pageSize).default(10),
  sort: SearchSortSchema.default('relevance'),
  verbatim: z
    .boolean()
    .optional()
    .describe('True to search for the query as it is written, even if it looks misspelled'),
});
export type SearchRequest = z.input<typeof SearchRequestSchema>;

/** A run of text in which `marked` words matched the query. Plain text, never HTML. */
const PassageSchema = z.array(z.object({ text: z.string(), marked: z.boolean() }));
export type Passage = z.infer<typeof PassageSchema>;

/** A place in a case's text: which of its opinions, from 0, and the character of that one's text. */
const OpinionPlaceSchema = z.object({
  opinion: z.number().int().nonnegative(),
  at: z.number().int().nonnegative(),
});
export type OpinionPlace = z.infer<typeof OpinionPlaceSchema>;

export const SearchCaseSchema = z.object({
  id: z.number().int().positive(),
  /** The record's id at its source, `starter:riley-v-california-2014`. */
  sourceId: z.string(),
  /** The whole name. */
  title: z.string(),
  caption: z
    .string()
    .optional()
    .describe(
      'The name as a list shows it, shortened as in a citation; absent if it equals `title`',
    ),
  /** The preferred citation; null for a case known by docket only. */
  citation: z.string().nullable(),
  citations: z.array(z.string()),
  court: z.object({ id: z.string(), name: z.string() }),
  jurisdiction: z.string(),
  date: z.string().nullable(),
  year: z.number().int().nullable(),
  summary: z.string(),
  /** Why this case is here: its sentence that answers best, quoted if it is the opinion's own. */
  relevance: z.string(),
  keyPoints: z.array(z.string()),
  /** What later law did to it; what later opinions say about it is on its own page. */
  history: LaterHistorySchema.optional(),
  /** The best passage beside the sentence that `relevance` shows, with the matched words marked. */
  passage: PassageSchema,
  /** Where the passage begins; absent where it is of the record's own words and of no opinion. */
  place: OpinionPlaceSchema.optional(),
  /** How many cases of the library cite this one. */
  citedBy: z.number().int().nonnegative(),
  score: z.number(),
  /** Each part of the score by name; higher is better. */
  signals: z.record(z.string(), z.number()),
  url: z.string(),
});
export type SearchCase = z.infer<typeof SearchCaseSchema>;

export const SearchResponseSchema = z.object({
  cases: z.array(SearchCaseSchema),
  /** All matches that the filters let through: exactly, unless `phraseReach` says otherwise. */
  total: z.number().int().nonnegative(),
  phraseReach: PhraseReachSchema.optional().describe(
    'Present if only the first cases were searched for a quoted phrase: the total counts those',
  ),
  isIncomplete: z
    .boolean()
    .optional()
    .describe('True if a part of the search index did not answer: cases may be missing'),
  facets: SearchFacetsSchema.optional(),
  coverage: CoverageSchema.optional(),
  uncovered: z.array(UncoveredSchema).optional().describe('What the first cases lack, if anything'),
  notHeld: z
    .array(NotHeldSchema)
    .max(NOT_HELD_AT_MOST)
    .optional()
    .describe(
      'What became of decisions that the query names by citation or full name but that are not in the library',
    ),
  lacking: LackingSchema.optional().describe(
    'The decision that the query names by citation or name and that is not in the library',
  ),
  /** The query as it was perhaps meant; null when every word is in the library. */
  suggestion: z.string().nullable().optional(),
  isCorrected: z
    .literal(true)
    .optional()
    .describe('Present if the cases answer the suggestion, the one clear correction of the query'),
  page: z.number().int().positive(),
  pageSize: z.number().int().positive(),
  engine: z.string(),
});
export type SearchResponse = z.infer<typeof SearchResponseSchema>;
