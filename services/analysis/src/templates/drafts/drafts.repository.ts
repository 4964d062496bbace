import { SAVED_DRAFT_LIMITS } from '@casewright/contracts';
import { assertNotHeld } from '@casewright/retention';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { QuotasService } from '../../quotas/quotas.service.js';
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

/** A version with its contents. */
export type DraftVersion = VersionRow & Pick<DraftVersionEntity, 'request' | 'draft'>;

/** The key of a draft's owner; the draft is the first parameter. */
const KEY = '(SELECT owner_key(user_id) FROM template_drafts WHERE id = $1)';
/** The columns of a `VersionRow`. */
const VERSION_ROW = `number, opened(sealed, title, ${KEY}) AS title, missing,
  restored_from AS "restoredFrom", saved_at AS "savedAt"`;
/** The columns of a draft; its owner is the first parameter. */
const DRAFT = `id, user_id AS "userId", opened(sealed, title, (SELECT owner_key($1))) AS title,
  document_type AS "documentType", jurisdiction, missing, version, created_at AS "createdAt",
  updated_at AS "updatedAt"`;

/** Drafts through their owners, and their versions through the drafts. */
@Injectable()
export class DraftsRepository {
  constructor(
    private readonly db: DataSource,
    private readonly quotas: QuotasService,
  ) {}

  /** The one saved last first. */
  list(userId: number): Promise<DraftEntity[]> {
    return this.db.query(
      `SELECT ${DRAFT} FROM template_drafts
        WHERE user_id = $1 ORDER BY updated_at DESC, id DESC LIMIT $2`,
      [userId, SAVED_DRAFT_LIMITS.list],
    );
  }

  async find(id: number, userId: number): Promise<DraftEntity | null> {
    const [draft] = (await this.db.query(
      `SELECT ${DRAFT} FROM template_drafts WHERE user_id = $1 AND id = $2`,
      [userId, id],
    )) as DraftEntity[];
    return draft ?? null;
  }

  async findVersion(draftId: number, number: number): Promise<DraftVersion | null> {
    const [version] = (await this.db.query(
      `SELECT ${VERSION_ROW}, opened(sealed, request, ${KEY}) AS request,
              opened(sealed, draft, ${KEY}) AS draft
         FROM template_draft_versions WHERE draft_id = $1 AND number = $2`,
      [draftId, number],
    )) as DraftVersion[];
    return version ?? null;
  }

  /** Newest first, without contents. */
  versions(draftId: number): Promise<VersionRow[]> {
    return this.db.query(
      `SELECT ${VERSION_ROW} FROM template_draft_versions WHERE draft_id = $1 ORDER BY number DESC`,
      [draftId],
    );
  }

  /** A new draft with its first version. @throws AppError QUOTA_REACHED */
  add(userId: number, state: DraftState): Promise<DraftEntity> {
    return this.db.transaction(async (tx) => {
      await this.quotas.assertRoomForDraft(userId, tx);
      const draft = await tx
        .getRepository(DraftEntity)
        .save({ ...summaryOf(state), userId, version: 1 });
      await addVersion(tx, draft, state);
      return draft;
    });
  }

  /**
   * The next version of a draft. Two saves at a time follow each other, and both are kept. Null when
   * the user has no such draft.
   * @throws AppError QUOTA_REACHED: no version is ever given up for another
   */
  addVersion(id: number, userId: number, state: DraftState): Promise<DraftEntity | null> {
    return this.db.transaction(async (tx) => {
      const drafts = tx.getRepository(DraftEntity);
      const before = await drafts.findOne({
        where: { id, userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!before) return null;
      await this.quotas.assertRoomForVersion(id, tx);
      const version = before.version + 1;
      const draft = await drafts.save({
        ...before,
        ...summaryOf(state),
        version,
        updatedAt: new Date(),
      });
      await addVersion(tx, draft, state);
      return draft;
    });
  }

  /** False when the user has no such draft. @throws AppError CONFLICT under a legal hold */
  async remove(id: number, userId: number): Promise<boolean> {
    await assertNotHeld(this.db, userId);
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
