import { z } from 'zod';
import { defineCall } from '../define.js';
import { defineRoute } from '../route.js';
import { AccountDeletionSchema } from './schemas.js';

const tag = 'Accounts';
/** Citations in one answer. */
export const CITATIONS_READ = 10;

/**
 * Everything of the caller's as a ZIP archive of JSON files: account, search history, documents with
 * their analyses, drafts in every version, generated citations, and reviews of cite checks.
 */
export const exportOwnData = defineRoute({
  rule: 'account',
  route: 'GET /account/data',
  cost: 'heavy',
  tag,
  summary: 'Everything that is stored for the caller, as a ZIP archive of JSON files',
  response: null,
  status: 200,
  produces: ['application/zip'],
  limit: { requests: 5, seconds: 60 },
  audit: { action: 'export_own_data' },
});

/** Ids of what the caller keeps, oldest first. */
export const listOwnIds = defineCall('analysis.own.ids', {
  rule: 'read',
  request: z.object({}),
  response: z.object({
    documents: z.array(z.number().int()),
    /** With the number of the last version: each draft has all from 1 to it. */
    drafts: z.array(z.object({ id: z.number().int(), versions: z.number().int() })),
    /** Cite checks under review, and signed reports. */
    reviews: z.array(z.number().int()),
  }),
});

/** The caller's generated citations, oldest first. */
export const readOwnCitations = defineCall('analysis.own.citations', {
  rule: 'read',
  request: z.object({ after: z.number().int().nonnegative() }),
  response: z.array(
    z.object({
      id: z.number().int(),
      content: z.string(),
      citationText: z.string(),
      format: z.string(),
      type: z.string(),
      generatedAt: z.iso.datetime(),
    }),
  ),
});

/**
 * Deletes the caller's account with everything that is stored for it.
 *
 * @throws FORBIDDEN for a wrong password, or an old session of an account without one; CONFLICT for
 * the last administrator
 */
export const deleteOwnAccount = defineCall('auth.account.delete', {
  rule: 'account',
  response: z.null(),
  http: {
    route: 'POST /account/deletion',
    cost: 'search',
    tag,
    summary: "Deletes the caller's account with everything that is stored for it",
    body: AccountDeletionSchema,
    errors: ['FORBIDDEN', 'CONFLICT'],
    limit: { requests: 20, seconds: 60 },
    audit: { exempt: 'The auth service records it itself, with the account' },
  },
});
