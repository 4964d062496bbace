import { type PreparedStatement, queryPrepared } from '@casewright/database';
import { DocTable, type IndexReader } from '@casewright/law/ranking';
import { loadConfig } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { IsInt, Max, Min } from 'class-validator';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { CaseTableRepository, widened } from '../../record/case-table.repository.js';
import type { Family } from '../store/segment.repository.js';
import { type IndexCaches, StoredIndex } from './stored-index.js';
import type { StoredSegment } from './stored-lists.js';

const MEGABYTE = 1024 * 1024;
const LIST_CACHE_BYTES = 32 * MEGABYTE;
/** A quoted phrase of common words alone reads 10 MB. */
const FORWARD_CACHE_BYTES = 64 * MEGABYTE;

const NEWEST: PreparedStatement = {
  name: 'search-newest-generation',
  text: 'SELECT generation FROM index_generation',
};

class SearchCacheConfig {
  /** For postings that have been read: with many opinions, fewer words' fit. */
  @IsInt()
  @Min(16)
  @Max(65_536)
  SEARCH_CACHE_MB: number = 192;
}

/** Gives every search the latest generation, whichever process published it. */
@Injectable()
export class IndexHolder {
  private readonly cases = new CaseTableRepository();
  private readonly caches: IndexCaches = {
    lists: new LRUCache({ maxSize: LIST_CACHE_BYTES }),
    forward: new LRUCache({ maxSize: FORWARD_CACHE_BYTES }),
    joinedBytes: loadConfig(SearchCacheConfig).SEARCH_CACHE_MB * MEGABYTE,
  };
  private last: StoredIndex | undefined;
  private loading: Promise<StoredIndex> | undefined;

  constructor(private readonly db: DataSource) {}

  /** The number of the newest generation, which is asked for at every search. */
  async newestGeneration(): Promise<number> {
    const [row] = await queryPrepared<{ generation: number }>(this.db, NEWEST, []);
    return row!.generation;
  }

  /**
   * The generation that this process read last, without asking whether there is a newer one. Whoever
   * searches in it finds that out meanwhile, and then searches in `atLeast` that.
   */
  async held(): Promise<IndexReader> {
    return this.last ?? this.refresh();
  }

  async atLeast(generation: number): Promise<IndexReader> {
    // A load that is under way may have begun before that generation was published.
    while (!this.last || this.last.generation < generation) await this.refresh();
    return this.last;
  }

  private refresh(): Promise<IndexReader> {
    this.loading ??= this.load().finally(() => {
      this.loading = undefined;
    });
    return this.loading;
  }

  /** Reads what has changed since the generation held, all as of one moment. */
  private load(): Promise<StoredIndex> {
    return this.db.transaction('REPEATABLE READ', async (tx) => {
      const { generation, caseCount, tableSize } = await this.cases.generation(tx);
      const docs = widened(this.last?.docs ?? new DocTable(0), tableSize);
      await this.cases.read(docs, this.last?.generation ?? 0, tx);
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
      this.last = new StoredIndex(this.db, this.caches, {
        generation,
        docCount: caseCount,
        docs,
        courts,
        segments,
      });
      return this.last;
    });
  }
}

function numbersOf(bytes: Buffer): Uint32Array {
  return new Uint32Array(new Uint8Array(bytes).buffer);
}
