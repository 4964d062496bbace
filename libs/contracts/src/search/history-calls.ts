import { z } from 'zod';
import { defineCall } from '../define.js';
import { CategorySchema } from './categories.js';
import {
  HistoryEntrySchema,
  HistoryFilterSchema,
  HistoryOpensSchema,
  HistoryQuerySchema,
  RemoveHistorySchema,
} from './history.js';

const tag = 'Case law';
const limit = { requests: 120, seconds: 60 } as const;

/** The caller's history, newest first; to go on, ask for what is before the last entry. */
export const listHistory = defineCall('search.history.list', {
  rule: 'read',
  response: z.array(HistoryEntrySchema),
  http: {
    route: 'GET /search/history',
    tag,
    summary: "The caller's search history, newest first, by kind, time, and words",
    query: HistoryQuerySchema,
  },
});

/** How many entries there are of those that `listHistory` lists, over all pages. */
export const countHistory = defineCall('search.history.count', {
  rule: 'read',
  response: z.object({ entries: z.number().int().nonnegative() }),
  http: {
    route: 'GET /search/history/count',
    tag,
    summary: "How many entries the caller's search history has, by kind, time, and words",
    query: HistoryFilterSchema,
    limit,
  },
});

/** Deletes entries of the caller's. @throws CONFLICT under a legal hold */
export const removeHistory = defineCall('search.history.remove', {
  rule: 'account',
  response: z.object({ removed: z.number().int().nonnegative() }),
  http: {
    route: 'POST /search/history/removal',
    tag,
    summary: "Deletes entries of the caller's search history: those named, or all",
    body: RemoveHistorySchema,
    errors: ['CONFLICT'],
    limit,
    audit: { action: 'delete_searches' },
  },
});

/**
 * The caller's whole history, newest first, as many entries at a time as a message contains. `next`
 * is what to ask for the page after it by; null at the end.
 */
export const pageHistory = defineCall('search.history.page', {
  rule: 'read',
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
  rule: 'read',
  request: z.object({
    query: z.string().min(1),
    category: CategorySchema,
    opens: HistoryOpensSchema.optional(),
  }),
  response: HistoryEntrySchema,
});
