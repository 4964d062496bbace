import { createHash, randomUUID } from 'node:crypto';
import {
  AppError,
  hasEnded,
  JOB_LIMITS,
  type Job,
  type JobDetails,
  type JobKindDef,
  readJob,
  readJobResult,
  submitJob,
} from '@casewright/contracts';
import { BUS, type Bus, KeptJson } from '@casewright/messaging';
import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { nameSubject } from '../audit/audit-subject.js';
import { jsonBody } from '../bodies/json-body.js';
import { FileUploads } from '../files/file-uploads.js';
import { type FollowedSession, followSession } from '../sessions/follow-session.js';
import { SessionWatch } from '../sessions/session-watch.js';
import { type Ending, followEnding, waited } from './follow-ending.js';
import { accepted, aroundResult, type JobAnswer, prefersAsync, resultOf } from './job-answers.js';
import { JobWatch } from './job-watch.js';

/** Request and response of a route whose work is done by a job. */
export interface Exchange {
  request: Request;
  response: Response;
}

export interface Work<I extends z.ZodType> {
  input: z.input<I>;
  /** A digest of an upload in the input, whose id identifies no content. */
  content?: string | undefined;
}

/** Runs a job and answers as if it had been a plain call. */
@Injectable()
export class JobCalls {
  constructor(
    @Inject(BUS) private readonly bus: Bus,
    private readonly watch: JobWatch,
    private readonly files: FileUploads,
    private readonly sessions: SessionWatch,
  ) {}

  /**
   * Waits for the result; with `Prefer: respond-async`, answers 202 with the job at once. The job
   * continues if the client disconnects or the session ends meanwhile; in the latter case the
   * response omits the result. An upload in the input is consumed in any case.
   *
   * @throws AppError the job's own error, that of its submission, or NOT_SIGNED_IN
   */
  async answer<I extends z.ZodType, R extends z.ZodType>(
    exchange: Exchange,
    def: JobKindDef<I, R>,
    work: Work<I>,
  ): Promise<JobAnswer<z.output<R>>> {
    const id = randomUUID();
    // Subscribe before submitting: the job may finish before the submission returns.
    const own = followEnding(this.watch, id);
    let session: FollowedSession | undefined;
    try {
      const job = await this.submit(exchange.request, id, def, work);
      if (prefersAsync(exchange.request.get('prefer'))) return accepted(exchange.response, job);
      session = followSession(this.sessions);
      const told = await Promise.race([
        job.id === id
          ? waited(own.promise, job, exchange.response)
          : this.waitAlong(job, exchange.response),
        session.promise,
      ]);
      const ended = told ?? (await this.read(job.id));
      await session.check();
      // Validated when it was made, and too large to parse here.
      if (ended.result instanceof KeptJson) return await jsonBody(ended.result);
      return resultOf(def, ended);
    } finally {
      own.stop();
      session?.stop();
    }
  }

  /** One of the caller's jobs; a large result of it is a `KeptJson`. @throws AppError NOT_FOUND */
  async read(id: string): Promise<JobDetails> {
    const job = await this.bus.call(readJob, { id });
    const result = job.state === 'done' ? await this.bus.fetch(readJobResult, { id }) : null;
    return { ...job, result };
  }

  /** The same, as a response body. */
  async details(id: string): Promise<JobDetails | StreamableFile> {
    const { result, ...job } = await this.read(id);
    return result instanceof KeptJson ? jsonBody(result, aroundResult(job)) : { ...job, result };
  }

  private async submit<I extends z.ZodType>(
    request: Request,
    id: string,
    { kind }: JobKindDef<I>,
    { input, content }: Work<I>,
  ): Promise<Job> {
    const { uploadId, ...asked } = input as { uploadId?: string };
    let job: Job | undefined;
    try {
      const idempotencyKey = keyOf(request);
      const fingerprint = idempotencyKey ? digest([kind, asked, content ?? null]) : '';
      job = await this.bus.call(submitJob, { id, kind, input, idempotencyKey, fingerprint });
      await nameSubject(request, job.id);
      return job;
    } finally {
      // No job took the upload: the submission was refused, or an identical job has its own.
      if (uploadId !== undefined && job?.id !== id) await this.files.discard(uploadId);
    }
  }

  /** Waits for a job that an earlier request submitted. */
  private async waitAlong(job: Job, response: Response): Promise<Ending> {
    if (hasEnded(job.state)) return undefined;
    const ending = followEnding(this.watch, job.id);
    try {
      void this.watch.look(job.id);
      return await waited(ending.promise, job, response);
    } finally {
      ending.stop();
    }
  }
}

/** @throws AppError VALIDATION_FAILED for a malformed key */
function keyOf(request: Request): string | undefined {
  const key = request.get('idempotency-key')?.trim();
  if (key === undefined) return undefined;
  if (key !== '' && key.length <= JOB_LIMITS.key) return key;
  throw new AppError(
    'VALIDATION_FAILED',
    `The Idempotency-Key must have 1 to ${JOB_LIMITS.key} characters.`,
  );
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
