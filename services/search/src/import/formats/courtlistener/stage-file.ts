import type { SourceProblem } from '@casewright/law/records';
import type { EntityManager } from 'typeorm';
import { BinaryCopy } from '../../../library/binary-copy.js';
import { openBytes } from '../../files/open-bytes.js';
import { isFault, readCsv } from '../../files/read-csv.js';
import { UnreadableRecord } from '../../source/corpus-format.js';
import type { BulkRepository } from './bulk-repository.js';
import type { BulkTable } from './bulk-tables.js';
import type { IdSet } from './id-set.js';
import { STAGED } from './stage-rows.js';

/** Rows are sent to the server in pieces of this size. In bytes. */
const PIECE = 4 * 1024 * 1024;

export interface StageWatch {
  onRead(bytes: number): void;
  onProblem(problem: SourceProblem): void;
  /** Called between pieces; throws to stop. */
  pause(): Promise<void>;
}

/**
 * Copies a file of a bulk export into its staging table, in the caller's transaction. Of the
 * dockets only those of `wanted` are kept. Returns the number of rows.
 */
export async function stageFile(
  bulk: BulkRepository,
  file: { path: string; table: BulkTable },
  wanted: IdSet | undefined,
  watch: StageWatch,
  tx: EntityManager,
): Promise<number> {
  const staged = STAGED[file.table];
  let rows = new BinaryCopy();
  let count = 0;
  for await (const row of readCsv(openBytes(file.path, watch.onRead))) {
    count += 1;
    if (isFault(row)) {
      watch.onProblem({ place: `row ${row.row}`, reason: row.reason, excerpt: row.excerpt });
      continue;
    }
    if (wanted && !wanted.has(Number(row.get('id')))) continue;
    const before = rows.size;
    try {
      staged.stage(row, rows);
    } catch (error) {
      if (!(error instanceof UnreadableRecord)) throw error;
      rows.backTo(before);
      const excerpt = `${row.get('id')}, ${row.get('cluster_id') ?? ''}`;
      watch.onProblem({ place: `row ${row.row}`, reason: error.message, excerpt });
    }
    if (rows.size < PIECE) continue;
    await bulk.copy(staged, rows, tx);
    rows = new BinaryCopy();
    await watch.pause();
  }
  await bulk.copy(staged, rows, tx);
  return count;
}
