import { z } from 'zod';
import { defineCall, defineEvent, defineJob } from '../define.js';
import { defineRoute } from '../route.js';
import {
  JOB_LIMITS,
  JobDetailsSchema,
  JobIdSchema,
  JobParamsSchema,
  JobSchema,
  JobStateSchema,
  JobStatusSchema,
} from './schemas.js';

/** A day, as jobs wait for workers; their own deadlines are far shorter. */
const WORK_MS = 24 * 3_600_000;

/**
 * Accepts work; an upload that its input names is the job's from then on. The answer has another id
 * than the request when the caller's idempotency key has been used for the same work before.
 *
 * @throws CONFLICT for a key that was used for other work; RATE_LIMITED when the caller has as many
 * jobs under way as may be; BUDGET_USED_UP when the caller's tokens of the day are;
 * VALIDATION_FAILED for an input that is not the kind's.
 */
export const submitJob = defineCall('analysis.jobs.submit', {
  rule: 'read',
  request: z.object({
    /** Chosen by the caller, who can listen for it before it exists. */
    id: JobIdSchema,
    kind: z.string(),
    /** As the kind's definition has it. */
    input: z.unknown(),
    idempotencyKey: z.string().min(1).max(JOB_LIMITS.key).optional(),
    /** A digest of all that was asked, the same for the same work only; empty without a key. */
    fingerprint: z.string().max(128),
  }),
  response: JobSchema,
  vouchedMs: WORK_MS,
});

/** The caller's jobs, newest first. */
export const listJobs = defineCall('analysis.jobs.list', {
  rule: 'read',
  response: z.array(JobSchema),
  http: {
    route: 'GET /jobs',
    tag: 'Jobs',
    summary: "The caller's jobs, running and recent, newest first",
  },
});

/** One of the caller's jobs. @throws NOT_FOUND for anyone else's too. */
export const readJob = defineCall('analysis.jobs.read', {
  rule: 'read',
  request: JobParamsSchema,
  response: JobStatusSchema,
});

/**
 * What one of the caller's jobs came to; null unless it is done, and where the caller has removed it.
 * @throws NOT_FOUND for anyone else's too.
 */
export const readJobResult = defineCall('analysis.jobs.result', {
  rule: 'read',
  request: JobParamsSchema,
  response: z.unknown(),
});

/** Ends one of the caller's jobs; one that has ended stays as it is. @throws NOT_FOUND */
export const cancelJob = defineCall('analysis.jobs.cancel', {
  rule: 'read',
  response: JobSchema,
  http: {
    route: 'DELETE /jobs/:id',
    tag: 'Jobs',
    summary: "Cancels one of the caller's jobs; one that has ended stays as it is",
    params: JobParamsSchema,
    errors: ['NOT_FOUND'],
    audit: { action: 'cancel_job', subject: 'job' },
  },
});

/** Where jobs are, whoever owns them: for gateways that may have missed an event. */
export const readJobStates = defineCall('analysis.jobs.states', {
  rule: 'system',
  request: z.object({ ids: z.array(JobIdSchema).max(1_000) }),
  response: z.array(z.object({ id: JobIdSchema, state: JobStateSchema })),
});

/**
 * Tells a worker that there is a job more to be done. It names none: the worker takes the one whose
 * turn it is, so that a user with many jobs does not hold up the others.
 */
export const runJob = defineJob('analysis.jobs.run', { payload: z.object({}), maxDeliveries: 15 });

export const jobChanged = defineEvent('analysis.jobs.changed', {
  payload: z.object({
    id: JobIdSchema,
    state: JobStateSchema,
    stage: z.string().nullable(),
    percent: z.number().int().min(0).max(100),
    attempts: z.number().int().nonnegative(),
    revision: z.number().int().nonnegative(),
    /** What was written since, and the place in the whole text where it begins, in UTF-16 units. */
    text: z.object({ offset: z.number().int().nonnegative(), delta: z.string() }).nullable(),
    /** The ended job with its result; absent where that is large, or is elsewhere: then read it. */
    job: JobDetailsSchema.optional(),
  }),
});
export type JobChange = z.infer<typeof jobChanged.payload>;

export const readJobDetails = defineRoute({
  rule: 'read',
  route: 'GET /jobs/:id',
  tag: 'Jobs',
  summary: "One of the caller's jobs, with its result once it is done",
  params: JobParamsSchema,
  response: JobDetailsSchema,
  errors: ['NOT_FOUND'],
});

export const followJob = defineRoute({
  rule: 'read',
  route: 'GET /jobs/:id/events',
  cost: 'none',
  tag: 'Jobs',
  summary: 'Server-sent events of a job: progress, text, and finally end with its result',
  params: JobParamsSchema,
  response: z.string(),
  produces: ['text/event-stream'],
  errors: ['NOT_FOUND', 'RATE_LIMITED'],
});
