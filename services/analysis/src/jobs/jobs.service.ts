import {
  AppError,
  type Job,
  type JobState,
  parseOrThrow,
  type readJob,
  runJob,
  type TextSource,
} from '@casewright/contracts';
import { ClaimsService } from '@casewright/database';
import { BUS, type Bus } from '@casewright/messaging';
import { currentContext, currentUserId } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { EndingsRepository } from './endings.repository.js';
import { toDetails, toJob } from './job.mapper.js';
import { JobAnnouncer } from './job-announcer.js';
import type { JobDetailsRow } from './job-row.js';
import { JobTasks } from './job-task.js';
import { JobsRepository } from './jobs.repository.js';
import { JobsConfig } from './jobs-config.js';
import { HeldJobs } from './run/held-jobs.js';
import { TokenBudget } from './token-budget.js';

export interface Submission {
  id: string;
  kind: string;
  input?: unknown;
  idempotencyKey?: string | undefined;
  fingerprint: string;
}

/** Seconds in which one of several jobs is likely to be done. */
const RETRY_SECONDS = 10;

/** Jobs as their owners see them: submitted, listed, read, cancelled. */
@Injectable()
export class JobsService {
  constructor(
    @Inject(BUS) private readonly bus: Bus,
    @Inject(JobsConfig) private readonly config: JobsConfig,
    private readonly jobs: JobsRepository,
    private readonly endings: EndingsRepository,
    private readonly tasks: JobTasks,
    private readonly held: HeldJobs,
    private readonly announcer: JobAnnouncer,
    private readonly claims: ClaimsService,
    private readonly budget: TokenBudget,
  ) {}

  /**
   * Keeps the job, then asks for a worker. A submission whose worker could not be asked for is
   * undone; one that dies in between is found by the sweeper.
   *
   * @throws AppError CONFLICT, RATE_LIMITED, BUDGET_USED_UP, VALIDATION_FAILED, UNAVAILABLE, OVERLOADED
   */
  async submit({ id, kind, input, idempotencyKey, fingerprint }: Submission): Promise<Job> {
    const { def } = this.tasks.mustFind(kind);
    parseOrThrow(def.input, input);
    const userId = currentUserId();
    const { principal, correlationId } = currentContext();
    if (idempotencyKey) await this.jobs.releaseKey(userId, idempotencyKey, fingerprint);
    await this.admit(userId, idempotencyKey);
    const row = await this.jobs.add(
      {
        ...{ id, userId, kind, input, fingerprint, correlationId, principal: principal! },
        uploadId: (input as TextSource).uploadId ?? null,
        idempotencyKey: idempotencyKey ?? null,
      },
      this.config.deadlineMs(kind, def.deadlineMs),
      this.config.JOBS_PER_USER,
    );
    if (!row) throw tooMany(this.config.JOBS_PER_USER);
    if (row.fingerprint !== fingerprint) throw otherWork();
    if (row.id === id) await this.askForWorker(id);
    return toJob(row);
  }

  async list(): Promise<Job[]> {
    return (await this.jobs.list(currentUserId())).map(toJob);
  }

  /** @throws AppError NOT_FOUND */
  async read(id: string): Promise<z.input<typeof readJob.response>> {
    const row = await this.jobs.find(id, currentUserId());
    if (!row) throw noSuchJob();
    const found = await this.resultOf(row);
    if (!found) return { value: toDetails(row, null) };
    // A large one goes as it is kept, unread: it was checked when it was made.
    if ('uploadId' in found) return { value: toDetails(row, null), resultId: found.uploadId };
    const { def } = this.tasks.mustFind(row.kind);
    const result = parseOrThrow(def.result, JSON.parse(found.json), 'BAD_RESPONSE');
    return this.claims.answer(toDetails(row, result));
  }

  /** @throws AppError NOT_FOUND */
  async cancel(id: string): Promise<Job> {
    const userId = currentUserId();
    const ended = await this.endings.cancel(id, userId);
    if (ended) {
      this.held.stop(id);
      this.announcer.ended(ended, null);
    }
    const row = ended ?? (await this.jobs.find(id, userId));
    if (!row) throw noSuchJob();
    return toJob(row);
  }

  states(ids: readonly string[]): Promise<{ id: string; state: JobState }[]> {
    return this.jobs.states(ids);
  }

  /** What was accepted before is not refused when its answer is asked for again. */
  private async admit(userId: number, idempotencyKey: string | undefined): Promise<void> {
    try {
      await this.budget.admit(userId);
    } catch (refusal) {
      const isKnown = idempotencyKey && (await this.jobs.hasKey(userId, idempotencyKey));
      if (!isKnown) throw refusal;
    }
  }

  private async askForWorker(id: string): Promise<void> {
    try {
      await this.bus.submit(runJob, {});
    } catch (error) {
      await this.jobs.remove(id);
      throw error;
    }
  }

  /** Null without one, and where its owner has removed what the job made. */
  private async resultOf({
    id,
    kind,
    state,
    result,
  }: JobDetailsRow): Promise<{ json: string } | { uploadId: string } | null> {
    if (state !== 'done') return null;
    const task = this.tasks.mustFind(kind);
    if (task.present) return this.claims.stored(task.present(JSON.parse(result ?? 'null')));
    return result === null ? this.claims.stored(this.jobs.resultOf(id)) : { json: result };
  }
}

function noSuchJob(): AppError {
  return new AppError('NOT_FOUND', 'There is no such job. It may have been too long ago.');
}

function otherWork(): AppError {
  return new AppError(
    'CONFLICT',
    'This Idempotency-Key was used for another request. Use a new key for new work.',
  );
}

function tooMany(limit: number): AppError {
  return new AppError(
    'RATE_LIMITED',
    `You have ${limit} requests under way. Wait until one of them is done, and try again.`,
    { retryAfter: RETRY_SECONDS },
  );
}
