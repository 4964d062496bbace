import {
  type Answer,
  AppError,
  type DocumentSummary,
  type DocumentText,
  type StoredDocument,
} from '@casewright/contracts';
import { ClaimsService } from '@casewright/database';
import { currentUserId } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';
import { toDocumentText, toStoredDocument, toSummary } from './document.mapper.js';
import { DocumentsRepository, type UnanalyzedRow } from './documents.repository.js';
import { DocumentsConfig } from './documents-config.js';

/** The documents that a user has had analysed. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly claims: ClaimsService,
    @Inject(DocumentsConfig) private readonly config: DocumentsConfig,
  ) {}

  async list(): Promise<DocumentSummary[]> {
    const rows = await this.documents.list(currentUserId());
    return rows.map((row) => toSummary(row, this.config.DOCUMENT_RETENTION_DAYS));
  }

  /** @throws AppError NOT_FOUND */
  async read(id: number): Promise<Answer<StoredDocument>> {
    const row = await this.mustFind(id);
    const analysis = await this.analysisOf(id);
    return this.claims.answer(toStoredDocument(row, analysis, this.config.DOCUMENT_RETENTION_DAYS));
  }

  /** The JSON of a document's analysis, as it was when it was made. @throws AppError NOT_FOUND */
  async analysisOf(id: number): Promise<string> {
    const json = await this.documents.findAnalysis(id, currentUserId());
    if (json === null) throw notFound();
    return json;
  }

  /** @throws AppError NOT_FOUND */
  async text(id: number): Promise<Answer<DocumentText>> {
    return this.claims.answer(toDocumentText(await this.mustFind(id)));
  }

  /** @throws AppError NOT_FOUND */
  async remove(id: number): Promise<null> {
    if (!(await this.documents.remove(id, currentUserId()))) throw notFound();
    return null;
  }

  private async mustFind(id: number): Promise<UnanalyzedRow> {
    const row = await this.documents.find(id, currentUserId());
    if (!row) throw notFound();
    return row;
  }
}

/** Whether a document is another user's or nobody's is not told. */
export function notFound(): AppError {
  return new AppError('NOT_FOUND', 'This document is not there. It may have been deleted.');
}
