import { z } from 'zod';

/** What tokens of the configured model cost, as the installation was told. */
export const TokenPricesSchema = z.object({
  /** For a million tokens of questions. */
  input: z.number().nonnegative(),
  /** For a million tokens of answers. */
  output: z.number().nonnegative(),
  /** ISO 4217: `USD`. */
  currency: z.string().regex(/^[A-Z]{3}$/),
});
export type TokenPrices = z.infer<typeof TokenPricesSchema>;

const count = z.number().int().nonnegative();

/** Days that a look at the usage goes back, today among them; `all`: everything that is kept. */
export const USAGE_PERIODS = { day: 1, week: 7, month: 30, all: null } as const;
export type UsagePeriod = keyof typeof USAGE_PERIODS;
const PeriodSchema = z.enum(Object.keys(USAGE_PERIODS) as [UsagePeriod, ...UsagePeriod[]]);

const UsageCountsSchema = z.object({
  /** Requests sent, those that failed among them. */
  requests: count,
  failures: count,
  /** Tokens of questions and of answers. */
  promptTokens: count,
  completionTokens: count,
  /** In the currency of the prices; null where none are configured for the model that was used. */
  cost: z.number().nonnegative().nullable(),
});
export type UsageCounts = z.infer<typeof UsageCountsSchema>;

const userId = z.number().int().positive();

/** What a model was used for in a period. Lists have those with the most tokens first. */
export const ModelUsageSchema = z.object({
  period: PeriodSchema,
  /** The first day of the period, in UTC; null for `all`. */
  from: z.iso.date().nullable(),
  total: UsageCountsSchema,
  tasks: z.array(UsageCountsSchema.extend({ task: z.string() })),
  models: z.array(UsageCountsSchema.extend({ model: z.string() })),
  /** At most 100 users. */
  users: z.array(UsageCountsSchema.extend({ userId })),
  usersTotal: count,
  prices: TokenPricesSchema.nullable(),
});
export type ModelUsage = z.infer<typeof ModelUsageSchema>;

/** Who a user is, for administrators. */
export const UserNameSchema = z.object({ id: userId, name: z.string(), email: z.string() });
export type UserName = z.infer<typeof UserNameSchema>;

/** The usage with the users' names. */
export const EngineUsageSchema = ModelUsageSchema.extend({
  users: z.array(
    UsageCountsSchema.extend({
      userId,
      /** Null where there is no such account anymore. */
      name: z.string().nullable(),
      email: z.string().nullable(),
    }),
  ),
});
export type EngineUsage = z.infer<typeof EngineUsageSchema>;

export const UsageQuerySchema = z.object({ period: PeriodSchema.default('month') });
