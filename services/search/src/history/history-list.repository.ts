import type { HistoryEntry, HistoryFilter, RemoveHistorySchema } from '@casewright/contracts';
import { assertNotHeld } from '@casewright/retention';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { type EntryRow, FILE_NAME, OPENED, toHistoryEntry } from './history.repository.js';

/**
 * Entries by the values of a filter. Only for words, which may be a file's name, are entries opened:
 * each once, which OFFSET sees to.
 */
const MATCHING = `user_id = $1 AND ($2::text IS NULL OR category = $2)
  AND "timestamp" >= coalesce($3::timestamptz, '-infinity')
  AND "timestamp" < coalesce($4::timestamptz, 'infinity')
  AND ($5::text[] IS NULL OR NOT EXISTS (
    SELECT FROM (SELECT lower(concat_ws(' ', opened(sealed, query, (SELECT owner_key($1))),
                   ${FILE_NAME})) AS words OFFSET 0) o,
           unnest($5) word
     WHERE position(lower(word) IN o.words) = 0))`;

/** Entries of a user by kind, time, and words: to read, to count, and to delete. */
@Injectable()
export class HistoryListRepository {
  constructor(private readonly db: DataSource) {}

  /** Newest first. @param before the id of the last entry of the page before */
  async find(
    userId: number,
    { before, ...filter }: HistoryFilter & { before?: number | undefined },
    limit: number,
  ): Promise<HistoryEntry[]> {
    const rows = (await this.db.query(
      `SELECT id, category, coverage, "timestamp", ${OPENED} FROM search_history h
        WHERE ${MATCHING} AND ($6::integer IS NULL OR ("timestamp", id) <
              (SELECT "timestamp", id FROM search_history WHERE user_id = $1 AND id = $6))
        ORDER BY "timestamp" DESC, id DESC LIMIT $7`,
      [...valuesOf(userId, filter), before ?? null, limit],
    )) as (EntryRow & { timestamp: Date })[];
    return rows.map((row) => toHistoryEntry(row, row.timestamp));
  }

  async count(userId: number, filter: HistoryFilter): Promise<number> {
    const [row] = (await this.db.query(
      `SELECT count(*)::integer AS entries FROM search_history h WHERE ${MATCHING}`,
      valuesOf(userId, filter),
    )) as [{ entries: number }];
    return row.entries;
  }

  /** How many were deleted. @throws AppError CONFLICT under a legal hold */
  async remove(userId: number, which: z.output<typeof RemoveHistorySchema>): Promise<number> {
    await assertNotHeld(this.db, userId);
    const ids = 'ids' in which ? which.ids : null;
    const [, removed] = (await this.db.query(
      'DELETE FROM search_history WHERE user_id = $1 AND ($2::integer[] IS NULL OR id = ANY($2))',
      [userId, ids],
    )) as [unknown, number];
    return removed;
  }
}

function valuesOf(userId: number, { category, from, to, words }: HistoryFilter): unknown[] {
  const wanted = words?.split(/[\s\0]+/).filter((word) => word !== '') ?? [];
  const asked = wanted.length > 0 ? wanted : null;
  return [userId, category ?? null, from ?? null, to ?? null, asked];
}
