import type { ExportRecord } from '@casewright/contracts';
import type { ExportEntity } from './export.entity.js';

export function toExportRecord(entity: ExportEntity): ExportRecord {
  const { id, type, format, name, size, pages, createdAt } = entity;
  return { id, type, format, name, size, pages, createdAt: createdAt.toISOString() };
}
