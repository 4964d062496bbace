import type { readLiveSessions } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { ApiKeyEntity, SessionEntity } from '../database/entities/session.entities.js';

/** How stale the time of the last use may be: writing it on every request would double the load. */
const USE_GRAIN = '60 seconds';

/** Sessions, and API keys, which are sessions of users' programs. */
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

  /** The valid key with this hash, and its user. */
  findLiveKey(keyHash: Buffer): Promise<ApiKeyEntity | null> {
    return this.db
      .createQueryBuilder(ApiKeyEntity, 'key')
      .innerJoinAndSelect('key.user', 'user')
      .where('key.keyHash = :keyHash', { keyHash })
      .andWhere('user.disabledAt IS NULL')
      .andWhere('key.expiresAt > now()')
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
  left(
    ids: readonly string[],
    idleMinutes: number,
  ): Promise<z.output<typeof readLiveSessions.response>> {
    return this.db.query(
      `SELECT id AS "sessionId", extract(epoch FROM ends_at - now())::float8 * 1000 AS "endsInMs"
         FROM (SELECT id, least(expires_at, last_seen_at + $2 * interval '1 minute') AS ends_at
                 FROM sessions WHERE id = ANY($1)
               UNION ALL
               SELECT id, expires_at FROM api_keys WHERE id = ANY($1)) AS live
        WHERE ends_at > now()`,
      [ids, idleMinutes],
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

  async touch(live: SessionEntity | ApiKeyEntity): Promise<void> {
    const [table, used] =
      live instanceof ApiKeyEntity ? ['api_keys', 'last_used_at'] : ['sessions', 'last_seen_at'];
    await this.db.query(
      `UPDATE ${table} SET ${used} = now()
        WHERE id = $1 AND (${used} IS NULL OR ${used} < now() - interval '${USE_GRAIN}')`,
      [live.id],
    );
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
