import { SAVED_DRAFT_LIMITS } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DraftEntity } from './draft.entity.js';
import { DraftVersionEntity } from './draft-version.entity.js';

/** What is written of a draft with each of its versions. */
export type DraftState = Pick<
  DraftVersionEntity,
  'title' | 'request' | 'draft' | 'missing' | 'restoredFrom'
>;

/** A version without its contents. */
export type VersionRow = Pick<
  DraftVersionEntity,
  'number' | 'title' | 'missing' | 'restoredFrom' | 'savedAt'
>;

const VERSION_ROW = {
  ...{ number: true, title: true, missing: true, restoredFrom: true, savedAt: true },
} as const;

/** Drafts through their owners, and their versions through the drafts. */
@Injectable()
export class DraftsRepository {
  constructor(private readonly db: DataSource) {}

  /** The one saved last first. */
  list(userId: number): Promise<DraftEntity[]> {
    return this.db.getRepository(DraftEntity).find({
      where: { userId },
      order: { updatedAt: 'DESC', id: 'DESC' },
      take: SAVED_DRAFT_LIMITS.drafts,
    });
  }

  find(id: number, userId: number): Promise<DraftEntity | null> {
    return this.db.getRepository(DraftEntity).findOneBy({ id, userId });
  }

  /** How many drafts a user has. */
  countOf(userId: number): Promise<number> {
    return this.db.getRepository(DraftEntity).countBy({ userId });
  }

  findVersion(draftId: number, number: number): Promise<DraftVersionEntity | null> {
    return this.db.getRepository(DraftVersionEntity).findOneBy({ draftId, number });
  }

  /** Newest first, without contents. */
  versions(draftId: number): Promise<VersionRow[]> {
    return this.db.getRepository(DraftVersionEntity).find({
      select: VERSION_ROW,
      where: { draftId },
      order: { number: 'DESC' },
    });
  }

  /** A new draft with its first version. */
  add(userId: number, state: DraftState): Promise<DraftEntity> {
    return this.db.transaction(async (tx) => {
      const draft = await tx
        .getRepository(DraftEntity)
        .save({ ...summaryOf(state), userId, version: 1 });
      await addVersion(tx, draft, state);
      return draft;
    });
  }

  /**
   * The next version of a draft; the oldest go once there are too many. Two saves at a time follow
   * each other, and both are kept. Null when the user has no such draft.
   */
  addVersion(id: number, userId: number, state: DraftState): Promise<DraftEntity | null> {
    return this.db.transaction(async (tx) => {
      const drafts = tx.getRepository(DraftEntity);
      const before = await drafts.findOne({
        where: { id, userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!before) return null;
      const version = before.version + 1;
      const draft = await drafts.save({
        ...{ ...before, ...summaryOf(state), version, updatedAt: new Date() },
      });
      await addVersion(tx, draft, state);
      await tx.query('DELETE FROM template_draft_versions WHERE draft_id = $1 AND number <= $2', [
        id,
        version - SAVED_DRAFT_LIMITS.versions,
      ]);
      return draft;
    });
  }

  /** False when the user has no such draft. */
  async remove(id: number, userId: number): Promise<boolean> {
    const { affected } = await this.db.getRepository(DraftEntity).delete({ id, userId });
    return affected === 1;
  }
}

/** What the draft's own row repeats of its newest version. */
function summaryOf({ title, missing, request }: DraftState) {
  const { documentType, jurisdiction } = request;
  return { title, missing, documentType, jurisdiction: jurisdiction || null };
}

async function addVersion(
  tx: EntityManager,
  { id: draftId, version: number }: DraftEntity,
  state: DraftState,
): Promise<void> {
  await tx.getRepository(DraftVersionEntity).insert({ ...state, draftId, number });
}
