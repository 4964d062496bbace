import {
  type AnalyzeResponse,
  type ComingDate,
  DATED_DOCUMENTS,
  DOCUMENT_LIMITS,
  type DocumentSummary,
  type DocumentText,
  type Fallback,
  LIBRARY_OUT_OF_REACH,
  type StoredDocument,
} from '@casewright/contracts';
import type { ModelReading } from '@casewright/law/reading';
import type { Json, KeptJson } from '@casewright/messaging';
import { assertNotHeld } from '@casewright/retention';
import { KeptBytes } from '@casewright/uploads';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DocumentEntity } from './document.entity.js';
import type { DocumentSummaryRow } from './document.mapper.js';

/** The key of the owner, who is the second parameter of each statement here that reads content. */
const KEY = '(SELECT owner_key($2))';
/** What a list shows: neither texts nor analyses are read for it. */
const SUMMARY = `id, opened(sealed, title, ${KEY}) AS title,
  opened(sealed, file_name, ${KEY}) AS "fileName", kind, category, uploaded_at AS "uploadedAt",
  document_type AS "documentType", findings, pages, characters`;

/** The JSON of a document's `AnalyzeResponse`. */
const ANALYSIS = `left(opened_text(sealed, analysis, ${KEY}), -1) || ',"documentId":' || id || '}'`;
/** The lists of a document's layout, as fields behind others. */
const LAYOUT = ['pages', 'blocks', 'changes', 'comments']
  .map((list) => `',"${list}":' || coalesce((layout->'${list}')::text, '[]')`)
  .join(' || ');
/** The user's document with these columns opened: each once, however often it is read. */
const opened = (...columns: string[]): string => `(
  SELECT id, user_id, ${columns.map((column) => `opened(sealed, ${column}, ${KEY}) AS ${column}`)}
    FROM legal_documents WHERE id = $1 AND user_id = $2 OFFSET 0) AS document`;

/** What a model said about a document: its `ModelReading`. Older rows have its summary as the analysis. */
const SAID = `json_build_object('byModel', coalesce(analysis->'byModel', json_build_object(
    'summary', analysis->'analysis', 'insights', '[]'::json, 'recommendations', '[]'::json)), 'engine', analysis->'engine',
  'grounding', analysis->'grounding', 'findings', (
    SELECT coalesce(json_agg(finding), '[]') FROM json_array_elements(analysis->'findings') AS finding
     WHERE finding->>'source' = 'model'))`;

/** JSON as its thread has written it: bytes go to the database as they are, however many. */
const WRITTEN = "convert_from(:written, 'UTF8')::json";

/** What a document was made of, and of its analysis what does not follow from that. */
export type MadeDocument = Pick<DocumentEntity, 'id' | 'userId' | 'content' | 'layout'> & {
  fallback: Fallback | null;
  about: Pick<DocumentEntity['analysis'], 'title' | 'fileName' | 'notices' | 'jobId'>;
  said: ModelReading | null;
};

/** A document to be kept; what its thread has written goes to the database as it is. */
export type NewDocument = Omit<DocumentEntity, 'id' | 'uploadedAt' | 'analysis'> & {
  analysis: Json<DocumentEntity['analysis']>;
};

/** What is kept of a document as it is answered; null where the user has no such document. */
type Stored<T> = Json<T> | KeptJson<T> | null;

/** Documents through their owners. */
@Injectable()
export class DocumentsRepository {
  constructor(
    private readonly db: DataSource,
    private readonly kept: KeptBytes,
  ) {}

  /**
   * @param db the transaction that the document belongs to
   * @returns the document's number
   */
  async add({ analysis, content, ...document }: NewDocument, db: EntityManager): Promise<number> {
    const { identifiers } = await db
      .createQueryBuilder()
      .insert()
      .into(DocumentEntity)
      .values({
        ...document,
        analysis: () => WRITTEN,
        content: () => "convert_from(:text, 'UTF8')",
      })
      .setParameters({ written: analysis.bytes, text: Buffer.from(content) })
      .execute();
    return (identifiers[0] as { id: number }).id;
  }

  /** Newest first, without texts and analyses. */
  list(userId: number): Promise<DocumentSummaryRow[]> {
    return this.db.query(
      `SELECT ${SUMMARY} FROM legal_documents
        WHERE user_id = $2 ORDER BY uploaded_at DESC, id DESC LIMIT $1`,
      [DOCUMENT_LIMITS.list, userId],
    );
  }

