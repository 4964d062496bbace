import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SignOnSessionEntity } from '../database/entities/sign-on.entities.js';
import type { EndedSession } from '../sessions/sessions.repository.js';

/** Who the provider has logged out: one session of its own, or all of somebody. */
export interface LoggedOut {
  issuer: string;
  subject: string | null;
  providerSession: string | null;
}

/** The sessions that were begun by a provider. */
@Injectable()
export class SignOnSessionsRepository {
  constructor(private readonly db: DataSource) {}

  inTransaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  async insert(session: Omit<SignOnSessionEntity, 'session'>, tx: EntityManager): Promise<void> {
    await tx.getRepository(SignOnSessionEntity).insert(session);
  }

  /** The provider's token of the session behind a token of ours. */
  async idTokenOf(tokenHash: Buffer): Promise<string | null> {
    const found = await this.db
      .getRepository(SignOnSessionEntity)
      .createQueryBuilder('known')
      .innerJoin('known.session', 'session')
      .where('session.tokenHash = :tokenHash', { tokenHash })
      .getOne();
    return found?.idToken ?? null;
  }

  /** Whether a logout token comes for the first time. */
  async use(tokenHash: Buffer, seconds: number, tx: EntityManager): Promise<boolean> {
    await tx.query('DELETE FROM used_logout_tokens WHERE expires_at < now()');
    const rows = (await tx.query(
      `INSERT INTO used_logout_tokens (token_hash, expires_at)
       VALUES ($1, now() + $2 * interval '1 second') ON CONFLICT DO NOTHING RETURNING expires_at`,
      [tokenHash, seconds],
    )) as unknown[];
    return rows.length === 1;
  }

  /** Ends what the provider has ended: one session of its own, or all of somebody's. */
  async end(
    { issuer, subject, providerSession }: LoggedOut,
    tx: EntityManager,
    except: string | null = null,
  ): Promise<EndedSession[]> {
    const [rows] = (await tx.query(
      `DELETE FROM sessions USING sign_on_sessions AS known
        WHERE known.session_id = sessions.id AND known.issuer = $1
          AND ($2::text IS NULL OR known.subject = $2)
          AND ($3::text IS NULL OR known.provider_session = $3)
          AND sessions.id IS DISTINCT FROM $4::uuid
        RETURNING sessions.id, sessions.user_id AS "userId"`,
      [issuer, subject, providerSession, except],
    )) as [EndedSession[], number];
    return rows;
  }
}
