import { z } from 'zod';
import { RoleSchema } from '../principal.js';
import { LARGEST_INTEGER } from '../route.js';

/** Accounts on a page of the list. */
export const USERS_OF_A_PAGE = 25;

/** Someone whose account is disabled cannot sign in; everything else of it stays. */
const USER_STATES = ['active', 'disabled'] as const;
/** Locked: wrong passwords or codes make the next log-in wait. */
export const USER_STATUSES = [...USER_STATES, 'locked'] as const;

/** An account as administrators see it: nothing of what its user does. */
export const AccountSchema = z.object({
  id: z.number().int().positive(),
  email: z.string(),
  name: z.string(),
  company: z.string().nullable(),
  role: RoleSchema,
  state: z.enum(USER_STATES),
  /** Whether a log-in asks for more than the password. */
  hasSecondFactor: z.boolean(),
  /** Under a legal hold: nothing of its user's is deleted. */
  isHeld: z.boolean(),
  /** Null: not since this is recorded. */
  lastLoginAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Account = z.infer<typeof AccountSchema>;

export const AccountsFilterSchema = z.object({
  /** Each of the words is in the name, the firm, or the email address, whatever its case. */
  search: z.string().trim().max(200).optional(),
  role: RoleSchema.optional(),
  status: z.enum(USER_STATUSES).optional(),
});
export type AccountsFilter = z.infer<typeof AccountsFilterSchema>;

export const AccountsQuerySchema = AccountsFilterSchema.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
export type AccountsQuery = z.infer<typeof AccountsQuerySchema>;

export const AccountsPageSchema = z.object({
  /** Newest first. */
  accounts: z.array(AccountSchema),
  total: z.number().int().nonnegative(),
});
export type AccountsPage = z.infer<typeof AccountsPageSchema>;

export const AccountIdSchema = z.object({
  id: z.coerce.number<number>().int().positive().max(LARGEST_INTEGER),
});

export const RoleChangeSchema = z.object({ role: RoleSchema });

/** A link that lets someone in once, for whoever made it to hand over. */
export const IssuedLinkSchema = z.object({
  /** A path, or a whole address where the installation knows its own; null where it was mailed. */
  link: z.string().nullable(),
  /** Where it was mailed to; null where no mail can be sent, or the mail server did not take it. */
  mailedTo: z.string().nullable(),
  expiresAt: z.iso.datetime(),
});
export type IssuedLink = z.infer<typeof IssuedLinkSchema>;
