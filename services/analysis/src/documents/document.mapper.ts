import type { DocumentSummary } from '@casewright/contracts';
import type { DocumentEntity } from './document.entity.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A document's row without its owner, its text and its analysis. */
export type DocumentSummaryRow = Omit<DocumentEntity, 'userId' | 'content' | 'analysis' | 'layout'>;

/** @param retentionDays 0: kept until its owner deletes it */
export function toSummary(row: DocumentSummaryRow, retentionDays: number): DocumentSummary {
  const { id, title, fileName, kind, category, uploadedAt } = row;
  const { documentType, findings, pages, characters } = row;
  return {
    id,
    title,
    fileName,
    kind,
    category,
    documentType,
    findings,
    pages,
    characters,
    uploadedAt: uploadedAt.toISOString(),
    expiresAt: retentionDays
      ? new Date(uploadedAt.getTime() + retentionDays * DAY_MS).toISOString()
      : null,
  };
}
