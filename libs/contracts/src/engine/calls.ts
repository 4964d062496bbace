import { z } from 'zod';
import { defineCall } from '../define.js';
import { defineRoute } from '../route.js';
import {
  EmbeddingStatusSchema,
  EngineOverviewSchema,
  EngineStatusSchema,
  EngineTestSchema,
} from './schemas.js';
import { EngineUsageSchema, ModelUsageSchema, UsageQuerySchema, UserNameSchema } from './usage.js';

/** The longest that a test of the model takes, in milliseconds. */
export const ENGINE_TEST_MS = 15_000;

/** Which engine there is, and how it does. For administrators, as are all calls here. */
export const engineStatus = defineCall('analysis.engine.status', {
  rule: 'administer',
  request: z.object({}),
  response: EngineStatusSchema,
});

export const modelUsage = defineCall('analysis.engine.usage', {
  rule: 'administer',
  request: UsageQuerySchema,
  response: ModelUsageSchema,
});

/** Asks the model a small question; CONFLICT where no model is configured. */
export const testEngine = defineCall('analysis.engine.test', {
  rule: 'administer',
  request: z.object({}),
  response: EngineTestSchema,
  deadlineMs: ENGINE_TEST_MS + 5_000,
  http: {
    route: 'POST /admin/engine/test',
    tag: 'Engine administration',
    summary:
      'Asks the model a small question, and says how long its answer took or why there is none',
    errors: ['CONFLICT'],
    limit: { requests: 10, seconds: 60 },
    audit: { action: 'test_engine' },
  },
});

export const embeddingStatus = defineCall('search.embeddings.status', {
  rule: 'administer',
  request: z.object({}),
  response: EmbeddingStatusSchema.nullable(),
});

/** Names of users by their ids; ids without an account are left out. */
export const userNames = defineCall('auth.users.names', {
  rule: 'administer',
  request: z.object({ ids: z.array(z.number().int().positive()).max(1_000) }),
  response: z.array(UserNameSchema),
});

export const engineOverview = defineRoute({
  rule: 'administer',
  route: 'GET /admin/engine',
  tag: 'Engine administration',
  summary: 'Which engine is in use and why, whether its model answers, how fast, and its limits',
  response: EngineOverviewSchema,
});

export const engineUsage = defineRoute({
  rule: 'administer',
  route: 'GET /admin/engine/usage',
  tag: 'Engine administration',
  summary: 'Requests, tokens, and cost of the model in a period, by task, model, and user',
  query: UsageQuerySchema,
  response: EngineUsageSchema,
});
