import type { Job, JobChange, JobDetails, JobStatus } from '@casewright/contracts';
import type { ChangedRow, JobRow, JobStatusRow } from './job-row.js';

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

export function toStatus(row: JobStatusRow): JobStatus {
  const { revision, text } = row;
  return { ...toJob(row), revision, text };
}

/** @param result of an ended job, as its owner gets it; null without one */
export function toDetails(row: JobRow, result: unknown): JobDetails {
  return { ...toStatus({ ...row, text: null }), result };
}

export function toChange(row: ChangedRow, text: JobChange['text'] = null): JobChange {
  const { id, state, stage, percent, attempts, revision } = row;
  return { id, state, stage, percent, attempts, revision, text };
}
