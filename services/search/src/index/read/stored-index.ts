import type { DataSource } from 'typeorm';
import { type BlockDirectory, findBlock, readBlock } from '../format/blocks.js';
import { decodeList, type PostingList } from '../format/posting-list.js';
import { binaryRows, integers } from '../store/binary-rows.js';
import type { Family } from '../store/segment.repository.js';
import type { DocTable } from './doc-table.js';
import type {
  FieldAverages,
  IndexedCourt,
  IndexReader,
  ReadPart,
  TermPostings,
} from './index-reader.js';
import type { LruCache } from './lru-cache.js';

export interface StoredSegment extends BlockDirectory {
  id: number;
  family: Family;
}

/** Lists and words that were read, shared by all generations: a segment never changes. */
export interface IndexCaches {
  lists: LruCache<number, PostingList | null>;
  forward: LruCache<string, ReadPart[]>;
}

interface BlockRow {
  segment: number;
  block: number;
  data: Uint8Array;
}

/** One generation of the index in the database. */
export class StoredIndex implements IndexReader {
  constructor(
    private readonly db: DataSource,
    private readonly caches: IndexCaches,
    private readonly segments: readonly StoredSegment[],
    readonly generation: number,
    readonly docCount: number,
    readonly docs: DocTable,
    readonly courts: readonly IndexedCourt[],
    readonly averages: FieldAverages,
  ) {}

  async frequencies(terms: readonly number[]): Promise<Map<number, number>> {
    const loaded = await this.load(terms, this.segments, false);
    return new Map(terms.map((term) => [term, this.frequency(term, loaded)]));
  }

  private frequency(term: number, loaded: Map<number, PostingList | null>): number {
    const sums = { text: 0, citing: 0 };
    for (const segment of this.segments) {
      const list = loaded.get(keyOf(segment.id, term));
      sums[segment.family] += list ? list.docs.length : ownBlockDf(segment, term);
    }
    return Math.max(sums.text, sums.citing);
  }

  async postings(terms: readonly number[]): Promise<Map<number, TermPostings>> {
    const loaded = await this.load(terms, this.segments, true);
    const found = new Map<number, TermPostings>();
    for (const term of terms) {
      const postings: TermPostings = { text: [], citing: [] };
      for (const { id, family } of this.segments) {
        const list = loaded.get(keyOf(id, term));
        if (list) postings[family].push(list);
      }
      found.set(term, postings);
    }
    return found;
  }

  /**
   * Brings lists into the cache. Also returns them: a cache that is too small for one search must
   * not lose them before they are used.
   *
   * @param long whether blocks that hold one long list are read; their length is known without
   */
  private async load(
    terms: readonly number[],
    segments: readonly StoredSegment[],
    long: boolean,
  ): Promise<Map<number, PostingList | null>> {
    const wanted = new Map<string, { segment: StoredSegment; block: number; terms: number[] }>();
    const loaded = new Map<number, PostingList | null>();
    for (const segment of segments) {
      for (const term of terms) {
        const key = keyOf(segment.id, term);
        const known = this.caches.lists.get(key);
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

  private keep(row: BlockRow, terms: number[], loaded: Map<number, PostingList | null>): void {
    const lists = new Map(readBlock(row.data).map((list) => [list.term, list]));
    for (const term of terms) {
      const encoded = lists.get(term);
      const list = encoded ? decodeList(encoded, row.segment) : null;
      const key = keyOf(row.segment, term);
      loaded.set(key, list);
      this.caches.lists.set(key, list, 120 + (list ? list.docs.length * 5 : 0));
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

  async forward(caseIds: readonly number[]): Promise<Map<number, ReadPart[]>> {
    const found = new Map<number, ReadPart[]>();
    const missing: number[] = [];
    for (const id of caseIds) {
      const parts = this.caches.forward.get(`${this.generation}:${id}`);
      if (parts) found.set(id, parts);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    const rows = await binaryRows(
      this.db,
      `SELECT case_id, part, tokens FROM index_forward
        WHERE case_id = ANY(${integers(missing)}) ORDER BY case_id, part`,
    );
    for (const [caseId, part, tokens] of rows) {
      const id = caseId!.readInt32BE();
      const read = {
        part: part!.readInt32BE(),
        tokens: new Uint16Array(new Uint8Array(tokens!).buffer),
      };
      const parts = found.get(id);
      if (parts) parts.push(read);
      else found.set(id, [read]);
    }
    for (const id of missing) {
      const parts = found.get(id) ?? [];
      const bytes = parts.reduce((sum, { tokens }) => sum + tokens.byteLength, 120);
      this.caches.forward.set(`${this.generation}:${id}`, parts, bytes);
    }
    return found;
  }
}

/** One number for a list: exact up to two million segments. */
function keyOf(segment: number, term: number): number {
  return segment * 4_294_967_296 + term;
}

function mayHold(segment: StoredSegment, block: number, term: number, long: boolean): boolean {
  if (segment.dfs[block] === 0) return true;
  return long && segment.firstTerms[block] === term;
}

/** How many cases the term has in a segment where it has a block of its own. */
function ownBlockDf(segment: StoredSegment, term: number): number {
  const block = findBlock(segment, term);
  return block >= 0 && segment.firstTerms[block] === term ? segment.dfs[block]! : 0;
}
