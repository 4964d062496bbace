import {
  AppError,
  type Job,
  type JobState,
  parseOrThrow,
  type readJob,
} from '@casewright/contracts';
import { currentUserId } from '@casewright/platform';
import { ClaimsService } from '@casewright/uploads';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { toDetails, toJob } from './job.mapper.js';
import type { JobDetailsRow } from './job-row.js';
import { JobTasks } from './job-task.js';
import { JobsRepository } from './jobs.repository.js';
import { JobRunner } from './run/job-runner.js';

/** Jobs as their owners see them: listed, read, canceled. */
@Injectable()
export class JobsService {
  constructor(
    private readonly jobs: JobsRepository,
    private readonly tasks: JobTasks,
    private readonly claims: ClaimsService,
    private readonly runner: JobRunner,
  ) {}

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
  return new AppError(
    'NOT_FOUND',
    'There is no such job. It may have been removed some time after it ended.',
  );
}
