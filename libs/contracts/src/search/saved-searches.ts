import { z } from 'zod';
import { defineCall } from '../define.js';
import { LARGEST_INTEGER } from '../route.js';
import { NarrowingSchema } from './narrowing.js';
import { SearchRequestSchema } from './schemas.js';

/** Saved searches that one user may have. */
export const SAVED_SEARCHES = 50;
/** Of a search's cases, the first that are looked through for new ones. */
export const NEW_AMONG = 50;
export const SAVED_NAME_LENGTH = 100;

const name = z
  .string({ error: 'Name the search' })
  .trim()
  .min(1, 'Name the search')
  .max(SAVED_NAME_LENGTH, `The name must be at most ${SAVED_NAME_LENGTH} characters`);
const id = z.number().int().positive();

const SavedSearchSchema = z.object({
  id,
  name: z.string(),
  query: z.string(),
  narrowing: NarrowingSchema,
  /** When its results were last looked at, or else when it was saved. */
  openedAt: z.iso.datetime(),
});
export type SavedSearch = z.infer<typeof SavedSearchSchema>;

const tag = 'Case law';
const params = z.object({ id: z.coerce.number<number>().int().positive().max(LARGEST_INTEGER) });
const limit = { requests: 120, seconds: 60 } as const;
const audit = { exempt: 'A bookmark of the user, who alone sees it' } as const;
/** For what changes one of the caller's: not for API keys. */
const one = { rule: 'account', response: z.null() } as const;

export const saveSearch = defineCall('search.saved.save', {
  rule: 'account',
  response: SavedSearchSchema,
  http: {
    route: 'POST /search/saved',
    tag,
    summary: 'Saves a search with its filters, to be opened again',
    body: z.object({
      name,
      query: SearchRequestSchema.shape.query,
      narrowing: NarrowingSchema.default({}),
    }),
    errors: ['QUOTA_REACHED'],
    limit,
    audit,
  },
});

export const listSavedSearches = defineCall('search.saved.list', {
  rule: 'read',
  response: z.array(SavedSearchSchema),
  http: { route: 'GET /search/saved', tag, summary: "The caller's saved searches, by name" },
});

/** Searches that there was no time for are left out. */
export const countNewCases = defineCall('search.saved.new', {
  rule: 'read',
  response: z.array(z.object({ id, cases: z.number().int().nonnegative() })),
  http: {
    route: 'GET /search/saved/new',
    cost: 'search',
    tag,
    summary: `Of the first ${NEW_AMONG} cases of each saved search, how many were added since it was opened`,
    limit: { requests: 30, seconds: 60 },
  },
});

export const renameSavedSearch = defineCall('search.saved.rename', {
  ...one,
  request: z.object({ id, name }),
  http: {
    route: 'PUT /search/saved/:id',
    tag,
    summary: 'Renames a saved search',
    params,
    body: z.object({ name }),
    errors: ['NOT_FOUND'],
    limit,
    audit,
  },
});

/** From now on, what is new is what is added from now on. */
export const markSavedOpened = defineCall('search.saved.opened', {
  ...one,
  http: {
    route: 'POST /search/saved/:id/opening',
    tag,
    summary: 'Notes that the results of a saved search are being looked at',
    params,
    errors: ['NOT_FOUND'],
    limit,
    audit,
  },
});

/** @throws CONFLICT under a legal hold */
export const removeSavedSearch = defineCall('search.saved.remove', {
  ...one,
  http: {
    route: 'DELETE /search/saved/:id',
    tag,
    summary: 'Deletes a saved search',
    params,
    errors: ['NOT_FOUND', 'CONFLICT'],
    audit,
  },
});
