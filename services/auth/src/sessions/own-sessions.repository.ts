import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SessionEntity } from '../database/entities/session.entity.js';

@Injectable()
export class OwnSessionsRepository {
  constructor(private readonly db: DataSource) {}

  inTransaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  /** A user's live sessions, most recently used first. */
  live(userId: number, idleMinutes: number): Promise<SessionEntity[]> {
    return this.db
      .getRepository(SessionEntity)
      .createQueryBuilder('session')
      .where('session.userId = :userId', { userId })
      .andWhere('session.expiresAt > now()')
      .andWhere("session.lastSeenAt > now() - :idle * interval '1 minute'", { idle: idleMinutes })
      .orderBy('session.lastSeenAt', 'DESC')
      .getMany();
  }

  /** Returns whether the user had a session with that id. */
  async end(userId: number, id: string, tx: EntityManager): Promise<boolean> {
    const { affected } = await tx.getRepository(SessionEntity).delete({ id, userId });
    return affected === 1;
  }

  /** Ends all of a user's sessions but one. @returns the ids of those that were ended */
  async endAll(userId: number, except: string | undefined, tx: EntityManager): Promise<string[]> {
    const [rows] = (await tx.query(
      'DELETE FROM sessions WHERE user_id = $1 AND id IS DISTINCT FROM $2::uuid RETURNING id',
      [userId, except ?? null],
    )) as [{ id: string }[], number];
    return rows.map(({ id }) => id);
  }

  /** Revokes all API keys of a user. @returns their ids */
  async revokeKeys(userId: number, tx: EntityManager): Promise<string[]> {
    const [rows] = (await tx.query('DELETE FROM api_keys WHERE user_id = $1 RETURNING id', [
      userId,
    ])) as [{ id: string }[], number];
    return rows.map(({ id }) => id);
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
}
