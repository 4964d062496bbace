import type { PostingList } from '@casewright/law/ranking';
import type { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import { binaryRows, integers } from '../../record/binary-rows.js';
import { keyOf } from '../../record/stored-words.js';
import {
  type BlockDirectory,
  findBlock,
  mayHold,
  ownBlockDf,
  readBlock,
} from '../format/blocks.js';
import { decodeList, type EncodedList } from '../format/posting-list.js';
import type { Family } from '../store/segment.repository.js';

export interface StoredSegment extends BlockDirectory {
  id: number;
  family: Family;
}

/** A list as it is stored; false for a term that the segment lacks. */
export type KnownList = EncodedList | false;

/** By segment and term. */
type LoadedLists = Map<number, KnownList>;

interface BlockRow {
  segment: number;
  block: number;
  data: Uint8Array;
}

/** The lists of a generation's segments, as they appear in the database. */
export class StoredLists {
  /** @param cache of all generations: a segment never changes */
  constructor(
    private readonly db: DataSource,
    private readonly cache: LRUCache<number, KnownList>,
    private readonly segments: readonly StoredSegment[],
  ) {}

  /**
   * Brings lists into the cache. Also returns them: a cache that is too small for one search must
   * not lose them before they are used.
   *
   * @param long whether blocks that hold one long list are read; their length is known without
   */
  async load(terms: readonly number[], long: boolean): Promise<LoadedLists> {
    const wanted = new Map<string, { segment: StoredSegment; block: number; terms: number[] }>();
    const loaded = new Map<number, KnownList>();
    for (const segment of this.segments) {
      for (const term of terms) {
        const key = keyOf(segment.id, term);
        const known = this.cache.get(key);
        if (known !== undefined) loaded.set(key, known);
        const block = known === undefined ? findBlock(segment, term) : -1;
        if (block < 0 || !mayHold(segment, block, term, long)) continue;
        const at = `${segment.id}:${block}`;
        const entry = wanted.get(at);
        if (entry) entry.terms.push(term);
        else wanted.set(at, { segment, block, terms: [term] });
      }
    }
    if (wanted.size === 0) return loaded;
    for (const row of await this.readBlocks([...wanted.values()])) {
      this.keep(row, wanted.get(`${row.segment}:${row.block}`)!.terms, loaded);
    }
    return loaded;
  }

  private keep(row: BlockRow, terms: number[], loaded: LoadedLists): void {
    const lists = new Map(readBlock(row.data).map((list) => [list.term, list]));
    for (const term of terms) {
      const encoded = lists.get(term);
      // A copy: it would keep all of its block alive.
      const list = encoded ? { ...encoded, data: encoded.data.slice() } : false;
      const key = keyOf(row.segment, term);
      loaded.set(key, list);
      this.cache.set(key, list, { size: 160 + (list ? list.data.length : 0) });
    }
  }

  private async readBlocks(
    wanted: { segment: StoredSegment; block: number }[],
  ): Promise<BlockRow[]> {
    const segments = integers(wanted.map(({ segment }) => segment.id));
    const blocks = integers(wanted.map(({ block }) => block));
    const rows = await binaryRows(
      this.db,
      `SELECT segment, block, data FROM index_postings
         JOIN unnest(${segments}, ${blocks}) AS asked (segment, block) USING (segment, block)`,
    );
    return rows.map(([segment, block, data]) => ({
      segment: segment!.readInt32BE(),
      block: block!.readInt32BE(),
      data: data!,
    }));
  }

  /** In how many cases a term is, in their own words or in those said of them, whichever are more. */
  frequency(term: number, loaded: LoadedLists): number {
    const sums = { text: 0, citing: 0 };
    for (const segment of this.segments) {
      const list = loaded.get(keyOf(segment.id, term));
      sums[segment.family] += list ? list.df : ownBlockDf(segment, term);
    }
    return Math.max(sums.text, sums.citing);
  }

  /** A term's lists of one family, decoded. */
  ofFamily(family: Family, term: number, loaded: LoadedLists): PostingList[] {
    return this.segments.flatMap((segment) => {
      const list = segment.family === family ? loaded.get(keyOf(segment.id, term)) : false;
      return list ? [decodeList(list, segment.id)] : [];
    });
  }
}
