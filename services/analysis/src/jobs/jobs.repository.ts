import { JOB_LIMITS, type JobState, PASSING_ERRORS } from '@casewright/contracts';
import type { Json, KeptJson } from '@casewright/messaging';
import { KeptBytes } from '@casewright/uploads';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import { JobEntity } from './job.entity.js';
import { JOB_ROW, type JobRow, type JobStatusRow } from './job-row.js';

type Given = 'id' | 'userId' | 'kind' | 'input' | 'uploadId' | 'principal' | 'correlationId';
type NewJob = Pick<JobEntity, Given | 'idempotencyKey' | 'fingerprint'> &
  Partial<Pick<JobEntity, 'traceparent'>>;

/** A job that was accepted, now or earlier under the same key, with the digest of what was asked. */
type AcceptedRow = JobRow & Pick<JobEntity, 'fingerprint'>;

/** Jobs through their owners. */
@Injectable()
export class JobsRepository {
  constructor(
    private readonly db: DataSource,
    private readonly kept: KeptBytes,
  ) {}

  /**
   * Adds a job, unless the user's key has one already or too many of the user's are under way.
   * @param deadlineMs from now, by the database's clock
   * @returns the row of this key, or null when there are too many
   */
  async add(job: NewJob, deadlineMs: number, mostUnderWay: number): Promise<AcceptedRow | null> {
    const rows = (await this.db.query(
      `SELECT ${JOB_ROW}, fingerprint
         FROM accept_job($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        job.id,
        job.userId,
        job.kind,
        JSON.stringify(job.input),
        job.uploadId,
        job.idempotencyKey,
        job.fingerprint,
        JSON.stringify(job.principal),
        job.correlationId,
        deadlineMs / 1_000,
        mostUnderWay,
        job.traceparent ?? null,
      ],
    )) as AcceptedRow[];
    return rows[0] ?? null;
  }

  /** A digest that nobody without the owner's key can make, unless the installation has no keys. */
  async keyedDigest(userId: number, digest: string): Promise<string> {
    const sql = 'SELECT keyed_digest($1, $2) AS digest';
    const [row] = await this.db.query<{ digest: string }[]>(sql, [userId, digest]);
    return row!.digest;
  }

  hasKey(userId: number, idempotencyKey: string): Promise<boolean> {
    return this.db.getRepository(JobEntity).existsBy({ userId, idempotencyKey });
  }

  /**
   * Lets the same request be made again under its key where it failed for a reason that passes: the
   * key stands for what was asked, and asking again is what it is for.
   */
  async releaseKey(userId: number, idempotencyKey: string, fingerprint: string): Promise<void> {
    await this.db.query(
      `UPDATE jobs SET idempotency_key = NULL
        WHERE user_id = $1 AND idempotency_key = $2 AND fingerprint = $3
          AND ended_at IS NOT NULL AND error->>'code' = ANY($4)`,
      [userId, idempotencyKey, fingerprint, PASSING_ERRORS],
    );
  }

  /** For a job that nobody was told of. */
  async remove(id: string): Promise<void> {
    await this.db.getRepository(JobEntity).delete({ id });
  }

  /** Newest first. */
  list(userId: number): Promise<JobRow[]> {
    return this.db.query(
      `SELECT ${JOB_ROW} FROM jobs WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2`,
      [userId, JOB_LIMITS.list],
    );
  }

  async underWay(userId: number): Promise<string[]> {
    const rows = await this.db
      .getRepository(JobEntity)
      .find({ select: { id: true }, where: { userId, endedAt: IsNull() } });
    return rows.map(({ id }) => id);
  }

  async find(id: string, userId: number): Promise<JobStatusRow | null> {
    const [row] = await this.db.query<JobStatusRow[]>(
      `SELECT ${JOB_ROW}, opened(sealed, text, (SELECT owner_key($2))) AS text
         FROM jobs WHERE id = $1 AND user_id = $2`,
      [id, userId],
    );
    return row ?? null;
  }

  /** The result that is kept with a job. */
  resultOf(id: string): Promise<Json | KeptJson | null> {
    return this.kept.select(
      `SELECT opened_text(sealed, result, owner_key(user_id)) AS json
         FROM jobs WHERE id = $1 AND result IS NOT NULL`,
      [id],
    );
  }

  states(ids: readonly string[]): Promise<{ id: string; state: JobState }[]> {
    return this.db
      .getRepository(JobEntity)
      .find({ select: { id: true, state: true }, where: { id: In([...ids]) } });
  }
}
