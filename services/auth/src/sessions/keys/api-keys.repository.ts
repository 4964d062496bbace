import { Injectable } from '@nestjs/common';
import { EntityManager, LessThan } from 'typeorm';
import { ApiKeyEntity } from '../../database/entities/session.entities.js';
import type { LeftSession } from '../sessions.repository.js';

/** How stale `last_used_at` may be; writing it on every request would double the load. */
const USED_GRAIN = '60 seconds';

type NewKey = Omit<ApiKeyEntity, 'user' | 'createdAt' | 'lastUsedAt'>;

@Injectable()
export class ApiKeysRepository {
  constructor(private readonly db: EntityManager) {}

  /** Newest first. */
  list(userId: number): Promise<ApiKeyEntity[]> {
    return this.db.find(ApiKeyEntity, { where: { userId }, order: { createdAt: 'DESC' } });
  }

  /**
   * Deletes expired keys and counts the rest. Whoever adds one holds the user meanwhile.
   */
  async countLive(userId: number, tx: EntityManager): Promise<number> {
    await tx.delete(ApiKeyEntity, { userId, expiresAt: LessThan(new Date()) });
    return tx.countBy(ApiKeyEntity, { userId });
  }

  async insert(key: NewKey, tx: EntityManager): Promise<ApiKeyEntity> {
    await tx.insert(ApiKeyEntity, key);
    return tx.findOneByOrFail(ApiKeyEntity, { id: key.id });
  }

  /** The valid key with this hash, and its user. */
  findLive(keyHash: Buffer): Promise<ApiKeyEntity | null> {
    return this.db
      .createQueryBuilder(ApiKeyEntity, 'key')
      .innerJoinAndSelect('key.user', 'user')
      .where('key.keyHash = :keyHash', { keyHash })
      .andWhere('user.disabledAt IS NULL')
      .andWhere('key.expiresAt > now()')
      .getOne();
  }

  /** Of these ids, the valid keys, with the milliseconds each has left. */
  left(ids: readonly string[]): Promise<LeftSession[]> {
    return this.db.query(
      `SELECT id AS "sessionId", extract(epoch FROM expires_at - now())::float8 * 1000 AS "endsInMs"
         FROM api_keys WHERE id = ANY($1) AND expires_at > now()`,
      [ids],
    );
  }

  async touch(id: string): Promise<void> {
    await this.db.query(
      `UPDATE api_keys SET last_used_at = now() WHERE id = $1
          AND (last_used_at IS NULL OR last_used_at < now() - interval '${USED_GRAIN}')`,
      [id],
    );
  }
}
