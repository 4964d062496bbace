import { z } from 'zod';
import { defineCall } from '../define.js';
import {
  EmbeddingStatusSchema,
  EngineStatusSchema,
  EngineTestSchema,
  ModelUsageSchema,
  UsageQuerySchema,
  UserNameSchema,
} from './schemas.js';

/** The longest that a test of the model takes, in milliseconds. */
export const ENGINE_TEST_MS = 15_000;

/** Which engine there is, and how it does. For administrators, as are all calls here. */
export const engineStatus = defineCall('analysis.engine.status', {
  request: z.object({}),
  response: EngineStatusSchema,
});

export const modelUsage = defineCall('analysis.engine.usage', {
  request: UsageQuerySchema,
  response: ModelUsageSchema,
});

/** Asks the model a small question; CONFLICT where no model is configured. */
export const testEngine = defineCall('analysis.engine.test', {
  request: z.object({}),
  response: EngineTestSchema,
  deadlineMs: ENGINE_TEST_MS + 5_000,
});

export const embeddingStatus = defineCall('search.embeddings.status', {
  request: z.object({}),
  response: EmbeddingStatusSchema.nullable(),
});

/** Names of users by their ids; ids without an account are left out. */
export const userNames = defineCall('auth.users.names', {
  request: z.object({ ids: z.array(z.number().int().positive()).max(1_000) }),
  response: z.array(UserNameSchema),
});
