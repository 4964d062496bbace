import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CaseEntity } from '../cases/case.entity.js';

export type NewCase = Omit<CaseEntity, 'id' | 'document' | 'createdAt' | 'updatedAt'>;

/** One loader at a time, whichever replica it runs in. The number is arbitrary. */
const LOAD_LOCK = 4_301;

const BATCH = 100;

@Injectable()
export class LibraryRepository {
  constructor(private readonly db: DataSource) {}

  /** Runs `work` in a transaction that no other loader runs beside. */
  exclusively<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [LOAD_LOCK]);
      return work(tx);
    });
  }

  /** Content hash by source id, of all cases from `source`. */
  async hashes(source: string, tx: EntityManager): Promise<Map<string, string>> {
    const rows = (await tx.query(
      'SELECT source_id, content_hash FROM cases WHERE starts_with(source_id, $1)',
      [`${source}:`],
    )) as { source_id: string; content_hash: string }[];
    return new Map(rows.map((row) => [row.source_id, row.content_hash]));
  }

  async upsert(cases: NewCase[], tx: EntityManager): Promise<void> {
    for (let at = 0; at < cases.length; at += BATCH) {
      await tx.getRepository(CaseEntity).upsert(cases.slice(at, at + BATCH), ['sourceId']);
    }
  }

  async remove(sourceIds: string[], tx: EntityManager): Promise<void> {
    await tx.query('DELETE FROM cases WHERE source_id = ANY($1)', [sourceIds]);
  }
}
