import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CaseTableRepository, widened } from '../store/case-table.repository.js';
import type { Family } from '../store/segment.repository.js';
import { averageLengths } from './average-lengths.js';
import { DocTable } from './doc-table.js';
import type { IndexReader } from './index-reader.js';
import { LruCache } from './lru-cache.js';
import { type IndexCaches, StoredIndex, type StoredSegment } from './stored-index.js';

const LIST_CACHE_BYTES = 64 * 1024 * 1024;
const FORWARD_CACHE_BYTES = 32 * 1024 * 1024;

/** Gives every search the newest generation, which any process may have published. */
@Injectable()
export class IndexHolder {
  private readonly cases = new CaseTableRepository();
  private readonly caches: IndexCaches = {
    lists: new LruCache(LIST_CACHE_BYTES),
    forward: new LruCache(FORWARD_CACHE_BYTES),
  };
  private held: StoredIndex | undefined;
  private loading: Promise<StoredIndex> | undefined;

  constructor(private readonly db: DataSource) {}

  async current(): Promise<IndexReader> {
    const generation = await this.cases.newestGeneration(this.db);
    if (this.held?.generation === generation) return this.held;
    this.loading ??= this.load().finally(() => {
      this.loading = undefined;
    });
    return this.loading;
  }

  /** Reads what has changed since the generation held, all as of one moment. */
  private load(): Promise<StoredIndex> {
    return this.db.transaction('REPEATABLE READ', async (tx) => {
      const { generation, caseCount, tableSize } = await this.cases.generation(tx);
      const docs = widened(this.held?.docs ?? new DocTable(0), tableSize);
      await this.cases.read(docs, this.held?.generation ?? 0, tx);
      const courts = await this.cases.courts(tx);
      const rows = (await tx.query(
        `SELECT id, family, first_terms, dfs FROM index_segments WHERE state = 'live' ORDER BY id`,
      )) as { id: number; family: Family; first_terms: Buffer; dfs: Buffer }[];
      const segments: StoredSegment[] = rows.map(({ id, family, first_terms, dfs }) => ({
        id,
        family,
        firstTerms: numbersOf(first_terms),
        dfs: numbersOf(dfs),
      }));
      const averages = averageLengths(docs);
      this.held = new StoredIndex(
        this.db,
        this.caches,
        segments,
        generation,
        caseCount,
        docs,
        courts,
        averages,
      );
      return this.held;
    });
  }
}

function numbersOf(bytes: Buffer): Uint32Array {
  return new Uint32Array(new Uint8Array(bytes).buffer);
}
