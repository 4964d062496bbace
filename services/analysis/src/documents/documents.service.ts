import {
  AppError,
  type ComingDate,
  type DocumentSummary,
  type DocumentText,
  type StoredDocument,
} from '@casewright/contracts';
import type { Json, KeptJson } from '@casewright/messaging';
import { currentUserId } from '@casewright/platform';
import { RetentionConfig } from '@casewright/retention';
import { Inject, Injectable } from '@nestjs/common';
import { toSummary } from './document.mapper.js';
import { DocumentsRepository } from './documents.repository.js';

/** The documents that a user has had analyzed. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly documents: DocumentsRepository,
    @Inject(RetentionConfig) private readonly config: RetentionConfig,
  ) {}

  async list(): Promise<DocumentSummary[]> {
    const rows = await this.documents.list(currentUserId());
    return rows.map((row) => toSummary(row, this.config.DOCUMENT_RETENTION_DAYS));
  }

  comingDates(from: string): Promise<ComingDate[]> {
    return this.documents.comingDates(currentUserId(), from);
  }

  /** @throws AppError NOT_FOUND */
  async read(id: number): Promise<Json<StoredDocument> | KeptJson<StoredDocument>> {
    const userId = currentUserId();
    const row = await this.documents.findSummary(id, userId);
    if (!row) throw notFound();
    const summary = toSummary(row, this.config.DOCUMENT_RETENTION_DAYS);
    return mustFind(await this.documents.storedDocument(id, userId, summary));
  }

  /** @throws AppError NOT_FOUND */
  async text(id: number): Promise<Json<DocumentText> | KeptJson<DocumentText>> {
    return mustFind(await this.documents.documentText(id, currentUserId()));
  }

  /** @throws AppError NOT_FOUND */
  async remove(id: number): Promise<null> {
    if (!(await this.documents.remove(id, currentUserId()))) throw notFound();
    return null;
  }
}

function mustFind<T>(stored: T | null): T {
  if (!stored) throw notFound();
  return stored;
}

/** Whether a document is another user's or nobody's is not told. */
export function notFound(): AppError {
  return new AppError('NOT_FOUND', 'This document was not found. It may have been deleted.');
}
