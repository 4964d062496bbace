import { z } from 'zod';
import type { RouteAction } from '../audit/actions.js';
import { defineCall, defineEvent, defineJob } from '../define.js';
import { defineRoute } from '../route.js';
import {
  AccountIdSchema,
  AccountSchema,
  AccountsFilterSchema,
  AccountsPageSchema,
  AccountsQuerySchema,
  IssuedLinkSchema,
  RoleChangeSchema,
} from './schemas.js';

const rule = 'administer';
const tag = 'Users' as const;
const forgetting = {
  payload: z.object({ userId: z.number().int().positive() }),
  maxDeliveries: 12,
};
const limit = { requests: 120, seconds: 60 } as const;

/** What is done to one account, and is refused to the last administrator where it would lock all out. */
const act = <const A extends RouteAction>(action: A) =>
  ({
    tag,
    limit,
    params: AccountIdSchema,
    errors: ['NOT_FOUND', 'CONFLICT'],
    audit: { action, subject: 'user' },
  }) as const;

export const listAccounts = defineCall('auth.accounts.list', {
  rule,
  response: AccountsPageSchema,
  http: {
    route: 'GET /admin/users',
    tag,
    summary: 'A page of the accounts, newest first, by name, firm, email address, role, and status',
    query: AccountsQuerySchema,
    limit,
  },
});

/** All accounts that the filter lets through, a page at a time, as a file. */
export const exportAccounts = defineRoute({
  rule,
  route: 'GET /admin/users.csv',
  cost: 'heavy',
  tag,
  summary: 'The accounts as CSV, newest first, by name, firm, email address, role, and status',
  query: AccountsFilterSchema,
  response: null,
  status: 200,
  produces: ['text/csv'],
  limit: { requests: 10, seconds: 60 },
  audit: { action: 'export_users' },
});

/** Whatever the role was, all sessions and API keys end; without the right to write, what is under way ends too. */
export const changeRole = defineCall('auth.accounts.change-role', {
  rule,
  request: AccountIdSchema.extend(RoleChangeSchema.shape),
  response: AccountSchema,
  http: {
    ...act('change_role'),
    route: 'PUT /admin/users/:id/role',
    summary: "Changes an account's role, and ends its sessions and API keys",
    body: RoleChangeSchema,
  },
});

export const disableAccount = defineCall('auth.accounts.disable', {
  rule,
  response: AccountSchema,
  http: {
    ...act('disable_user'),
    route: 'POST /admin/users/:id/disable',
    summary: 'Disables an account at once: its sessions, API keys, event streams, and jobs end',
    status: 200,
  },
});

export const enableAccount = defineCall('auth.accounts.enable', {
  rule,
  response: AccountSchema,
  http: {
    ...act('enable_user'),
    route: 'POST /admin/users/:id/enable',
    summary: 'Lets a disabled account sign in again',
    status: 200,
  },
});

/** Nothing that the user keeps is deleted from then on, by whomever; nor is the account. */
export const holdAccount = defineCall('auth.accounts.hold', {
  rule,
  response: AccountSchema,
  http: {
    ...act('place_hold'),
    route: 'POST /admin/users/:id/hold',
    summary: "Places an account under a legal hold: nothing of its user's can be deleted",
    status: 200,
  },
});

export const liftHold = defineCall('auth.accounts.lift-hold', {
  rule,
  response: AccountSchema,
  http: {
    ...act('lift_hold'),
    route: 'DELETE /admin/users/:id/hold',
    summary: 'Lifts the legal hold on an account',
    status: 200,
  },
});

export const endAccountSessions = defineCall('auth.accounts.end-sessions', {
  rule,
  response: z.object({ ended: z.number().int().nonnegative() }),
  http: {
    ...act('end_user_sessions'),
    route: 'DELETE /admin/users/:id/sessions',
    summary: 'Ends all sessions and API keys of an account',
  },
});

/** For whoever has lost their phone and their codes: the password alone lets in. Sessions and keys end. */
export const removeSecondFactors = defineCall('auth.accounts.remove-second-factors', {
  rule,
  response: AccountSchema,
  http: {
    ...act('remove_second_factors'),
    route: 'DELETE /admin/users/:id/second-factors',
    summary: 'Removes the second factors of an account, and ends its sessions and API keys',
  },
});

/** The link sets a new password, in place of any link before. @throws CONFLICT for a disabled account */
export const issueResetLink = defineCall('auth.accounts.issue-reset-link', {
  rule,
  response: IssuedLinkSchema,
  http: {
    tag,
    limit,
    params: AccountIdSchema,
    errors: ['NOT_FOUND', 'CONFLICT'],
    route: 'POST /admin/users/:id/reset-link',
    summary: "Makes a link that lets an account's user choose a new password, once",
    status: 200,
    audit: { exempt: 'The auth service records it itself, with the account' },
  },
});

/** The account and all that its user keeps; entries of the audit log and counts of usage stay. */
export const deleteAccount = defineCall('auth.accounts.delete', {
  rule,
  response: z.null(),
  http: {
    ...act('delete_user'),
    route: 'DELETE /admin/users/:id',
    summary: 'Deletes an account with everything its user has stored',
  },
});

/** Someone may not do any more what was begun for them: each service ends what it does for them. */
export const accessLost = defineEvent('auth.users.access-lost', {
  payload: z.object({ userId: z.number().int().positive() }),
});

const HoldChangeSchema = z.object({
  userId: z.number().int().positive(),
  isHeld: z.boolean(),
  /** Of two changes, the later one counts, whichever arrives last. */
  changedAt: z.iso.datetime(),
});
export type HoldChange = z.infer<typeof HoldChangeSchema>;
const holding = { payload: HoldChangeSchema, maxDeliveries: 12 };

/** A legal hold was placed or lifted: each service that keeps something of the user minds it. */
export const holdUser = {
  analysis: defineJob('analysis.users.hold', holding),
  search: defineJob('search.users.hold', holding),
  export: defineJob('export.users.hold', holding),
} as const;

/** An account is gone: each service that keeps something of its user deletes it. Runs until it is done. */
export const forgetUser = {
  auth: defineJob('auth.users.forget', forgetting),
  analysis: defineJob('analysis.users.forget', forgetting),
  search: defineJob('search.users.forget', forgetting),
  export: defineJob('export.users.forget', forgetting),
} as const;
