import { z } from 'zod';
import { type CallDef, defineCall, SERVICES, type ServiceName } from './define.js';
import { defineRoute } from './route.js';

export const DependencyStateSchema = z.object({
  name: z.string(),
  status: z.enum(['up', 'down']),
  /** For operators: what is wrong, without secrets. */
  detail: z.string().optional(),
  /** The system's or the database's name for it: `ECONNREFUSED`, `53300`. */
  code: z.string().optional(),
});
export type DependencyState = z.infer<typeof DependencyStateSchema>;

/** What is running. Commit and date are null where the build did not say them. */
export const BuildIdentitySchema = z.object({
  version: z.string(),
  commit: z.string().nullable().default(null),
  builtAt: z.string().nullable().default(null),
});
export type BuildIdentity = z.infer<typeof BuildIdentitySchema>;

const ReadinessSchema = BuildIdentitySchema.extend({
  status: z.enum(['ready', 'not-ready']),
  dependencies: z.array(DependencyStateSchema),
});
export type Readiness = z.infer<typeof ReadinessSchema>;

const serviceHealth = (service: ServiceName) =>
  defineCall(`${service}.health.check`, {
    rule: 'system',
    request: z.object({}),
    response: ReadinessSchema,
    deadlineMs: 2_000,
  });

/** One health call for each service: the gateway's readiness asks them all over the bus. */
export const checkHealth = Object.fromEntries(
  SERVICES.map((service) => [service, serviceHealth(service)]),
) as Record<ServiceName, CallDef<z.ZodObject<Record<string, never>>, typeof ReadinessSchema>>;

export const readBuild = defineRoute({
  rule: 'anyone',
  route: 'GET /health',
  cost: 'none',
  tag: 'Health',
  summary: 'The process answers, and which build it is',
  response: BuildIdentitySchema.extend({ status: z.literal('live') }),
});

export const readLiveness = defineRoute({
  rule: 'anyone',
  route: 'GET /health/live',
  cost: 'none',
  tag: 'Health',
  summary: 'The process answers',
  response: z.object({ status: z.literal('live') }),
});

export const readReadiness = defineRoute({
  rule: 'anyone',
  route: 'GET /health/ready',
  cost: 'none',
  tag: 'Health',
  summary: 'Each dependency and its state',
  response: ReadinessSchema,
  limit: { requests: 1_200, seconds: 60 },
});
