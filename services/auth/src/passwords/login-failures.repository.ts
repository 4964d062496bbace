import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockSeconds } from './login-backoff.js';

/** A day without a try is forgotten, so that made-up addresses do not fill the table. */
const FORGET_AFTER = '1 day';

@Injectable()
export class LoginFailuresRepository {
  constructor(private readonly db: DataSource) {}

  /** Whole seconds until another try is allowed; 0 when it is now. */
  async lockedSeconds(email: string): Promise<number> {
    const rows = (await this.db.query(
      `SELECT ceil(extract(epoch FROM locked_until - now()))::integer AS seconds
         FROM login_failures WHERE email = $1 AND locked_until > now()`,
      [email],
    )) as { seconds: number }[];
    return rows[0]?.seconds ?? 0;
  }

  async record(email: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.query(
        `DELETE FROM login_failures WHERE last_failed_at < now() - interval '${FORGET_AFTER}'`,
      );
      const [row] = (await tx.query(
        `INSERT INTO login_failures (email, failures) VALUES ($1, 1)
         ON CONFLICT (email) DO UPDATE
           SET failures = login_failures.failures + 1, last_failed_at = now()
         RETURNING failures`,
        [email],
      )) as { failures: number }[];
      const seconds = lockSeconds(row?.failures ?? 1);
      if (seconds === 0) return;
      await tx.query(
        `UPDATE login_failures SET locked_until = now() + $2 * interval '1 second' WHERE email = $1`,
        [email, seconds],
      );
    });
  }

  async clear(email: string): Promise<void> {
    await this.db.query('DELETE FROM login_failures WHERE email = $1', [email]);
  }
}
