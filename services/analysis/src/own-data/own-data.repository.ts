import { CITATIONS_READ, type listOwnIds, type readOwnCitations } from '@casewright/contracts';
import { destroyOwnerKey } from '@casewright/database';
import { RetentionService } from '@casewright/retention';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';

type Drafts = z.output<typeof listOwnIds.response>['drafts'];
type Citations = z.output<typeof readOwnCitations.response>;

@Injectable()
export class OwnDataRepository {
  constructor(
    private readonly db: DataSource,
    private readonly retention: RetentionService,
  ) {}

  /** What hangs on these, such as the versions of a draft, goes with them. */
  async forget(userId: number): Promise<void> {
    await this.retention.forget(userId, async (tx) => {
      await tx.query('DELETE FROM jobs WHERE user_id = $1', [userId]);
      await tx.query('DELETE FROM uploads WHERE user_id = $1', [userId]);
    });
    await destroyOwnerKey(this.db, userId);
  }

  async idsIn(table: 'legal_documents' | 'citation_reviews', userId: number): Promise<number[]> {
    const rows = (await this.db.query(`SELECT id FROM ${table} WHERE user_id = $1 ORDER BY id`, [
      userId,
    ])) as { id: number }[];
    return rows.map(({ id }) => id);
  }

  drafts(userId: number): Promise<Drafts> {
    return this.db.query(
      'SELECT id, version AS versions FROM template_drafts WHERE user_id = $1 ORDER BY id',
      [userId],
    );
  }

  async citations(userId: number, after: number): Promise<Citations> {
    const rows = (await this.db.query(
      `SELECT id, opened(sealed, content, (SELECT owner_key($1))) AS content,
              opened(sealed, citation_text, (SELECT owner_key($1))) AS "citationText",
              format, type, generated_at AS "generatedAt"
         FROM citations WHERE user_id = $1 AND id > $2 ORDER BY id LIMIT $3`,
      [userId, after, CITATIONS_READ],
    )) as (Omit<Citations[number], 'generatedAt'> & { generatedAt: Date })[];
    return rows.map(({ generatedAt, ...row }) => ({
      ...row,
      generatedAt: generatedAt.toISOString(),
    }));
  }
}
