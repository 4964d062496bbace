import { z } from 'zod';
import { defineCall } from '../define.js';
import { defineRoute } from '../route.js';
import { EvaluationSchema } from './reports.js';
import {
  EmbeddingStatusSchema,
  EngineOverviewSchema,
  EngineStatusSchema,
  EngineTestSchema,
} from './schemas.js';
import { EngineUsageSchema, ModelUsageSchema, UsageQuerySchema, UserNameSchema } from './usage.js';

/** The longest, in milliseconds, to the first word of a test’s answer, and to the end of all answers. */
export const ENGINE_TEST_MS = 15_000;
export const ENGINE_TEST_END_MS = 40_000;

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

/** Tests the model’s endpoint, and that of embeddings; CONFLICT where no model is configured. */
export const testEngine = defineCall('analysis.engine.test', {
  rule: 'administer',
  response: EngineTestSchema,
  deadlineMs: ENGINE_TEST_END_MS + 15_000,
  http: {
    route: 'POST /admin/engine/test',
    tag: 'Engine administration',
    summary:
      'Tests the endpoints of the model and of embeddings, and says what works and what to fix',
    errors: ['CONFLICT'],
    limit: { requests: 10, seconds: 60 },
    audit: { action: 'test_engine' },
  },
});

export const addEvaluation = defineCall('analysis.engine.add-evaluation', {
  rule: 'administer',
  response: z.null(),
  http: {
    route: 'POST /admin/engine/reports',
    tag: 'Engine administration',
    summary: 'Keeps a report of npm run evaluate, to compare models by',
    body: EvaluationSchema,
    audit: { action: 'add_evaluation' },
  },
});

/** With `test`, the endpoint is asked. */
export const embeddingStatus = defineCall('search.embeddings.status', {
  rule: 'administer',
  request: z.object({ test: z.boolean().optional() }),
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
