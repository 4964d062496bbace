import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ResetLinkEntity } from '../../database/entities/reset-link.entity.js';
import { UserEntity } from '../../database/entities/user.entity.js';

/** How long links are remembered, to limit their number. */
const FORGET_AFTER = '1 hour';

@Injectable()
export class ResetRepository {
  constructor(private readonly db: DataSource) {}

  inTransaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  /**
   * Counts the links made for a user within the last hour. Locks the user, so that none is added
   * meanwhile.
   */
  async countRecent(userId: number, tx: EntityManager): Promise<number> {
    await tx.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
    await tx.query(`DELETE FROM reset_links WHERE made_at < now() - interval '${FORGET_AFTER}'`);
    return tx.getRepository(ResetLinkEntity).countBy({ userId });
  }

  /** Stores a link, which invalidates all others of the user. */
  async insert(
    userId: number,
    tokenHash: Buffer,
    minutes: number,
    tx: EntityManager,
  ): Promise<Date> {
    await this.expireAll(userId, tx);
    const [stored] = await tx.query(
      `INSERT INTO reset_links (token_hash, user_id, expires_at)
       VALUES ($1, $2, now() + $3 * interval '1 minute') RETURNING expires_at AS "expiresAt"`,
      [tokenHash, userId, minutes],
    );
    return stored.expiresAt;
  }

  /** The user whose password a link may set; null if the link is not valid. */
  async find(tokenHash: Buffer): Promise<UserEntity | null> {
    const link = await this.db
      .getRepository(ResetLinkEntity)
      .createQueryBuilder('link')
      .innerJoinAndSelect('link.user', 'user')
      .where('link.tokenHash = :tokenHash AND link.expiresAt > now()', { tokenHash })
      .getOne();
    return link && !link.user.disabledAt ? link.user : null;
  }

  /** Uses a link up. @returns whether it was valid; of two concurrent uses, one wins */
  async use(tokenHash: Buffer, tx: EntityManager): Promise<boolean> {
    const [rows] = (await tx.query(
      `UPDATE reset_links SET expires_at = to_timestamp(0)
        WHERE token_hash = $1 AND expires_at > now() RETURNING user_id`,
      [tokenHash],
    )) as [unknown[], number];
    return rows.length === 1;
  }

  async expireAll(userId: number, tx: EntityManager): Promise<void> {
    await tx.query(
      'UPDATE reset_links SET expires_at = to_timestamp(0) WHERE user_id = $1 AND expires_at > now()',
      [userId],
    );
  }
}
