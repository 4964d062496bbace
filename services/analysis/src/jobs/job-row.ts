import type { JobEntity } from './job.entity.js';

/** What changes of a job while it is under way. */
export type ChangedRow = Pick<
  JobEntity,
  'id' | 'state' | 'stage' | 'percent' | 'attempts' | 'revision'
>;

/** A job as its owner sees it, without what came of it. */
export type JobRow = ChangedRow &
  Pick<
    JobEntity,
    'kind' | 'error' | 'correlationId' | 'createdAt' | 'startedAt' | 'endedAt' | 'deadlineAt'
  >;

export type JobStatusRow = JobRow & Pick<JobEntity, 'text'>;

/** The columns of a `ChangedRow`. */
export const CHANGED_ROW = 'id, state, stage, percent, attempts, revision';

/** The columns of a `JobRow`. */
export const JOB_ROW = `${CHANGED_ROW}, kind, error, correlation_id AS "correlationId",
  created_at AS "createdAt", started_at AS "startedAt", ended_at AS "endedAt",
  deadline_at AS "deadlineAt"`;
