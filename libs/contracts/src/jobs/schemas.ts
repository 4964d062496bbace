import { z } from 'zod';
import { ErrorEnvelopeSchema } from '../errors/envelope.js';

/** States of a job. It leaves `queued` and `running`, and stays in any of the others. */
export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled', 'expired'] as const;
export type JobState = (typeof JOB_STATES)[number];
export const JobStateSchema = z.enum(JOB_STATES);

/** Whether nothing will change anymore. */
export function hasEnded(state: JobState): boolean {
  return state !== 'queued' && state !== 'running';
}

export const JOB_LIMITS = {
  /** Jobs in a list. */
  list: 50,
  /** Characters of an `Idempotency-Key`. */
  key: 255,
  /** Bytes of JSON up to which a result travels with the news of its job's end. */
  announcedBytes: 32 * 1024,
} as const;

export const JobIdSchema = z.uuid('The job id is not valid');
export const JobParamsSchema = z.object({ id: JobIdSchema });

/** What the owner sees of a job while it waits, runs and after. */
export const JobSchema = z.object({
  id: JobIdSchema,
  /** What is done: `documents.analyze`. */
  kind: z.string(),
  state: JobStateSchema,
  /** What is being done, as a phrase for people; null before the first stage and after the last. */
  stage: z.string().nullable(),
  /** How far it is, 0 to 100; 100 for no other state than `done`. */
  percent: z.number().int().min(0).max(100),
  /** How often a worker has begun it: more than once where a worker died over it. */
  attempts: z.number().int().nonnegative(),
  /** Why there is no result, for every end but `done`. */
  error: ErrorEnvelopeSchema.nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** When it ends in any case. */
  deadlineAt: z.iso.datetime(),
});
export type Job = z.infer<typeof JobSchema>;

/** A job with what has been written so far. */
export const JobStatusSchema = JobSchema.extend({
  /** Grows with every change. */
  revision: z.number().int().nonnegative(),
  /** What an engine that writes as it goes has written so far; null without one and at the end. */
  text: z.string().nullable(),
});
export type JobStatus = z.infer<typeof JobStatusSchema>;

/** A job with all that there is of its result. */
export const JobDetailsSchema = JobStatusSchema.extend({
  /** What the plain call would have answered; null unless the job is done. */
  result: z.unknown(),
});
export type JobDetails = z.infer<typeof JobDetailsSchema>;
