import { DOCUMENT_LIMITS } from '@casewright/contracts';
import type { WrittenJson } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DocumentEntity } from './document.entity.js';
import type { DocumentSummaryRow } from './document.mapper.js';

/** What a list shows: neither texts nor analyses are read for it. */
const SUMMARY = {
  ...{ id: true, title: true, fileName: true, kind: true, category: true, uploadedAt: true },
  ...{ documentType: true, findings: true, pages: true, characters: true },
} as const;

/** A document without its analysis, which may be megabytes: that is had as JSON. */
export type UnanalyzedRow = Omit<DocumentEntity, 'userId' | 'analysis'>;

/** A document to be kept; what its thread has written goes to the database as it is. */
export type NewDocument = Omit<DocumentEntity, 'id' | 'uploadedAt' | 'analysis'> & {
  analysis: WrittenJson<DocumentEntity['analysis']>;
};

/** Documents through their owners. */
@Injectable()
export class DocumentsRepository {
  constructor(private readonly db: DataSource) {}

  /**
   * @param db the transaction that the document belongs to
   * @returns the document's number
   */
  async add({ analysis, ...document }: NewDocument, db: EntityManager): Promise<number> {
    const { identifiers } = await db
      .createQueryBuilder()
      .insert()
      .into(DocumentEntity)
      .values({ ...document, analysis: () => ':analysis' })
      .setParameter('analysis', analysis.bytes.toString())
      .execute();
    return (identifiers[0] as { id: number }).id;
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

  find(id: number, userId: number): Promise<UnanalyzedRow | null> {
    return this.db.getRepository(DocumentEntity).findOne({
      select: { ...SUMMARY, content: true, layout: true },
      where: { id, userId },
    });
  }

  /** The `AnalyzeResponse` of a document as JSON: megabytes that need not be read here. */
  async findAnalysis(id: number, userId: number): Promise<string | null> {
    const [row] = (await this.db.query(
      `SELECT left(analysis::text, -1) || ',"documentId":' || id || '}' AS json
         FROM legal_documents WHERE id = $1 AND user_id = $2`,
      [id, userId],
    )) as { json: string }[];
    return row?.json ?? null;
  }

  findWhole(id: number, userId: number): Promise<DocumentEntity | null> {
    return this.db.getRepository(DocumentEntity).findOneBy({ id, userId });
  }

  /** Replaces what was made of a document. False when the user has no such document any more. */
  async change(
    { id, userId }: Pick<DocumentEntity, 'id' | 'userId'>,
    { analysis, ...change }: Pick<NewDocument, 'analysis' | 'documentType' | 'findings'>,
  ): Promise<boolean> {
    const { affected } = await this.db
      .createQueryBuilder()
      .update(DocumentEntity)
      .set({ ...change, analysis: () => ':analysis' })
      .setParameter('analysis', analysis.bytes.toString())
      .where({ id, userId })
      .execute();
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
