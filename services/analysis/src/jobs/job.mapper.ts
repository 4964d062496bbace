import type { Job, JobChange } from '@casewright/contracts';
import type { JobEntity } from './job.entity.js';

/** A job's row without what it was asked and what came of it. */
export type JobRow = Omit<JobEntity, 'input' | 'result' | 'text'>;

export function toJob(row: JobRow): Job {
  const { id, kind, state, stage, percent, attempts, error, correlationId } = row;
  return {
    ...{ id, kind, state, stage, percent, attempts },
    error: error && { ...error, correlationId },
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    deadlineAt: row.deadlineAt.toISOString(),
  };
}

/** What changes of a job while it is under way. */
export type ChangedRow = Pick<
  JobEntity,
  'id' | 'state' | 'stage' | 'percent' | 'attempts' | 'revision'
>;

export function toChange(row: ChangedRow, text: JobChange['text'] = null): JobChange {
  const { id, state, stage, percent, attempts, revision } = row;
  return { id, state, stage, percent, attempts, revision, text };
}