  /** The soonest first; only the newest documents are opened for it. */
  comingDates(userId: number, from: string): Promise<ComingDate[]> {
    return this.db.query(
      `SELECT DISTINCT id AS "documentId", title, category, each->>'date' AS date, each->>'label' AS label
         FROM (SELECT id, category, opened(sealed, title, ${KEY}) AS title,
                      opened(sealed, analysis, ${KEY}) AS analysis
                 FROM legal_documents WHERE user_id = $2
                ORDER BY uploaded_at DESC, id DESC LIMIT $1 OFFSET 0) AS document,
              json_array_elements(analysis->'dates') AS each
        WHERE each->>'date' >= $3 ORDER BY date, "documentId", label LIMIT $1`,
      [DATED_DOCUMENTS, userId, from],
    );
  }

  async findSummary(id: number, userId: number): Promise<DocumentSummaryRow | null> {
    const [row] = (await this.db.query(
      `SELECT ${SUMMARY} FROM legal_documents WHERE id = $1 AND user_id = $2`,
      [id, userId],
    )) as DocumentSummaryRow[];
    return row ?? null;
  }

  /** The text of a document with its layout; null where the user has no such document. */
  documentText(id: number, userId: number): Promise<Stored<DocumentText>> {
    return this.kept.select(
      `SELECT '{"text":' || to_json(content)::text || ${LAYOUT} || '}' AS json
         FROM ${opened('content', 'layout')}`,
      [id, userId],
    );
  }

  /** What the analysis of a document answered: megabytes that need not be read here. */
  analysisOf(id: number, userId: number): Promise<Stored<AnalyzeResponse>> {
    return this.kept.select(
      `SELECT ${ANALYSIS} AS json FROM legal_documents WHERE id = $1 AND user_id = $2`,
      [id, userId],
    );
  }

  /**
   * A document with its analysis and its notices. @param summary what else there is to say about it
   */
  storedDocument(
    id: number,
    userId: number,
    summary: DocumentSummary,
  ): Promise<Stored<StoredDocument>> {
    return this.kept.select(
      `SELECT '{"analysis":' || ${ANALYSIS}
           || ',"notices":' || coalesce((opened(sealed, layout, ${KEY})->'notices')::text, '[]')
           || $3::text AS json
         FROM legal_documents WHERE id = $1 AND user_id = $2`,
      [id, userId, `,${JSON.stringify(summary).slice(1)}`],
    );
  }

  /** Whether citations of a document were left unchecked; false when the user has no such document. */
  async isUnchecked(id: number, userId: number): Promise<boolean> {
    const [row] = (await this.db.query(
      `SELECT EXISTS (
         SELECT FROM json_array_elements(analysis->'citations') AS citation
          WHERE citation->>'explanation' = $3
       ) AS "isUnchecked" FROM ${opened('analysis')}`,
      [id, userId, LIBRARY_OUT_OF_REACH],
    )) as { isUnchecked: boolean }[];
    return row?.isUnchecked ?? false;
  }

  /** A document without its analysis, which may be megabytes. */
  async findMade(id: number, userId: number): Promise<MadeDocument | null> {
    const rows = (await this.db.query(
      `SELECT id, user_id AS "userId", content, layout, analysis->'fallback' AS fallback,
              json_build_object('title', analysis->'title', 'fileName', analysis->'fileName',
                'notices', analysis->'notices', 'jobId', analysis->'jobId') AS about,
              CASE WHEN analysis->>'grounding' IS NOT NULL THEN ${SAID} END AS said
         FROM ${opened('content', 'layout', 'analysis')}`,
      [id, userId],
    )) as MadeDocument[];
    return rows[0] ?? null;
  }

  /** Replaces what was made of a document. False when the user has no such document anymore. */
  async change(
    { id, userId }: Pick<DocumentEntity, 'id' | 'userId'>,
    { analysis, ...change }: Pick<NewDocument, 'analysis' | 'documentType' | 'findings'>,
  ): Promise<boolean> {
    const { affected } = await this.db
      .createQueryBuilder()
      .update(DocumentEntity)
      .set({ ...change, analysis: () => WRITTEN })
      .setParameters({ written: analysis.bytes })
      .where({ id, userId })
      .execute();
    return affected === 1;
  }

  /** False when the user has no such document. @throws AppError CONFLICT under a legal hold */
  async remove(id: number, userId: number): Promise<boolean> {
    await assertNotHeld(this.db, userId);
    const { affected } = await this.db.getRepository(DocumentEntity).delete({ id, userId });
    return affected === 1;
  }
}
