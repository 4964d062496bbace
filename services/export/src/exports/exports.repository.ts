import { destroyOwnerKey } from '@casewright/database';
import { Quota } from '@casewright/platform';
import { RetentionService } from '@casewright/retention';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ExportEntity } from './export.entity.js';

/** Settings of what is kept of exports, from the environment. */
export class ExportsConfig {
  /** Records kept per user, newest first. 0: all. */
  @Quota()
  QUOTA_EXPORTS: number = 10_000;
}

/** An arbitrary number for the lock that serializes a user's records. */
const ADD_LOCK = 4_505;

/** A record; its owner is the first parameter. */
const RECORD = `id, user_id AS "userId", type, format,
  opened(sealed, name, (SELECT owner_key($1))) AS name, size, pages, request_id AS "requestId",
  upload_id AS "uploadId", created_at AS "createdAt"`;

@Injectable()
export class ExportsRepository {
  constructor(
    private readonly db: DataSource,
    private readonly retention: RetentionService,
    @Inject(ExportsConfig) private readonly config: ExportsConfig,
  ) {}

  /** What a user has, and may have; null: unlimited. */
  async use(userId: number): Promise<{ used: number; limit: number | null }> {
    const used = await this.db.getRepository(ExportEntity).countBy({ userId });
    return { used, limit: this.config.QUOTA_EXPORTS || null };
  }

  /** For a deleted account; also deletes files waiting to be fetched. */
  async forget(userId: number): Promise<void> {
    await this.retention.forget(userId, (tx) =>
      tx.query('DELETE FROM uploads WHERE user_id = $1', [userId]),
    );
    await destroyOwnerKey(this.db, userId);
  }

  /** The record of the file that was made for a request. */
  async madeFor(userId: number, requestId: string): Promise<ExportEntity | null> {
    return (await this.madeForIn(this.db.manager, userId, requestId)) ?? null;
  }

  /**
   * Lets the oldest records go beyond the limit.
   * @returns the record of the request, which may be there already
   */
  insert(
    made: Omit<ExportEntity, 'id' | 'createdAt'> & { requestId: string },
  ): Promise<ExportEntity> {
    const { QUOTA_EXPORTS: most } = this.config;
    return this.db.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1, $2)', [ADD_LOCK, made.userId]);
      const records = tx.getRepository(ExportEntity);
      const { userId, requestId } = made;
      const before = await this.madeForIn(tx, userId, requestId);
      if (before) return before;
      const record = await records.save(records.create(made));
      if (most > 0) {
        await tx.query(
          `DELETE FROM exports WHERE id IN (
             SELECT id FROM exports WHERE user_id = $1 ORDER BY id DESC OFFSET $2)`,
          [made.userId, most],
        );
      }
      return record;
    });
  }

  newest(userId: number, limit: number): Promise<ExportEntity[]> {
    return this.db.query(
      `SELECT ${RECORD} FROM exports WHERE user_id = $1 ORDER BY id DESC LIMIT $2`,
      [userId, limit],
    );
  }

  private async madeForIn(
    db: EntityManager,
    userId: number,
    requestId: string,
  ): Promise<ExportEntity | undefined> {
    const [record] = (await db.query(
      `SELECT ${RECORD} FROM exports WHERE user_id = $1 AND request_id = $2`,
      [userId, requestId],
    )) as ExportEntity[];
    return record;
  }
}
