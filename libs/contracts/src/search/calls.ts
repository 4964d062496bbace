import { z } from 'zod';
import { defineCall } from '../define.js';
import { CategorySchema, HistoryEntrySchema } from './history.js';
import { SearchRequestSchema, SearchResponseSchema } from './schemas.js';

/** Searches the library and records the query in the caller's history. */
export const searchCases = defineCall('search.cases.search', {
  request: SearchRequestSchema,
  response: SearchResponseSchema,
  deadlineMs: 10_000,
  http: {
    route: 'POST /search',
    tag: 'Case law',
    summary: 'Searches the case-law library',
    body: SearchRequestSchema,
    errors: ['AI_KEY_INVALID'],
    limit: { requests: 240, seconds: 60 },
    audit: { exempt: 'Only reads; its user has it in the search history' },
  },
});

/** The same search for another tool's sake: nothing goes into the history. */
export const findCases = defineCall('search.cases.find', {
  request: SearchRequestSchema,
  response: SearchResponseSchema,
  deadlineMs: 10_000,
});

/** The caller's history, newest first. */
export const listHistory = defineCall('search.history.list', {
  request: z.object({}),
  response: z.array(HistoryEntrySchema),
  http: {
    route: 'GET /search/history',
    tag: 'Case law',
    summary: "The caller's search history, newest first",
  },
});

/**
 * The caller's whole history, newest first, as many entries at a time as a message holds. `next`
 * is what to ask for the page after it by; null at the end.
 */
export const pageHistory = defineCall('search.history.page', {
  request: z.object({
    after: z
      .string()
      .regex(/^\d{1,18}:\d{1,10}$/)
      .optional(),
  }),
  response: z.object({ entries: z.array(HistoryEntrySchema), next: z.string().nullable() }),
});

/** Other tools leave their trace in the history through this call. */
export const recordHistory = defineCall('search.history.record', {
  request: z.object({ query: z.string().min(1), category: CategorySchema }),
  response: HistoryEntrySchema,
});
