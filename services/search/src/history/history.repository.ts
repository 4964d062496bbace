import type {
  Activity,
  ActivityCount,
  ActivityKind,
  Category,
  HistoryEntry,
  HistoryOpens,
  QuotaUse,
  SearchResponse,
} from '@casewright/contracts';
import { destroyOwnerKey } from '@casewright/database';
import { Quota } from '@casewright/platform';
import { RetentionService } from '@casewright/retention';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { HistoryEntryEntity } from './history-entry.entity.js';

/** An arbitrary number for the lock that serializes a user's entries. */
const RECORD_LOCK = 4_303;

/** What is sealed of an entry; its owner is the first parameter. */
export const OPENED = `opened(sealed, query, (SELECT owner_key($1))) AS query,
  opened(sealed, opens, (SELECT owner_key($1))) AS opens,
  opened(sealed, uncovered, (SELECT owner_key($1))) AS uncovered`;

/** The file's name of an analyzed document; what searches open may hold NUL, which `->>` refuses. */
export const FILE_NAME = `CASE WHEN category IN ('document-analysis', 'ai-insights')
  THEN opened(sealed, opens, (SELECT owner_key($1)))->>'fileName' END`;

export type EntryRow = Pick<
  HistoryEntryEntity,
  'id' | 'query' | 'category' | 'opens' | 'coverage' | 'uncovered'
>;

export interface NewEntry {
  query: string;
  category: Category;
  opens?: HistoryOpens | undefined;
}

/** Settings of the history, from the environment. */
export class HistoryConfig {
  /** Entries kept per user, newest first. 0: all. */
  @Quota()
  QUOTA_HISTORY: number = 10_000;
}

/** What the usage counts from the history; the audit log has the rest. */
const COUNTED: Partial<Record<Category, ActivityKind>> = {
  'case-law': 'searches',
  'document-analysis': 'analyses',
  'ai-insights': 'insights',
};

@Injectable()
export class HistoryRepository {
  constructor(
    private readonly db: DataSource,
    private readonly retention: RetentionService,
    @Inject(HistoryConfig) private readonly config: HistoryConfig,
  ) {}

  /** What a user has, and may have; null: unlimited. */
  async use(userId: number): Promise<QuotaUse> {
    const used = await this.db.getRepository(HistoryEntryEntity).countBy({ userId });
    return { kind: 'history', used, limit: this.config.QUOTA_HISTORY || null };
  }

  /** Entries by day or week in UTC, of one user or, with null, of all; no query is opened for it. */
  count(from: string, unit: Activity['unit'], userId: number | null): Promise<ActivityCount[]> {
    return this.db.query(
      `SELECT to_char(date_trunc($2, "timestamp" AT TIME ZONE 'UTC'), 'YYYY-MM-DD') AS start,
              $4::jsonb ->> category AS kind, count(*)::int AS count
         FROM search_history
        WHERE "timestamp" >= $1::date::timestamp AT TIME ZONE 'UTC'
          AND ($3::int IS NULL OR user_id = $3) AND $4::jsonb ? category
        GROUP BY 1, 2 ORDER BY 1, 2`,
      [from, unit, userId, JSON.stringify(COUNTED)],
    );
  }

  async forget(userId: number): Promise<void> {
    await this.retention.forget(userId);
    await destroyOwnerKey(this.db, userId);
  }

  /**
   * Entries older than a cursor, newest first. A cursor is a time in microseconds, as the database
   * keeps it, and an id.
   */
  async pageAfter(
    userId: number,
    after: string | undefined,
    limit: number,
  ): Promise<(HistoryEntry & { cursor: string })[]> {
    const [time = null, id = null] = after?.split(':') ?? [];
    const rows = (await this.db.query(
      `SELECT id, category, coverage, ${OPENED},
              (extract(epoch FROM "timestamp") * 1000000)::bigint AS micros
         FROM search_history
        WHERE user_id = $1 AND ($2::bigint IS NULL OR
              ("timestamp", id) < ('epoch'::timestamptz + $2::bigint * interval '1 microsecond', $3))
        ORDER BY "timestamp" DESC, id DESC LIMIT $4`,
      [userId, time, id, limit],
    )) as (EntryRow & { micros: string })[];
    return rows.map(({ micros, ...row }) => ({
      ...toHistoryEntry(row, new Date(Number(micros) / 1_000)),
      cursor: `${micros}:${row.id}`,
    }));
  }

  /**
   * Adds an entry. Repeating the last query only updates its time and what it opens, even with other
   * filters, unless the same title is that of another file.
   * Concurrent searches take turns, so that they become one entry, too.
   */
  record(userId: number, entry: NewEntry): Promise<HistoryEntryEntity> {
    return this.db.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1, $2)', [RECORD_LOCK, userId]);
      const recorded = await this.addOrMove(userId, entry, tx);
      await this.trim(userId, tx);
      return recorded;
    });
  }

  /** Stores what an entry's search lacked; null if there is nothing to report. */
  async setCoverage(
    id: number,
    told: Pick<SearchResponse, 'coverage' | 'uncovered'> | null,
  ): Promise<void> {
    const { coverage = null, uncovered = null } = told ?? {};
    await this.db.getRepository(HistoryEntryEntity).update({ id }, { coverage, uncovered });
  }

  /** Deletes the oldest entries beyond the limit. */
  private async trim(userId: number, tx: EntityManager): Promise<void> {
    const { QUOTA_HISTORY: most } = this.config;
    if (most === 0) return;
    await tx.query(
      `DELETE FROM search_history WHERE id IN (
         SELECT id FROM search_history WHERE user_id = $1
          ORDER BY "timestamp" DESC, id DESC OFFSET $2)`,
      [userId, most],
    );
  }

  private async addOrMove(
    userId: number,
    { query, category, opens }: NewEntry,
    tx: EntityManager,
  ): Promise<HistoryEntryEntity> {
    const fileName = opens?.kind === 'document' ? opens.fileName : null;
    const [row] = (await tx.query(
      `WITH last AS (
         SELECT id, category, opened(sealed, query, (SELECT owner_key($1))) AS query,
                ${FILE_NAME} AS file
           FROM search_history WHERE user_id = $1 ORDER BY "timestamp" DESC, id DESC LIMIT 1
       ), moved AS (
         UPDATE search_history h SET "timestamp" = clock_timestamp(), opens = $4 FROM last
          WHERE h.id = last.id AND last.query = $2 AND last.category = $3
            AND last.file IS NOT DISTINCT FROM $5
         RETURNING h.*
       ), added AS (
         INSERT INTO search_history (user_id, query, category, opens, "timestamp")
         SELECT $1, $2, $3, $4::json, clock_timestamp() WHERE NOT EXISTS (SELECT 1 FROM moved) RETURNING *
       )
       SELECT id, user_id AS "userId", $2::text AS query, category, $4::json AS opens,
              "timestamp", coverage, opened(sealed, uncovered, (SELECT owner_key($1))) AS uncovered FROM moved
       UNION ALL
       SELECT id, user_id, $2, category, $4, "timestamp", coverage, uncovered FROM added`,
      [userId, query, category, opens ?? null, fileName ?? null],
    )) as HistoryEntryEntity[];
    if (!row) throw new Error('The history entry was neither added nor moved.');
    return row;
  }
}

export function toHistoryEntry(
  { id, query, category, opens, coverage, uncovered }: EntryRow,
  timestamp: Date,
): HistoryEntry {
  return {
    id,
    query,
    category,
    timestamp: timestamp.toISOString(),
    ...(opens && { opens }),
    ...(coverage && uncovered && { coverage, uncovered }),
  };
}
