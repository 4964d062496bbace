import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { SessionEntity } from '../database/entities/session.entities.js';

export interface LeftSession {
  sessionId: string;
  endsInMs: number;
}

/** How stale `last_seen_at` may be: writing it on every request would double the load. */
const SEEN_GRAIN = '60 seconds';

@Injectable()
export class SessionsRepository {
  constructor(private readonly db: EntityManager) {}

  async insert(
    session: Omit<SessionEntity, 'user' | 'createdAt' | 'lastSeenAt'>,
    tx: EntityManager,
  ): Promise<void> {
    await tx.insert(SessionEntity, session);
    await tx.query('UPDATE users SET last_login_at = now() WHERE id = $1', [session.userId]);
  }

  /** The session behind a token hash, with its user, if it has neither expired nor idled out. */
  findLive(tokenHash: Buffer, idleMinutes: number): Promise<SessionEntity | null> {
    return this.live(idleMinutes)
      .innerJoinAndSelect('session.user', 'user')
      .andWhere('session.tokenHash = :tokenHash', { tokenHash })
      .andWhere('user.disabledAt IS NULL')
      .getOne();
  }

  /** A user's live sessions, most recently used first. */
  liveOf(userId: number, idleMinutes: number): Promise<SessionEntity[]> {
    return this.live(idleMinutes)
      .andWhere('session.userId = :userId', { userId })
      .orderBy('session.lastSeenAt', 'DESC')
      .getMany();
  }

  /** Those that have not ended, with the milliseconds that each has left unless it is used. */
  left(ids: readonly string[], idleMinutes: number): Promise<LeftSession[]> {
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

  /** The whole seconds a session has left unless it is used, and whether using it extends it. */
  async endOf(
    tokenHash: Buffer,
    idleMinutes: number,
  ): Promise<{ endsInSeconds: number; canStay: boolean } | undefined> {
    const [left] = await this.db.query(
      `SELECT floor(extract(epoch FROM least(expires_at, idle_at) - now()))::integer
                AS "endsInSeconds",
              idle_at < expires_at AS "canStay"
         FROM (SELECT expires_at, last_seen_at + $2 * interval '1 minute' AS idle_at
                 FROM sessions WHERE token_hash = $1) AS session
        WHERE least(expires_at, idle_at) > now()`,
      [tokenHash, idleMinutes],
    );
    return left;
  }

  async deleteExpired(idleMinutes: number): Promise<void> {
    await this.db.query(
      `DELETE FROM sessions
        WHERE expires_at < now() OR last_seen_at < now() - $1 * interval '1 minute'`,
      [idleMinutes],
    );
  }

  private live(idle: number) {
    return this.db
      .createQueryBuilder(SessionEntity, 'session')
      .where('session.expiresAt > now()')
      .andWhere("session.lastSeenAt > now() - :idle * interval '1 minute'", { idle });
  }
}
