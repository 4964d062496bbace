import { AppError } from '@casewright/contracts';
import { assertNotHeld } from '@casewright/retention';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { QuotasService } from '../../quotas/quotas.service.js';
import { type Decisions, ReviewEntity } from './review.entity.js';

/** What a list shows. */
export type ReviewRow = Pick<
  ReviewEntity,
  'id' | 'title' | 'citations' | 'problems' | 'decided' | 'createdAt' | 'signedAt'
>;
export type WholeReview = ReviewRow & Pick<ReviewEntity, 'report' | 'decisions'>;
export type NewReview = Pick<
  ReviewEntity,
  'userId' | 'title' | 'report' | 'citations' | 'problems'
>;

/** The key of the owner, who is the first parameter. */
const KEY = '(SELECT owner_key($1))';
const ROW = `id, opened(sealed, title, ${KEY}) AS title, citations, problems, decided,
  created_at AS "createdAt", signed_at AS "signedAt"`;
const WHOLE = `${ROW}, opened(sealed, report, ${KEY}) AS report,
  opened(sealed, decisions, ${KEY}) AS decisions`;
const MOST_LISTED = 5_000;

/** Reviews through their owners. */
@Injectable()
export class ReviewsRepository {
  constructor(
    private readonly db: DataSource,
    private readonly quotas: QuotasService,
  ) {}

  /** Newest first. */
  list(userId: number): Promise<ReviewRow[]> {
    return this.db.query(
      `SELECT ${ROW} FROM citation_reviews WHERE user_id = $1 ORDER BY id DESC LIMIT $2`,
      [userId, MOST_LISTED],
    );
  }

  /** @throws AppError NOT_FOUND */
  async find(id: number, userId: number): Promise<WholeReview> {
    const [review] = (await this.db.query(
      `SELECT ${WHOLE} FROM citation_reviews WHERE user_id = $1 AND id = $2`,
      [userId, id],
    )) as WholeReview[];
    if (!review) throw notFound();
    return review;
  }

  /** @throws AppError QUOTA_REACHED */
  add(review: NewReview): Promise<ReviewRow> {
    return this.db.transaction(async (tx) => {
      await this.quotas.assertRoomForReview(review.userId, tx);
      return tx.getRepository(ReviewEntity).save({ ...review, decisions: {}, decided: 0 });
    });
  }

  /**
   * Changes the decisions of an open review, one change after the other.
   * @throws AppError NOT_FOUND; CONFLICT for a signed one
   */
  decide(
    id: number,
    userId: number,
    change: (before: Decisions, problems: readonly number[]) => Decisions,
  ): Promise<ReviewRow> {
    return this.db.transaction(async (tx) => {
      const open = await lockOpen(
        tx,
        id,
        userId,
        `${ROW}, opened(sealed, decisions, ${KEY}) AS decisions`,
      );
      const decisions = change(open.decisions, open.problems);
      const decided = Object.keys(decisions).length;
      await tx
        .getRepository(ReviewEntity)
        .update(id, { decisions, decided, updatedAt: new Date() });
      return { ...open, decided };
    });
  }

  /**
   * Closes a review with the report that is signed. What `sign` does must succeed for that.
   * @throws AppError NOT_FOUND; CONFLICT for a signed one
   */
  sign(
    id: number,
    userId: number,
    signedAt: Date,
    sign: (open: WholeReview) => Promise<string>,
  ): Promise<WholeReview> {
    return this.db.transaction(async (tx) => {
      const open = await lockOpen(tx, id, userId, WHOLE);
      const report = await sign(open);
      const closed = { report, decisions: {}, signedAt };
      await tx.getRepository(ReviewEntity).update(id, { ...closed, updatedAt: signedAt });
      return { ...open, ...closed };
    });
  }

  /** @throws AppError NOT_FOUND; CONFLICT under a legal hold */
  async remove(id: number, userId: number): Promise<void> {
    await assertNotHeld(this.db, userId);
    const { affected } = await this.db.getRepository(ReviewEntity).delete({ id, userId });
    if (affected !== 1) throw notFound();
  }
}

async function lockOpen(
  tx: EntityManager,
  id: number,
  userId: number,
  columns: string,
): Promise<WholeReview> {
  const [review] = (await tx.query(
    `SELECT ${columns} FROM citation_reviews WHERE user_id = $1 AND id = $2 FOR UPDATE`,
    [userId, id],
  )) as WholeReview[];
  if (!review) throw notFound();
  if (review.signedAt === null) return review;
  throw new AppError('CONFLICT', 'This report is signed, and cannot be changed anymore.');
}

/** Whether a review is another user's or nobody's is not told. */
function notFound(): AppError {
  return new AppError('NOT_FOUND', 'This review was not found. It may have been deleted.');
}
