import { createHash, randomUUID } from 'node:crypto';
import {
  AppError,
  hasEnded,
  JOB_LIMITS,
  type Job,
  type JobDetails,
  JobDetailsSchema,
  type JobKindDef,
  parseOrThrow,
  readJob,
  submitJob,
  type TextSource,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { currentContext } from '@casewright/platform';
import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { nameSubject } from '../audit/audit-subject.js';
import { SessionWatch } from '../sessions/session-watch.js';
import { FileUploads } from '../uploads/file-uploads.js';
import { TextClaims } from '../uploads/text-claims.js';
import { JobWatch } from './job-watch.js';

const RESPOND_ASYNC = /(?:^|[,;\s])respond-async(?:$|[,;\s])/i;

/** Milliseconds beyond a job's deadline in which its end must have been heard of. */
const GRACE_MS = 3_000;

/** Milliseconds that a gateway which stops still waits for what it has begun. */
const CLOSING_MS = 15_000;
const RETRY_SECONDS = 5;

/** A request and its answer, of a route that has its work done by a job. */
export interface Exchange {
  request: Request;
  response: Response;
}

export interface Work<I extends z.ZodType> {
  input: z.input<I>;
  /** What an upload in the input holds, or a digest of it: the upload's id alone says nothing. */
  content?: string | undefined;
}

/** The result, a large one as bytes that nobody read; the job for whoever does not wait. */
export type JobAnswer<R> = R | StreamableFile | Job;

/** A job; one with a large result has, instead of that, its JSON in pieces, to be read once. */
export interface ReadJob extends JobDetails {
  resultId?: string;
  readResult?(): AsyncIterable<Buffer>;
}

interface FollowedSession {
  promise: Promise<never>;
  check(): Promise<void>;
  stop: () => void;
}

/** The ended job, where the news of its end had it; otherwise it is to be read. */
type Ending = JobDetails | undefined;

/** Has work done by a job, and answers as if it had been a plain call. */
@Injectable()
export class JobCalls {
  constructor(
    @Inject(BUS) private readonly bus: Bus,
    private readonly watch: JobWatch,
    private readonly claims: TextClaims,
    private readonly files: FileUploads,
    private readonly sessions: SessionWatch,
  ) {}

  /**
   * Waits for the result; with `Prefer: respond-async` answers 202 with the job at once. A client
   * that goes away leaves its job to go on, and so does a session that ends meanwhile: its request is
   * answered without the result. An upload in the input is used up in any case.
   *
   * @throws AppError the job's own error, or that of its submission; NOT_SIGNED_IN
   */
  async answer<I extends z.ZodType, R extends z.ZodType>(
    exchange: Exchange,
    def: JobKindDef<I, R>,
    work: Work<I>,
  ): Promise<JobAnswer<z.output<R>>> {
    const id = randomUUID();
    // Before the submission: the job may be done before its answer is here.
    const own = this.ending(id);
    let session: FollowedSession | undefined;
    try {
      const job = await this.submit(exchange.request, id, def, work);
      if (prefersAsync(exchange.request.get('prefer'))) return accepted(exchange.response, job);
      session = this.signedOut();
      const told = await Promise.race([
        job.id === id
          ? waited(own.promise, job, exchange.response)
          : this.waitAlong(job, exchange.response),
        session.promise,
      ]);
      const ended: ReadJob = told ?? (await this.read(job.id));
      await session.check();
      // It was checked when it was made, and is too large to be read here.
      if (ended.resultId !== undefined) return await this.claims.stream(ended.resultId);
      return resultOf(def, ended);
    } finally {
      own.stop();
      session?.stop();
    }
  }

  /** One of the caller's jobs, with its result or where that lies. @throws AppError NOT_FOUND */
  async read(id: string): Promise<ReadJob> {
    const answer = await this.bus.call(readJob, { id });
    const job = await this.claims.read(JobDetailsSchema, answer);
    if (!('value' in answer) || answer.resultId === undefined) return job;
    const { resultId } = answer;
    return { ...job, resultId, readResult: () => this.claims.bytes(resultId) };
  }

  /** The same as the body of a response. */
  async details(id: string): Promise<JobDetails | StreamableFile> {
    const { resultId, readResult: _, ...job } = await this.read(id);
    return resultId === undefined ? job : this.claims.stream(resultId, aroundResult(job));
  }

  private async submit<I extends z.ZodType>(
    request: Request,
    id: string,
    { kind }: JobKindDef<I>,
    { input, content }: Work<I>,
  ): Promise<Job> {
    const { uploadId, ...asked } = input as TextSource & object;
    const fingerprint = digest([kind, asked, content ?? null]);
    let job: Job | undefined;
    try {
      const idempotencyKey = keyOf(request);
      job = await this.bus.call(submitJob, { id, kind, input, idempotencyKey, fingerprint });
      await nameSubject(request, job.id);
      return job;
    } finally {
      // No job has taken it over: it was refused, or the same work has an upload of its own.
      if (uploadId !== undefined && job?.id !== id) await this.files.discard(uploadId);
    }
  }

  /** For a job that an earlier request submitted. */
  private async waitAlong(job: Job, response: Response): Promise<Ending> {
    if (hasEnded(job.state)) return undefined;
    const ending = this.ending(job.id);
    try {
      void this.watch.look(job.id);
      return await waited(ending.promise, job, response);
    } finally {
      ending.stop();
    }
  }

  /** Rejects when the caller's session ends. */
  private signedOut(): FollowedSession {
    const sessionId = currentContext().principal?.sessionId ?? '';
    let stop = (): void => undefined;
    const promise = new Promise<never>((_, reject) => {
      stop = this.sessions.follow(sessionId, () => reject(sessionEnded()));
    });
    promise.catch(() => undefined);
    // While the auth service is away, a session is believed as it is elsewhere.
    const check = async (): Promise<void> => {
      if (!(await this.sessions.isLive(sessionId).catch(() => true))) throw sessionEnded();
    };
    return { promise, check, stop };
  }

  private ending(id: string): { promise: Promise<Ending>; stop: () => void } {
    let stop = (): void => undefined;
    const promise = new Promise<Ending>((resolve, reject) => {
      stop = this.watch.follow(id, (news) => {
        if (news === 'closing') setTimeout(() => reject(restarting()), CLOSING_MS).unref();
        else if (news === 'ended') resolve(undefined);
        else if (hasEnded(news.state)) resolve(news.job);
      });
    });
    // Whoever answered at once does not wait for it.
    promise.catch(() => undefined);
    return { promise, stop };
  }
}

/** The JSON of a job before and behind that of its result. */
export function aroundResult({ result: _, ...job }: JobDetails): [before: string, behind: string] {
  return [`${JSON.stringify(job).slice(0, -1)},"result":`, '}'];
}

/** Whether a `Prefer` header (RFC 7240) asks for an answer before the work is done. */
export function prefersAsync(header: string | undefined): boolean {
  return header !== undefined && RESPOND_ASYNC.test(header);
}

function accepted(response: Response, job: Job): Job {
  response.status(202).location(`/api/jobs/${job.id}`);
  response.setHeader('Preference-Applied', 'respond-async');
  return job;
}

/** Resolves at the job's end, at the latest some time after its deadline, or when the client goes. */
async function waited(ended: Promise<Ending>, job: Job, response: Response): Promise<Ending> {
  let timer: NodeJS.Timeout | undefined;
  let gone = (): void => undefined;
  const given = new Promise<Ending>((resolve, reject) => {
    timer = setTimeout(
      () => resolve(undefined),
      Date.parse(job.deadlineAt) - Date.now() + GRACE_MS,
    );
    gone = () => reject(new AppError('CANCELLED', 'The client has gone; its job goes on.'));
    response.once('close', gone);
  });
  try {
    return await Promise.race([ended, given]);
  } finally {
    clearTimeout(timer);
    response.off('close', gone);
  }
}

function sessionEnded(): AppError {
  return new AppError('NOT_SIGNED_IN', 'Your session has ended. Please log in again.');
}

function restarting(): AppError {
  return new AppError(
    'UNAVAILABLE',
    'The server is being restarted. Your work goes on; look for it again in a moment.',
    { retryAfter: RETRY_SECONDS },
  );
}

function resultOf<R extends z.ZodType>(
  { result: schema }: JobKindDef<z.ZodType, R>,
  { state, error, result }: JobDetails,
): z.output<R> {
  if (error) throw AppError.fromEnvelope(error);
  if (state !== 'done') {
    throw new AppError('DEADLINE_EXCEEDED', 'This took longer than it may. Please try again.');
  }
  if (result === null) throw new AppError('NOT_FOUND', 'The result has been deleted.');
  return parseOrThrow(schema, result, 'BAD_RESPONSE');
}

/** @throws AppError VALIDATION_FAILED for a key that cannot be one */
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
