import type { DocumentSummary, DocumentText, StoredDocument } from '@casewright/contracts';
import { WrittenJson } from '@casewright/platform';
import type { DocumentEntity } from './document.entity.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A document's row without its owner, its text and its analysis. */
export type DocumentSummaryRow = Omit<DocumentEntity, 'userId' | 'content' | 'analysis' | 'layout'>;

/** @param retentionDays 0: kept until its owner deletes it */
export function toSummary(row: DocumentSummaryRow, retentionDays: number): DocumentSummary {
  const { id, title, fileName, kind, category, uploadedAt } = row;
  const { documentType, findings, pages, characters } = row;
  return {
    ...{ id, title, fileName, kind, category, documentType, findings, pages, characters },
    uploadedAt: uploadedAt.toISOString(),
    expiresAt: retentionDays
      ? new Date(uploadedAt.getTime() + retentionDays * DAY_MS).toISOString()
      : null,
  };
}

/** @param analysis the JSON of its `AnalyzeResponse`, as it was answered when it was made */
export function toStoredDocument(
  row: DocumentSummaryRow & Pick<DocumentEntity, 'layout'>,
  analysis: string,
  retentionDays: number,
): WrittenJson<StoredDocument> {
  const { notices } = row.layout;
  return new WrittenJson(Buffer.from(`{"analysis":${analysis}}`)).with({
    ...toSummary(row, retentionDays),
    notices,
  }) as WrittenJson<StoredDocument>;
}

export function toDocumentText({
  content,
  layout,
}: Pick<DocumentEntity, 'content' | 'layout'>): DocumentText {
  return {
    text: content,
    pages: [...(layout.pages ?? [])],
    blocks: [...(layout.blocks ?? [])],
    changes: [...(layout.changes ?? [])],
    comments: [...(layout.comments ?? [])],
  };
}
