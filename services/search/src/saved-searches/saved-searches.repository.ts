import {
  AppError,
  type Narrowing,
  SAVED_SEARCHES,
  type SavedSearch,
  type saveSearch,
} from '@casewright/contracts';
import { assertWithin } from '@casewright/platform';
import { assertNotHeld } from '@casewright/retention';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { SavedSearchEntity } from './saved-search.entity.js';

/** An arbitrary number for the lock that has a user's searches counted one after another. */
const SAVE_LOCK = 4_304;

/** The id of the newest case that can be found. */
const NEWEST_CASE = 'SELECT coalesce(max(id), 0)::integer AS id FROM cases WHERE published';

export type KeptSearch = SavedSearch & { seenCase: number };

@Injectable()
export class SavedSearchesRepository {
  constructor(private readonly db: DataSource) {}

  /** @throws AppError QUOTA_REACHED where the user has as many as one may have */
  add(userId: number, search: z.output<typeof saveSearch.request>): Promise<SavedSearch> {
    const { name, query, narrowing } = search;
    return this.db.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1, $2)', [SAVE_LOCK, userId]);
      assertWithin(
        SAVED_SEARCHES,
        await tx.getRepository(SavedSearchEntity).countBy({ userId }),
        1,
        `You have ${SAVED_SEARCHES} saved searches, which is the limit. Delete one in your search history, and save this one again.`,
      );
      const [row] = (await tx.query(
        `INSERT INTO saved_searches (user_id, name, query, narrowing, seen_case)
         VALUES ($1, $2, $3, $4, (${NEWEST_CASE})) RETURNING id, opened_at AS "openedAt"`,
        [userId, withoutNul(name), withoutNul(query), narrowing],
      )) as [{ id: number; openedAt: Date }];
      return { ...search, id: row.id, openedAt: row.openedAt.toISOString() };
    });
  }

  /** By name. */
  async list(userId: number): Promise<KeptSearch[]> {
    const rows = (await this.db.query(
      `SELECT id, opened_at AS "openedAt", seen_case AS "seenCase",
              opened(sealed, name, (SELECT owner_key($1))) AS name,
              opened(sealed, query, (SELECT owner_key($1))) AS query,
              opened(sealed, narrowing, (SELECT owner_key($1))) AS narrowing
         FROM saved_searches WHERE user_id = $1`,
      [userId],
    )) as (KeptSearch & { openedAt: Date; narrowing: Narrowing })[];
    return rows
      .map((row) => ({ ...row, openedAt: row.openedAt.toISOString() }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  async newestCase(): Promise<number> {
    const [newest] = (await this.db.query(NEWEST_CASE)) as [{ id: number }];
    return newest.id;
  }

  async rename(userId: number, id: number, name: string): Promise<null> {
    const { affected } = await this.db
      .getRepository(SavedSearchEntity)
      .update({ id, userId }, { name: withoutNul(name) });
    return found(affected);
  }

  async markOpened(userId: number, id: number): Promise<null> {
    const [, affected] = (await this.db.query(
      `UPDATE saved_searches SET opened_at = now(), seen_case = (${NEWEST_CASE})
        WHERE user_id = $1 AND id = $2`,
      [userId, id],
    )) as [unknown, number];
    return found(affected);
  }

  /** @throws AppError NOT_FOUND; CONFLICT under a legal hold */
  async remove(userId: number, id: number): Promise<null> {
    await assertNotHeld(this.db, userId);
    const { affected } = await this.db.getRepository(SavedSearchEntity).delete({ id, userId });
    return found(affected ?? 0);
  }
}

const withoutNul = (text: string): string => text.replaceAll('\0', ' ');

/** Whether a search is another user's or nobody's is not told. */
function found(affected: number | undefined): null {
  if (affected) return null;
  throw new AppError('NOT_FOUND', 'This saved search was not found. It may have been deleted.');
}
