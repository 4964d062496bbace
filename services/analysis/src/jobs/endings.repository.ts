import { AppError, type JobState } from '@casewright/contracts';
import { Json } from '@casewright/messaging';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { JobError } from './job.entity.js';
import { JOB_ROW, type JobRow } from './job-row.js';

const RETRY_AFTER_S = 10;

type End = Exclude<JobState, 'queued' | 'running'>;
type Db = Pick<EntityManager, 'query'>;

interface Outcome {
  state: End;
  error?: JobError;
  result?: unknown;
}

/** A job in one attempt to do it: the fence behind which a late worker can write nothing. */
export interface Attempt {
  readonly id: string;
  readonly attempts: number;
}

/** Every way in which a job ends; each ends it once, and takes its input and its upload away. */
@Injectable()
export class EndingsRepository {
  constructor(private readonly db: DataSource) {}

  /**
   * @param kept the result, or what the job keeps of it
   * @returns null when the job has ended or another worker has it: then nothing was written
   */
  finish(attempt: Attempt, kept: unknown): Promise<JobRow | null> {
    return endAttempt(this.db, attempt, { state: 'done', result: kept });
  }

  /**
   * @param store writes the result in the same transaction, and answers what is kept with the job
   * @returns null when the job has ended or another worker has it: then nothing was written
   */
  storeAndFinish(
    attempt: Attempt,
    store: (db: EntityManager) => Promise<unknown>,
  ): Promise<JobRow | null> {
    return this.db.transaction(async (db) => {
      const mine = (await db.query(
        "SELECT 1 FROM jobs WHERE id = $1 AND attempts = $2 AND state = 'running' FOR UPDATE",
        [attempt.id, attempt.attempts],
      )) as unknown[];
      if (mine.length === 0) return null;
      const kept = await store(db);
      return endAttempt(db, attempt, { state: 'done', result: kept });
    });
  }

  /** @returns null when the job has ended or another worker has it */
  fail(attempt: Attempt, error: JobError): Promise<JobRow | null> {
    return endAttempt(this.db, attempt, { state: 'failed', error });
  }

  /** @returns null when the user has no such job under way */
  async cancel(id: string, userId: number): Promise<JobRow | null> {
    const error = errorOf(new AppError('CANCELLED', 'This was canceled.'));
    const ended = await this.end({ state: 'cancelled', error }, 'j.id = $3 AND j.user_id = $4', [
      id,
      userId,
    ]);
    return ended[0] ?? null;
  }

  /** Ends one job, or all, whose time is over. */
  expire(id?: string): Promise<JobRow[]> {
    const error = errorOf(
      new AppError('DEADLINE_EXCEEDED', 'This took too long. Please try again.', {
        retryAfter: RETRY_AFTER_S,
      }),
    );
    return this.end(
      { state: 'expired', error },
      'j.deadline_at <= clock_timestamp() AND ($3::uuid IS NULL OR j.id = $3)',
      [id ?? null],
    );
  }

  /** Ends jobs in whichever attempt they are. @param which by columns of `j` that never change */
  private end(
    { state, error }: Outcome,
    which: string,
    parameters: readonly unknown[],
  ): Promise<JobRow[]> {
    return this.db.query(
      `SELECT ${JOB_ROW} FROM (
         SELECT ended.* FROM jobs j CROSS JOIN LATERAL end_job(j.id, NULL, $1, $2, NULL) AS ended
          WHERE j.ended_at IS NULL AND ${which}
       ) AS ended`,
      [state, asJson(error), ...parameters],
    );
  }
}

/** An error as it is kept with a job. */
export function errorOf(error: AppError): JobError {
  const { correlationId: _, ...kept } = error.toEnvelope('');
  return kept;
}

/** @returns null when the job has ended or another worker has it */
async function endAttempt(
  db: Db,
  { id, attempts }: Attempt,
  { state, error, result }: Outcome,
): Promise<JobRow | null> {
  const rows = (await db.query(
    `SELECT ${JOB_ROW} FROM end_job($1, $2, $3, $4, convert_from($5, 'UTF8')::json)`,
    [id, attempts, state, asJson(error), asBytes(result)],
  )) as JobRow[];
  return rows[0] ?? null;
}

function asJson(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

/** JSON in UTF-8: what was written in a thread is not read for the database. */
function asBytes(value: unknown): Buffer | null {
  if (value instanceof Json) return value.bytes;
  return value === undefined ? null : Buffer.from(JSON.stringify(value));
}
