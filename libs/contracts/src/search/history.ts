import { z } from 'zod';
import { LARGEST_INTEGER } from '../route.js';
import { CategorySchema } from './categories.js';
import { CoverageSchema, UncoveredSchema } from './coverage.js';
import { NarrowingSchema } from './narrowing.js';

/** Entries that `GET /api/search/history` answers with at once, newest first. */
export const HISTORY_SHOWN = 200;
/** Entries that are deleted at once by their ids. */
export const HISTORY_REMOVED = 1_000;

/** What an entry leads back to besides its query. */
export const HistoryOpensSchema = z.discriminatedUnion('kind', [
  /** Of document analysis, or of insights: which, the category says. */
  z.object({
    kind: z.literal('document'),
    id: z.number().int().positive(),
    fileName: z.string().optional(),
  }),
  /** The search as it was last run, where it was narrowed or sorted. */
  NarrowingSchema.extend({ kind: z.literal('search') }),
]);
export type HistoryOpens = z.infer<typeof HistoryOpensSchema>;

export const HistoryEntrySchema = z.object({
  id: z.number().int().positive(),
  query: z.string(),
  category: z.string(),
  timestamp: z.iso.datetime(),
  opens: HistoryOpensSchema.optional(),
  /** What the search lacked when it was last run; absent where there was nothing to tell. */
  coverage: CoverageSchema.optional(),
  uncovered: z.array(UncoveredSchema).optional(),
});
export type HistoryEntry = z.infer<typeof HistoryEntrySchema>;

/** Which entries are meant; without any of these, all. */
export const HistoryFilterSchema = z.object({
  category: CategorySchema.optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional().describe('Entries before this moment'),
  words: z.string().max(200).optional().describe('Words that the entry contains, all of them'),
});
export type HistoryFilter = z.infer<typeof HistoryFilterSchema>;

export const HistoryQuerySchema = HistoryFilterSchema.extend({
  before: z.coerce
    .number()
    .int()
    .positive()
    .max(LARGEST_INTEGER)
    .optional()
    .describe('Id of the last entry of the page before'),
});

export const RemoveHistorySchema = z.union([
  z.object({ ids: z.array(z.number().int().positive()).min(1).max(HISTORY_REMOVED) }),
  z.object({ all: z.literal(true) }),
]);
