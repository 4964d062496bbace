import {
  AppError,
  type Job,
  type JobDetails,
  type JobKindDef,
  type JobStatus,
  parseOrThrow,
} from '@casewright/contracts';
import type { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import type { z } from 'zod';

const RESPOND_ASYNC = /(?:^|[,;\s])respond-async(?:$|[,;\s])/i;

/**
 * The result (large ones as an unparsed stream), or the job itself for a client that does not wait.
 */
export type JobAnswer<R> = R | StreamableFile | Job;

/** A job's JSON before and after its result. */
export function aroundResult(job: JobStatus): [before: string, behind: string] {
  return [`${JSON.stringify(job).slice(0, -1)},"result":`, '}'];
}

/** Whether a `Prefer` header (RFC 7240) asks for a response before the work is done. */
export function prefersAsync(header: string | undefined): boolean {
  return header !== undefined && RESPOND_ASYNC.test(header);
}

export function accepted(response: Response, job: Job): Job {
  response.status(202).location(`/api/jobs/${job.id}`);
  response.setHeader('Preference-Applied', 'respond-async');
  return job;
}

export function resultOf<R extends z.ZodType>(
  { result: schema }: JobKindDef<z.ZodType, R>,
  { state, error, result }: JobDetails,
): z.output<R> {
  if (error) throw AppError.fromEnvelope(error);
  if (state !== 'done') {
    throw new AppError('DEADLINE_EXCEEDED', 'This took too long. Please try again.');
  }
  if (result === null) throw new AppError('NOT_FOUND', 'The result has been deleted.');
  return parseOrThrow(schema, result, 'BAD_RESPONSE');
}
