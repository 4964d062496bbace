import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Attempt } from '../endings.repository.js';
import type { JobEntity } from '../job.entity.js';
import { CHANGED_ROW, type ChangedRow } from '../job-row.js';

/** Seconds without a sign of life after which a worker counts as dead. */
const LEASE_SECONDS = 15;

/** A job as the worker gets it that is to do it. */
export type ClaimedJob = ChangedRow &
  Pick<JobEntity, 'kind' | 'principal' | 'correlationId' | 'traceparent'> & {
    /** Milliseconds until its deadline, by the database's clock. */
    remainingMs: number;
  };

const CLAIMED = `${CHANGED_ROW}, kind, principal, traceparent,
  correlation_id AS "correlationId",
  (extract(epoch FROM deadline_at - clock_timestamp()) * 1000)::double precision AS "remainingMs"`;

/** Which worker has which job. */
@Injectable()
export class ClaimsRepository {
  constructor(private readonly db: DataSource) {}

  /**
   * The job whose turn it is: of the user with the fewest running, then of the one who was served
   * longest ago, the oldest. Two workers never get the same.
   * @param token the message that asks
   */
  claimNext(token: string): Promise<ClaimedJob | null> {
    return this.claim(token, false);
  }

  /**
   * The job that a message was sent for once already, when its worker died over it.
   * @returns `unknown` when the message has none yet; `settled` when its job needs nothing more
   */
  async claimAgain(token: string): Promise<ClaimedJob | 'unknown' | 'settled'> {
    const known = (await this.db.query('SELECT id FROM jobs WHERE token = $1', [token])) as {
      id: string;
    }[];
    if (known.length === 0) return 'unknown';
    const again = await this.claim(token, true);
    return again ?? 'settled';
  }

  /**
   * What a job is asked for. Apart from the claim: one that cannot be opened would be the next again
   * and again, and keep everybody else's waiting.
   */
  async inputOf({ id }: Pick<ClaimedJob, 'id'>): Promise<unknown> {
    const [row] = (await this.db.query(
      'SELECT opened(sealed, input, owner_key(user_id)) AS input FROM jobs WHERE id = $1',
      [id],
    )) as { input: unknown }[];
    return row?.input;
  }

  /** Puts a job back that a worker began and cannot continue with. */
  async giveBack({ id, attempts }: Attempt): Promise<void> {
    await this.db.query(
      `UPDATE jobs SET state = 'queued', token = NULL, lease_until = NULL, revision = revision + 1
        WHERE id = $1 AND attempts = $2 AND state = 'running'`,
      [id, attempts],
    );
  }

  /** Renews the leases of jobs. @returns those that are still this worker's to do */
  async renew(held: readonly Attempt[]): Promise<ReadonlySet<string>> {
    const rows = (await this.db.query(
      `WITH renewed AS (
         UPDATE jobs j SET lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
           FROM unnest($1::uuid[], $2::integer[]) AS held (id, attempts)
          WHERE j.id = held.id AND j.attempts = held.attempts AND j.state = 'running'
         RETURNING j.id
       ) SELECT id FROM renewed`,
      [held.map(({ id }) => id), held.map(({ attempts }) => attempts)],
    )) as { id: string }[];
    return new Set(rows.map(({ id }) => id));
  }

  /** @returns null when the job is no longer this worker's to do */
  async writeProgress(
    { id, attempts }: Attempt,
    { stage, percent, text }: { stage: string | null; percent: number; text: string },
  ): Promise<ChangedRow | null> {
    const rows = (await this.db.query(
      `WITH written AS (
         UPDATE jobs SET stage = $3, percent = $4, revision = revision + 1,
                text = CASE WHEN $5 = '' THEN text
                            ELSE coalesce(opened(sealed, text, owner_key(user_id)), '') || $5 END
          WHERE id = $1 AND attempts = $2 AND state = 'running'
         RETURNING ${CHANGED_ROW}
       ) SELECT * FROM written`,
      [id, attempts, stage, percent, text],
    )) as ChangedRow[];
    return rows[0] ?? null;
  }

  private async claim(token: string, again: boolean): Promise<ClaimedJob | null> {
    const rows = (await this.db.query(`SELECT ${CLAIMED} FROM claim_job($1, $2, $3)`, [
      token,
      again,
      LEASE_SECONDS,
    ])) as ClaimedJob[];
    return rows[0] ?? null;
  }
}
