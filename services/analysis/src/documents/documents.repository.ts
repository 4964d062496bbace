import { DOCUMENT_LIMITS } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DocumentEntity } from './document.entity.js';
import type { DocumentSummaryRow } from './document.mapper.js';

/** What a list shows: neither texts nor analyses are read for it. */
const SUMMARY = {
  ...{ id: true, title: true, fileName: true, kind: true, category: true, uploadedAt: true },
  ...{ documentType: true, findings: true, pages: true, characters: true },
} as const;

/** Documents through their owners. */
@Injectable()
export class DocumentsRepository {
  constructor(private readonly db: DataSource) {}

  /**
   * @param db the transaction that the document belongs to
   * @returns the document's number
   */
  async add(
    document: Omit<DocumentEntity, 'id' | 'uploadedAt'>,
    db: EntityManager,
  ): Promise<number> {
    const { id } = await db.getRepository(DocumentEntity).save({ ...document });
    return id;
  }

  /** Newest first, without texts and analyses. */
  list(userId: number): Promise<DocumentSummaryRow[]> {
    return this.db.getRepository(DocumentEntity).find({
      select: SUMMARY,
      where: { userId },
      order: { uploadedAt: 'DESC', id: 'DESC' },
      take: DOCUMENT_LIMITS.list,
    });
  }

  find(id: number, userId: number): Promise<DocumentEntity | null> {
    return this.db.getRepository(DocumentEntity).findOneBy({ id, userId });
  }

  /** Replaces what was made of a document. False when the user has no such document any more. */
  async change(
    { id, userId }: Pick<DocumentEntity, 'id' | 'userId'>,
    change: Pick<DocumentEntity, 'analysis' | 'documentType' | 'findings'>,
  ): Promise<boolean> {
    const { affected } = await this.db.getRepository(DocumentEntity).update({ id, userId }, change);
    return affected === 1;
  }

  /** False when the user has no such document. */
  async remove(id: number, userId: number): Promise<boolean> {
    const { affected } = await this.db.getRepository(DocumentEntity).delete({ id, userId });
    return affected === 1;
  }

  /** @returns how many documents, of any owner, were older than so many days */
  async removeOlderThan(days: number): Promise<number> {
    const [, removed] = (await this.db.query(
      'DELETE FROM legal_documents WHERE uploaded_at < now() - make_interval(days => $1)',
      [days],
    )) as [unknown, number];
    return removed;
  }
}
