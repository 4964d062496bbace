import type { Job, JobChange, JobDetails } from '@casewright/contracts';
import type { ChangedRow, JobDetailsRow, JobRow } from './job-row.js';

export function toJob(row: JobRow): Job {
  const { id, kind, state, stage, percent, attempts, error, correlationId } = row;
  return {
    id,
    kind,
    state,
    stage,
    percent,
    attempts,
    error: error && { ...error, correlationId },
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    deadlineAt: row.deadlineAt.toISOString(),
  };
}

/** @param result as its owner gets it, null without one */
export function toDetails(
  row: JobRow & Partial<Pick<JobDetailsRow, 'text'>>,
  result: unknown,
): JobDetails {
  const { revision, text = null } = row;
  return { ...toJob(row), revision, text, result };
}

export function toChange(row: ChangedRow, text: JobChange['text'] = null): JobChange {
  const { id, state, stage, percent, attempts, revision } = row;
  return { id, state, stage, percent, attempts, revision, text };
}
