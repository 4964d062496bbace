import { AppError, parseOrThrow } from '@casewright/contracts';
import { isConnectionError } from '@casewright/database';
import { Json } from '@casewright/messaging';
import { currentContext, type Patience, runInContext } from '@casewright/platform';
import { continueTrace, currentSpan, type Span, within } from '@casewright/platform/tracing';
import { Injectable, Logger } from '@nestjs/common';
import { EndingsRepository, errorOf } from '../endings.repository.js';
import { JobAnnouncer } from '../job-announcer.js';
import type { JobRow } from '../job-row.js';
import { type JobContext, type JobTask, JobTasks } from '../job-task.js';
import { type ClaimedJob, ClaimsRepository } from './claims.repository.js';
import { HeldJobs, TAKEN_AWAY, untilAborted } from './held-jobs.js';
import { ProgressWriter } from './progress-writer.js';

/** Attempts after which a job is given up whose workers die over it. */
export const MOST_ATTEMPTS = 3;

/** The part of a job's time in which it waits for services that are down; the rest is for its work. */
const WAITING_SHARE = 0.75;

/** What a job that waits says. */
const WAITING_FOR: Record<string, string> = { search: 'Waiting for the case-law library' };

/** Timers may fire a little before the database's clock has come so far. */
const CLOCK_SLACK_MS = 5;

interface Opened {
  input: unknown;
}

/** Does jobs: one for each message, within its time, and stores what comes of it once. */
@Injectable()
export class JobRunner {
  private readonly logger = new Logger(JobRunner.name);

  constructor(
    private readonly claims: ClaimsRepository,
    private readonly endings: EndingsRepository,
    private readonly held: HeldJobs,
    private readonly tasks: JobTasks,
    private readonly announcer: JobAnnouncer,
  ) {}

  /**
   * Resolves when the message can be acknowledged: its job has ended, or there is none for it.
   * @param token identity of the message, the same at every delivery
   * @param lost aborted when the broker will give the message to another worker
   */
  async take(token: string, delivery: number, lost: AbortSignal): Promise<void> {
    const job = await this.claim(token, delivery);
    if (!job) return;
    const { correlationId, remainingMs } = job;
    const { voucher, ...principal } = job.principal;
    const deadline = Date.now() + Math.ceil(remainingMs) + CLOCK_SLACK_MS;
    const span = spanOf(job);
    try {
      await within(span, () =>
        runInContext({ correlationId, principal, voucher, deadline }, () =>
          this.run(job, lost, deadline),
        ),
      );
    } finally {
      span?.end();
    }
  }

  /**
   * Ends a job that its owner no longer wants, and the work on it where it is done here.
   * @returns null when the user has no such job under way
   */
  async cancel(id: string, userId: number): Promise<JobRow | null> {
    const ended = await this.endings.cancel(id, userId);
    if (ended) {
      this.held.stop(id);
      this.announcer.ended(ended, null);
    }
    return ended;
  }

  private async claim(token: string, delivery: number): Promise<ClaimedJob | null> {
    if (delivery === 1) return this.claims.claimNext(token);
    const before = await this.claims.claimAgain(token);
    if (before === 'unknown') return this.claims.claimNext(token);
    return before === 'settled' ? null : before;
  }

  private async run(job: ClaimedJob, lost: AbortSignal, deadline: number): Promise<void> {
    if (job.attempts > MOST_ATTEMPTS) return this.told(await this.endings.fail(job, WORKER_LOST));
    if (job.remainingMs <= 0) return this.toldAll(await this.endings.expire(job.id));
    const opened = await this.open(job);
    if (!opened) return;
    const late = AbortSignal.timeout(Math.ceil(job.remainingMs) + CLOCK_SLACK_MS);
    const signal = AbortSignal.any([this.held.hold(job, lost), late]);
    const writer = new ProgressWriter(
      job,
      (attempt, progress) => this.claims.writeProgress(attempt, progress),
      (row, text) => this.announcer.changed(row, text),
    );
    try {
      const task = this.tasks.mustFind(job.kind);
      const patience = patienceOf(job, signal, writer);
      const made = await runInContext({ ...currentContext(), patience }, () =>
        untilAborted(signal, this.work(task, job, { ...opened, signal, writer })),
      );
      await writer.close();
      await this.finish(task, job, made);
    } catch (error) {
      await writer.close();
      // What the work itself waits for may see the deadline first.
      if (late.aborted || Date.now() >= deadline)
        return this.toldAll(await this.endings.expire(job.id));
      if (lost.aborted) return await this.claims.giveBack(job);
      if (signal.reason !== TAKEN_AWAY) await this.fail(job, error);
    } finally {
      this.held.release(job);
    }
  }

