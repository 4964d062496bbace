import { z } from 'zod';
import { defineCall } from './define.js';
import { defineRoute } from './route.js';

/** What is counted, in the order of the menu. */
const ACTIVITY_KINDS = [
  'searches',
  'analyses',
  'insights',
  'writing',
  'citations',
  'drafts',
  'exports',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Days to look back; more than a month is counted by week. */
const PeriodSchema = z.enum(['30', '90', '365']);
export type ActivityPeriod = z.infer<typeof PeriodSchema>;

export const ActivityQuerySchema = z.object({ days: PeriodSchema.default('30') });
const UnitSchema = z.enum(['day', 'week']);

const CountSchema = z.object({
  /** The first day of the span, in UTC; a week begins on Monday. */
  start: z.iso.date(),
  kind: z.enum(ACTIVITY_KINDS),
  count: z.number().int().positive(),
});
export type ActivityCount = z.infer<typeof CountSchema>;

const count = {
  request: z.object({ from: z.iso.date(), unit: UnitSchema }),
  response: z.array(CountSchema),
} as const;
const own = { rule: 'account', ...count } as const;
const everyone = { rule: 'oversee', ...count } as const;

/** The services that know when what was done: one has the searches, the other the audit log. */
export const ACTIVITY_SERVICES = ['search', 'auth'] as const;
export const countActivity = {
  own: {
    search: defineCall('search.activity.own', own),
    auth: defineCall('auth.activity.own', own),
  },
  everyone: {
    search: defineCall('search.activity.everyone', everyone),
    auth: defineCall('auth.activity.everyone', everyone),
  },
} as const;

const ActivitySchema = z.object({
  unit: UnitSchema,
  /** Every span of the period, the oldest first. Counts of 0 are left out. */
  starts: z.array(z.iso.date()),
  counts: z.array(CountSchema),
  /** Services that did not answer: what they count is left out. */
  away: z.array(z.enum(ACTIVITY_SERVICES)),
});
export type Activity = z.infer<typeof ActivitySchema>;

export const readOwnActivity = defineRoute({
  rule: 'account',
  route: 'GET /account/usage',
  tag: 'Accounts',
  summary: 'How often the caller has used each tool, by day or week',
  query: ActivityQuerySchema,
  response: ActivitySchema,
});

export const readActivity = defineRoute({
  rule: 'oversee',
  route: 'GET /admin/usage',
  tag: 'Users',
  summary: 'How often each tool has been used by all users together, by day or week',
  query: ActivityQuerySchema,
  response: ActivitySchema,
});
