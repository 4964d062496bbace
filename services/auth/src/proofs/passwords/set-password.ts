import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { UserEntity } from '../../database/entities/user.entity.js';

const UNIQUE_VIOLATION = '23505';

@Injectable()
export class AccountRepository {
  constructor(private readonly db: DataSource) {}

  /** For changes that must be in the audit log if, and only if, they are made. */
  inTransaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  find(id: number): Promise<UserEntity | null> {
    return this.db.getRepository(UserEntity).findOneBy({ id });
  }

  /** Whether a session began within so many minutes. */
  async isFresh(sessionId: string, minutes: number): Promise<boolean> {
    const rows = (await this.db.query(
      `SELECT 1 FROM sessions
        WHERE id = $1 AND created_at > now() - $2 * interval '1 minute'`,
      [sessionId, minutes],
    )) as unknown[];
    return rows.length === 1;
  }

  /**
   * Sets a password, and ends what the old one has opened, but for sessions and API keys: links to single
   * sign-on, and invitations. One that only the provider has opened keeps its link.
   */
  async setPassword(id: number, passwordHash: string, tx: EntityManager): Promise<void> {
    const had = await tx.query('SELECT password FROM users WHERE id = $1 FOR NO KEY UPDATE', [id]);
    // First: what waits for the account goes on to see the new one, and what was done before is there.
    await tx.getRepository(UserEntity).update({ id }, { password: passwordHash });
    await this.endWhatWasBegun(id, tx);
    await tx.query('DELETE FROM invitations WHERE invited_by = $1', [id]);
    if (had[0]?.password) await tx.query('DELETE FROM identities WHERE user_id = $1', [id]);
  }

  /** The changed account, or null if the address belongs to another. */
  async setEmail(id: number, email: string, tx: EntityManager): Promise<UserEntity | null> {
    try {
      await tx.getRepository(UserEntity).update({ id }, { email });
    } catch (error) {
      const code =
        error instanceof QueryFailedError && (error.driverError as { code?: string }).code;
      if (code === UNIQUE_VIOLATION) return null;
      throw error;
    }
    await this.endWhatWasBegun(id, tx);
    return tx.getRepository(UserEntity).findOneByOrFail({ id });
  }

  /** A pending link, log-in, or factor may have been started by someone else. */
  private async endWhatWasBegun(id: number, tx: EntityManager): Promise<void> {
    await tx.query('DELETE FROM second_steps WHERE user_id = $1', [id]);
    await tx.query('DELETE FROM totp_factors WHERE user_id = $1 AND confirmed_at IS NULL', [id]);
    await tx.query(
      `DELETE FROM sign_on_attempts
        WHERE session_id IN (SELECT id FROM sessions WHERE user_id = $1)`,
      [id],
    );
    await tx.query(
      'UPDATE reset_links SET expires_at = to_timestamp(0) WHERE user_id = $1 AND expires_at > now()',
      [id],
    );
  }
}
