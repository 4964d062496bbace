import { AppError, type Job, parseOrThrow, runJob } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { assertMay, currentContext, currentUserId } from '@casewright/platform';
import { currentSpan } from '@casewright/platform/tracing';
import { Inject, Injectable } from '@nestjs/common';
import { toJob } from './job.mapper.js';
import { JobTasks } from './job-task.js';
import { JobsRepository } from './jobs.repository.js';
import { JobsConfig } from './jobs-config.js';
import { TokenBudget } from './token-budget.js';

interface Submission {
  id: string;
  kind: string;
  input?: unknown;
  idempotencyKey?: string | undefined;
  fingerprint: string;
}

/** Seconds in which one of several jobs is likely to be done. */
const RETRY_SECONDS = 10;

/** Takes jobs on. */
@Injectable()
export class SubmissionsService {
  constructor(
    @Inject(BUS) private readonly bus: Bus,
    @Inject(JobsConfig) private readonly config: JobsConfig,
    private readonly jobs: JobsRepository,
    private readonly tasks: JobTasks,
    private readonly budget: TokenBudget,
  ) {}

  /**
   * Keeps the job, then asks for a worker. A submission whose worker could not be asked for is
   * undone; one that dies in between is found by the sweeper.
   *
   * @throws AppError FORBIDDEN, CONFLICT, RATE_LIMITED, BUDGET_USED_UP, VALIDATION_FAILED, UNAVAILABLE, OVERLOADED
   */
  async submit({ id, kind, input, idempotencyKey, fingerprint: digest }: Submission): Promise<Job> {
    const { def } = this.tasks.mustFind(kind);
    assertMay(def.rule);
    parseOrThrow(def.input, input);
    const userId = currentUserId();
    const { principal, voucher, correlationId } = currentContext();
    const fingerprint = idempotencyKey ? await this.jobs.keyedDigest(userId, digest) : null;
    if (idempotencyKey && fingerprint)
      await this.jobs.releaseKey(userId, idempotencyKey, fingerprint);
    await this.admit(userId, idempotencyKey);
    const row = await this.jobs.add(
      {
        id,
        userId,
        kind,
        input,
        fingerprint,
        correlationId,
        principal: { ...principal!, voucher },
        traceparent: currentSpan()?.traceparent ?? null,
        uploadId: (input as { uploadId?: string }).uploadId ?? null,
        idempotencyKey: idempotencyKey ?? null,
      },
      this.config.deadlineMs(kind, def.deadlineMs),
      this.config.JOBS_PER_USER,
    );
    if (!row) throw tooMany(this.config.JOBS_PER_USER);
    // One from before they were made with keys has none.
    if (row.fingerprint !== null && row.fingerprint !== fingerprint) throw otherWork();
    if (row.id === id) await this.askForWorker(id);
    return toJob(row);
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
    `You have ${limit} requests in progress. Wait until one of them is done, and try again.`,
    { retryAfter: RETRY_SECONDS },
  );
}
