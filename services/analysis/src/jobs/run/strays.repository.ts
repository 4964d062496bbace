import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Attempt } from '../endings.repository.js';

/**
 * Seconds after which a job that still waits is asked for again: its message may be lost. One too
 * many does no harm, as it finds nothing to do.
 */
const UNHEARD_SECONDS = 20;
/** Rows in one turn. */
const BATCH = 200;

/** Jobs that no message and no worker will bring to an end. */
@Injectable()
export class StraysRepository {
  constructor(private readonly db: DataSource) {}

  /** Running jobs whose workers have given no sign of life. */
  abandoned(): Promise<Attempt[]> {
    return this.db.query(
      `SELECT id, attempts FROM jobs
        WHERE ended_at IS NULL AND state = 'running' AND lease_until < clock_timestamp()
        LIMIT ${BATCH}`,
    );
  }

  /** Lets an abandoned job wait again, to be asked for at once. */
  async putBack({ id, attempts }: Attempt): Promise<void> {
    await this.db.query(
      `UPDATE jobs SET state = 'queued', token = NULL, lease_until = NULL, revision = revision + 1,
              token_sent_at = to_timestamp(0)
        WHERE id = $1 AND attempts = $2 AND state = 'running' AND lease_until < clock_timestamp()`,
      [id, attempts],
    );
  }

  /** @returns how many waiting jobs are to be asked for again; they count as asked for now */
  async takeUnheard(seconds: number = UNHEARD_SECONDS): Promise<number> {
    const rows = (await this.db.query(
      `WITH unheard AS (
         SELECT id FROM jobs
          WHERE ended_at IS NULL AND state = 'queued'
            AND token_sent_at <= clock_timestamp() - make_interval(secs => $1)
          LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
       ), taken AS (
         UPDATE jobs SET token_sent_at = clock_timestamp()
          WHERE id IN (SELECT id FROM unheard) RETURNING id
       ) SELECT id FROM taken`,
      [seconds],
    )) as unknown[];
    return rows.length;
  }

  /** Removes what ended so many hours ago. */
  async forget(hours: number): Promise<void> {
    await this.db.query('DELETE FROM jobs WHERE ended_at < now() - make_interval(hours => $1)', [
      hours,
    ]);
  }
}