  /**
   * What is asked for; null for a job that has failed, as its owner's key is destroyed.
   * @throws where the database is away: the message comes again
   */
  private async open(job: ClaimedJob): Promise<Opened | null> {
    try {
      return { input: await this.claims.inputOf(job) };
    } catch (error) {
      if (isConnectionError(error)) throw error;
      await this.fail(job, error);
      return null;
    }
  }

  private async work(
    task: JobTask,
    job: ClaimedJob,
    { input: given, signal, writer }: Opened & { signal: AbortSignal; writer: ProgressWriter },
  ): Promise<unknown> {
    const input = parseOrThrow(task.def.input, given);
    const context: JobContext = {
      jobId: job.id,
      signal,
      onProgress: (stage, done) => writer.progress(stage, done),
      onText: (delta) => writer.text(delta),
    };
    return task.run(input, context);
  }

  private async finish(task: JobTask, job: ClaimedJob, made: unknown): Promise<void> {
    let kept = task.store ? null : checked(task, task.kept ? task.kept(made) : made);
    const row = task.store
      ? await this.endings.storeAndFinish(job, async (db) => {
          kept = checked(task, await task.store?.(made, db));
          return kept;
        })
      : await this.endings.finish(job, kept);
    if (!row) return;
    try {
      await task.stored?.(made, kept);
    } finally {
      this.announcer.ended(row, resultOf(task, kept));
    }
  }

  private async fail(job: ClaimedJob, thrown: unknown): Promise<void> {
    const error = AppError.from(thrown);
    currentSpan()?.set({ 'casewright.outcome': error.code });
    if (error.isOurFault) {
      this.logger.error(`Job ${job.id} (${job.kind}) failed.`, thrown);
    }
    this.told(await this.endings.fail(job, errorOf(error)));
  }

  private told(row: JobRow | null): void {
    if (row) this.announcer.ended(row, null);
  }

  private toldAll(rows: readonly JobRow[]): void {
    for (const row of rows) this.told(row);
  }
}

/** In the trace of the request that asked for the job: the message is another one's, at times. */
function spanOf({ kind, attempts, traceparent }: ClaimedJob): Span | undefined {
  const attributes = { 'casewright.task': kind, 'casewright.attempt': attempts };
  return continueTrace({ name: `job ${kind}`, kind: 'internal', attributes }, traceparent ?? '');
}

/** What a job ends with whose workers died over it again and again. */
export const WORKER_LOST = errorOf(
  new AppError(
    'WORKER_LOST',
    'This failed several times and was stopped. If it happens again, try a shorter text.',
  ),
);

function patienceOf(job: ClaimedJob, signal: AbortSignal, writer: ProgressWriter): Patience {
  return {
    until: Date.now() + job.remainingMs * WAITING_SHARE,
    signal,
    waitFor: (service) =>
      writer.waitFor(WAITING_FOR[service] ?? `Waiting for the ${service} service`),
  };
}

/**
 * What a job keeps as its result is checked here, once: a large one is passed on unread.
 *
 * @throws AppError BAD_RESPONSE
 */
function checked({ present, def }: JobTask, kept: unknown): unknown {
  if (present || kept instanceof Json) return kept;
  return parseOrThrow(def.result, kept, 'BAD_RESPONSE');
}

/** The result as its owner gets it; undefined where it is to be read. */
function resultOf({ present }: JobTask, kept: unknown): unknown {
  return present || kept instanceof Json ? undefined : kept;
}
