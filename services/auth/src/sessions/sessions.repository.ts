import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SessionEntity } from '../database/entities/session.entity.js';
import { UserEntity } from '../database/entities/user.entity.js';

export interface LiveSession {
  id: string;
  expiresAt: Date;
  user: UserEntity;
}

export interface LeftSession {
  sessionId: string;
  endsInMs: number;
}

export interface EndedSession {
  id: string;
  userId: number;
}

/** How stale `last_seen_at` may be: writing it on every request would double the load. */
const SEEN_GRAIN = '60 seconds';

@Injectable()
export class SessionsRepository {
  constructor(private readonly db: DataSource) {}

  /** For what is recorded in the audit log if, and only if, it is done. */
  inTransaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  async insert(
    session: Omit<SessionEntity, 'user' | 'createdAt' | 'lastSeenAt'>,
    tx: EntityManager,
  ): Promise<void> {
    await tx.getRepository(SessionEntity).insert(session);
    await tx.query('UPDATE users SET last_login_at = now() WHERE id = $1', [session.userId]);
  }

  /** The session behind a token hash, if it has neither expired nor idled out. */
  async findLive(tokenHash: Buffer, idleMinutes: number): Promise<LiveSession | null> {
    const session = await this.db
      .getRepository(SessionEntity)
      .createQueryBuilder('session')
      .innerJoinAndSelect('session.user', 'user')
      .where('session.tokenHash = :tokenHash', { tokenHash })
      .andWhere('user.disabledAt IS NULL')
      .andWhere('session.expiresAt > now()')
      .andWhere("session.lastSeenAt > now() - :idle * interval '1 minute'", { idle: idleMinutes })
      .getOne();
    return session && { id: session.id, expiresAt: session.expiresAt, user: session.user };
  }

  /** Those that have not ended, with the milliseconds that each has left unless it is used. */
  async live(ids: readonly string[], idleMinutes: number): Promise<LeftSession[]> {
    return this.db.query(
      `SELECT id AS "sessionId", extract(epoch FROM ends_at - now())::float8 * 1000 AS "endsInMs"
         FROM (SELECT id, least(expires_at, last_seen_at + $2 * interval '1 minute') AS ends_at
                 FROM sessions WHERE id = ANY($1)) AS session
        WHERE ends_at > now()`,
      [ids, idleMinutes],
    );
  }

  async touch(id: string): Promise<void> {
    await this.db.query(
      `UPDATE sessions SET last_seen_at = now()
        WHERE id = $1 AND last_seen_at < now() - interval '${SEEN_GRAIN}'`,
      [id],
    );
  }

  /** The session that was ended, or null when there was none. */
  async delete(tokenHash: Buffer, tx: EntityManager): Promise<EndedSession | null> {
    const [rows] = (await tx.query(
      'DELETE FROM sessions WHERE token_hash = $1 RETURNING id, user_id AS "userId"',
      [tokenHash],
    )) as [EndedSession[], number];
    return rows[0] ?? null;
  }

  async deleteExpired(idleMinutes: number): Promise<void> {
    await this.db.query(
      `DELETE FROM sessions
        WHERE expires_at < now() OR last_seen_at < now() - $1 * interval '1 minute'`,
      [idleMinutes],
    );
  }
}
