import type { LibraryImport } from '@casewright/contracts';
import type { ImportEntity } from '../runs/import.entity.js';

export function toLibraryImport(row: ImportEntity): LibraryImport {
  return {
    id: row.id,
    label: row.sourceLabel,
    paths: row.paths,
    format: row.format,
    state: row.state,
    stage: row.stage,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    files: row.files,
    bytesTotal: Number(row.bytesTotal),
    bytesDone: Math.min(Number(row.bytesDone), Number(row.bytesTotal)),
    records: {
      read: row.recordsRead,
      added: row.recordsNew,
      changed: row.recordsChanged,
      unchanged: row.recordsUnchanged,
      bad: row.recordsBad,
    },
    error: row.error,
    stopping: row.cancelRequested && (row.state === 'running' || row.state === 'queued'),
  };
}
