import { JOB_LIMITS, type JobState } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { JobEntity } from './job.entity.js';
import type { JobRow } from './job.mapper.js';

/** First key of the advisory locks under which a user's jobs are counted. */
const SUBMISSIONS = 0x6a6f6273;

const SUMMARY = {
  ...{ id: true, userId: true, kind: true, state: true, stage: true, percent: true },
  ...{ attempts: true, revision: true, uploadId: true, error: true, idempotencyKey: true },
  ...{ fingerprint: true, principal: true, correlationId: true, token: true, leaseUntil: true },
  ...{ tokenSentAt: true, createdAt: true, startedAt: true, endedAt: true, deadlineAt: true },
} as const;

export type NewJob = Pick<
  JobEntity,
  | 'id'
  | 'userId'
  | 'kind'
  | 'input'
  | 'uploadId'
  | 'idempotencyKey'
  | 'fingerprint'
  | 'principal'
  | 'correlationId'
>;

/** Jobs through their owners. */
@Injectable()
export class JobsRepository {
  constructor(private readonly db: DataSource) {}

  /**
   * Adds a job, unless the user's key has one already or too many of the user's are under way.
   * @param deadlineMs from now, by the database's clock
   * @returns the row of this key, or null when there are too many
   */
  add(job: NewJob, deadlineMs: number, mostUnderWay: number): Promise<JobRow | null> {
    return this.db.transaction(async (db) => {
      await db.query('SELECT pg_advisory_xact_lock($1, $2)', [SUBMISSIONS, job.userId]);
      const { userId, idempotencyKey } = job;
      const known =
        idempotencyKey === null
          ? null
          : await db.findOne(JobEntity, { select: SUMMARY, where: { userId, idempotencyKey } });
      if (known) return known;
      const added = (await db.query(
        `INSERT INTO jobs (id, user_id, kind, input, upload_id, idempotency_key, fingerprint,
                           principal, correlation_id, deadline_at)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, now() + make_interval(secs => $10)
          WHERE (SELECT count(*) FROM jobs WHERE user_id = $2 AND ended_at IS NULL) < $11
         RETURNING id`,
        [
          ...[job.id, userId, job.kind, JSON.stringify(job.input), job.uploadId, idempotencyKey],
          ...[job.fingerprint, JSON.stringify(job.principal), job.correlationId],
          ...[deadlineMs / 1_000, mostUnderWay],
        ],
      )) as unknown[];
      if (added.length === 0) return null;
      return db.findOneOrFail(JobEntity, { select: SUMMARY, where: { id: job.id } });
    });
  }

  /** For a job that nobody was told of. */
  async remove(id: string): Promise<void> {
    await this.db.getRepository(JobEntity).delete({ id });
  }

  /** Newest first. */
  list(userId: number): Promise<JobRow[]> {
    return this.db.getRepository(JobEntity).find({
      select: SUMMARY,
      where: { userId },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: JOB_LIMITS.list,
    });
  }

  find(id: string, userId: number): Promise<JobEntity | null> {
    return this.db.getRepository(JobEntity).findOneBy({ id, userId });
  }

  states(ids: readonly string[]): Promise<{ id: string; state: JobState }[]> {
    return this.db
      .getRepository(JobEntity)
      .find({ select: { id: true, state: true }, where: { id: In(ids) } });
  }
}
