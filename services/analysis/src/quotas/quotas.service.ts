import type { QuotaUse } from '@casewright/contracts';
import { assertWithin, currentUserId } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { QuotasConfig } from './quotas-config.js';

const MEGABYTE = 1_000_000;
/** What is added for one user is added one after the other. The number is arbitrary. */
const ADD_LOCK = 4_404;

interface Kept {
  documents: number;
  bytes: number;
}

/**
 * What one user may keep. A check in a transaction holds a lock to its end, so that what comes at
 * once, over all replicas, is counted one after the other.
 */
@Injectable()
export class QuotasService {
  constructor(
    private readonly db: DataSource,
    @Inject(QuotasConfig) private readonly config: QuotasConfig,
  ) {}

  /** @throws AppError QUOTA_REACHED where there is no room for a document */
  async assertRoomForDocument(userId: number, tx?: EntityManager): Promise<void> {
    if (tx) await this.lock(userId, tx);
    const { QUOTA_DOCUMENTS: most, QUOTA_DOCUMENT_MB: megabytes } = this.config;
    if (most === 0 && megabytes === 0) return;
    const { documents, bytes } = await this.documentsOf(userId, tx);
    assertWithin(
      ...([most, documents, 1] as const),
      `You have ${count(documents)} documents, and the limit is ${count(most)}. Delete some under “Your documents,” and analyze this one again.`,
    );
    assertWithin(
      ...([megabytes * MEGABYTE, bytes, 1] as const),
      `Your documents take ${count(inMegabytes(bytes))} MB, and the limit is ${count(megabytes)} MB. Delete some under “Your documents,” and analyze this one again.`,
    );
  }

  /** @throws AppError QUOTA_REACHED where there is no room for a draft */
  async assertRoomForDraft(userId: number, tx: EntityManager): Promise<void> {
    await this.lock(userId, tx);
    const { QUOTA_DRAFTS: most } = this.config;
    const drafts = await this.countOf('template_drafts', userId, tx);
    assertWithin(
      ...([most, drafts, 1] as const),
      `You have ${count(drafts)} drafts, and the limit is ${count(most)}. Delete one you no longer need, and save this one again.`,
    );
  }

  /** @throws AppError QUOTA_REACHED where there is no room for a review */
  async assertRoomForReview(userId: number, tx: EntityManager): Promise<void> {
    await this.lock(userId, tx);
    const { QUOTA_REVIEWS: most } = this.config;
    const reviews = await this.countOf('citation_reviews', userId, tx);
    assertWithin(
      ...([most, reviews, 1] as const),
      `You have ${count(reviews)} reviews of cite checks, and the limit is ${count(most)}. Delete one that you no longer need, and start this one again.`,
    );
  }

  /**
   * The caller holds the draft's row.
   * @throws AppError QUOTA_REACHED where there is no room for a version of it
   */
  async assertRoomForVersion(draftId: number, tx: EntityManager): Promise<void> {
    const { QUOTA_DRAFT_VERSIONS: most } = this.config;
    const [{ versions }] = (await tx.query(
      'SELECT count(*)::integer AS versions FROM template_draft_versions WHERE draft_id = $1',
      [draftId],
    )) as [{ versions: number }];
    assertWithin(
      ...([most, versions, 1] as const),
      `This draft has ${count(versions)} versions, and the limit is ${count(most)}. Save your work as a new draft; delete this one when you no longer need its versions.`,
    );
  }

  /** What the caller keeps. */
  async read(): Promise<QuotaUse[]> {
    const userId = currentUserId();
    const { documents, bytes } = await this.documentsOf(userId);
    const [{ versions }] = (await this.db.query(
      `SELECT coalesce(max(versions), 0)::integer AS versions FROM (
         SELECT count(*) AS versions FROM template_draft_versions v
           JOIN template_drafts d ON d.id = v.draft_id WHERE d.user_id = $1 GROUP BY d.id) AS counts`,
      [userId],
    )) as [{ versions: number }];
    const limit = (most: number) => most || null;
    const { config } = this;
    return [
      { kind: 'documents', used: documents, limit: limit(config.QUOTA_DOCUMENTS) },
      {
        kind: 'document-megabytes',
        used: inMegabytes(bytes),
        limit: limit(config.QUOTA_DOCUMENT_MB),
      },
      {
        kind: 'drafts',
        used: await this.countOf('template_drafts', userId),
        limit: limit(config.QUOTA_DRAFTS),
      },
      { kind: 'draft-versions', used: versions, limit: limit(config.QUOTA_DRAFT_VERSIONS) },
      {
        kind: 'reviews',
        used: await this.countOf('citation_reviews', userId),
        limit: limit(config.QUOTA_REVIEWS),
      },
    ];
  }

  private async lock(userId: number, tx: EntityManager): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock($1, $2)', [ADD_LOCK, userId]);
  }

  /** Bytes as they are stored: nothing has to be unpacked to know them. */
  private async documentsOf(userId: number, db: EntityManager | DataSource = this.db) {
    const [kept] = (await db.query(
      `SELECT count(*)::integer AS documents, coalesce(sum(pg_column_size(content)
              + pg_column_size(analysis) + pg_column_size(layout)), 0)::float8 AS bytes
         FROM legal_documents WHERE user_id = $1`,
      [userId],
    )) as [Kept];
    return kept;
  }

  private async countOf(
    table: 'template_drafts' | 'citation_reviews',
    userId: number,
    db: EntityManager | DataSource = this.db,
  ): Promise<number> {
    const [{ kept }] = (await db.query(
      `SELECT count(*)::integer AS kept FROM ${table} WHERE user_id = $1`,
      [userId],
    )) as [{ kept: number }];
    return kept;
  }
}

/** To a tenth. */
function inMegabytes(bytes: number): number {
  return Math.round(bytes / (MEGABYTE / 10)) / 10;
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}
