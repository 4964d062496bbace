import { AppError, type JobState } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { JobError } from '../job.entity.js';
import { JOB_ROW, type JobRow } from '../job-row.js';

type End = Exclude<JobState, 'queued' | 'running'>;
type Db = Pick<EntityManager, 'query'>;

/** A job in one attempt to do it: the fence behind which a late worker can write nothing. */
export interface Attempt {
  readonly id: string;
  readonly attempts: number;
}

const IN_ATTEMPT = "id = $4 AND attempts = $5 AND state = 'running'";

/** Every way in which a job ends; each ends it once, and takes its input and its upload away. */
@Injectable()
export class EndingsRepository {
  constructor(private readonly db: DataSource) {}

  /**
   * @param kept the result, or what the job keeps of it
   * @returns null when the job has ended or another worker has it: then nothing was written
   */
  async finish({ id, attempts }: Attempt, kept: unknown): Promise<JobRow | null> {
    return one(await end(this.db, { state: 'done', result: kept }, IN_ATTEMPT, [id, attempts]));
  }

  /**
   * @param store writes the result in the same transaction, and answers what is kept with the job
   * @returns null when the job has ended or another worker has it: then nothing was written
   */
  storeAndFinish(
    { id, attempts }: Attempt,
    store: (db: EntityManager) => Promise<unknown>,
  ): Promise<JobRow | null> {
    return this.db.transaction(async (db) => {
      const mine = (await db.query(
        "SELECT 1 FROM jobs WHERE id = $1 AND attempts = $2 AND state = 'running' FOR UPDATE",
        [id, attempts],
      )) as unknown[];
      if (mine.length === 0) return null;
      const kept = await store(db);
      return one(await end(db, { state: 'done', result: kept }, IN_ATTEMPT, [id, attempts]));
    });
  }

  /** @returns null when the job has ended or another worker has it */
  async fail({ id, attempts }: Attempt, error: JobError): Promise<JobRow | null> {
    return one(await end(this.db, { state: 'failed', error }, IN_ATTEMPT, [id, attempts]));
  }

  /** @returns null when the user has no such job under way */
  async cancel(id: string, userId: number): Promise<JobRow | null> {
    const error = errorOf(new AppError('CANCELLED', 'This was cancelled.'));
    return one(
      await end(this.db, { state: 'cancelled', error }, 'id = $4 AND user_id = $5', [id, userId]),
    );
  }

  /** Ends one job, or all, whose time is over. */
  expire(id?: string): Promise<JobRow[]> {
    const error = errorOf(
      new AppError('DEADLINE_EXCEEDED', 'This took longer than it may. Please try again.'),
    );
    return end(
      this.db,
      { state: 'expired', error },
      'deadline_at <= clock_timestamp() AND ($4::uuid IS NULL OR id = $4)',
      [id ?? null],
    );
  }
}

/** An error as it is kept with a job. */
export function errorOf(error: AppError): JobError {
  const { correlationId: _, ...kept } = error.toEnvelope('');
  return kept;
}

async function end(
  db: Db,
  outcome: { state: End; error?: JobError; result?: unknown },
  condition: string,
  parameters: readonly unknown[],
): Promise<JobRow[]> {
  const { state, error, result } = outcome;
  return (await db.query(
    `WITH ended AS (
       UPDATE jobs
          SET state = $1, error = $2, result = $3, stage = NULL, text = NULL, input = NULL,
              percent = CASE WHEN $1 = 'done' THEN 100 ELSE percent END,
              lease_until = NULL, revision = revision + 1, ended_at = clock_timestamp()
        WHERE ended_at IS NULL AND ${condition}
       RETURNING *
     ), used AS (
       DELETE FROM uploads u USING ended e WHERE u.id = e.upload_id
     )
     SELECT ${JOB_ROW} FROM ended`,
    [
      state,
      error ? JSON.stringify(error) : null,
      result === undefined ? null : JSON.stringify(result),
      ...parameters,
    ],
  )) as JobRow[];
}

function one(rows: JobRow[]): JobRow | null {
  return rows[0] ?? null;
}
