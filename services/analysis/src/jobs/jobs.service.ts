import {
  AppError,
  type Job,
  type JobState,
  type JobStatus,
  parseOrThrow,
} from '@casewright/contracts';
import { Json } from '@casewright/messaging';
import { currentUserId } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { toJob, toStatus } from './job.mapper.js';
import type { JobStatusRow } from './job-row.js';
import { JobTasks } from './job-task.js';
import { JobsRepository } from './jobs.repository.js';
import { JobRunner } from './run/job-runner.js';

/** Jobs as their owners see them: listed, read, canceled. */
@Injectable()
export class JobsService {
  constructor(
    private readonly jobs: JobsRepository,
    private readonly tasks: JobTasks,
    private readonly runner: JobRunner,
  ) {}

  async list(): Promise<Job[]> {
    return (await this.jobs.list(currentUserId())).map(toJob);
  }

  /** @throws AppError NOT_FOUND */
  async read(id: string): Promise<JobStatus> {
    return toStatus(await this.mustFind(id));
  }

  /** Null without one, and where its owner has removed what the job made. @throws AppError NOT_FOUND */
  async result(id: string): Promise<unknown> {
    const { kind, state } = await this.mustFind(id);
    if (state !== 'done') return null;
    const task = this.tasks.mustFind(kind);
    const kept = await this.jobs.resultOf(id);
    const result = task.present && kept instanceof Json ? await task.present(kept.parse()) : kept;
    // A large one goes as it is kept, unread: it was checked when it was made.
    if (!(result instanceof Json)) return result;
    return parseOrThrow(task.def.result, result.parse(), 'BAD_RESPONSE');
  }

  /** @throws AppError NOT_FOUND */
  async cancel(id: string): Promise<Job> {
    const userId = currentUserId();
    const row = (await this.runner.cancel(id, userId)) ?? (await this.jobs.find(id, userId));
    if (!row) throw noSuchJob();
    return toJob(row);
  }

  /** Whatever is under way for a user who may not have it anymore. */
  async cancelAll(userId: number): Promise<void> {
    for (const id of await this.jobs.underWay(userId)) await this.runner.cancel(id, userId);
  }

  states(ids: readonly string[]): Promise<{ id: string; state: JobState }[]> {
    return this.jobs.states(ids);
  }

  private async mustFind(id: string): Promise<JobStatusRow> {
    const row = await this.jobs.find(id, currentUserId());
    if (!row) throw noSuchJob();
    return row;
  }
}

function noSuchJob(): AppError {
  return new AppError(
    'NOT_FOUND',
    'There is no such job. It may have been removed some time after it ended.',
  );
}
