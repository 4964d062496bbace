import type { DataSource } from 'typeorm';
import { LruCache } from '../../../library/lru-cache.js';
import type { ForwardPart } from '../build/case-text.js';
import {
  type BlockDirectory,
  findBlock,
  mayHold,
  ownBlockDf,
  readBlock,
} from '../format/blocks.js';
import type { DocTable, IndexedCourt } from '../format/doc-table.js';
import { decodeList, type EncodedList } from '../format/posting-list.js';
import { binaryRows, integers } from '../store/binary-rows.js';
import type { Family } from '../store/segment.repository.js';
import { type CasePostings, joinPostings } from './case-postings.js';
import { averageLengths, type FieldAverages, type IndexReader } from './index-reader.js';

export interface StoredSegment extends BlockDirectory {
  id: number;
  family: Family;
}

/** What of a generation is in memory. */
export type StoredGeneration = Pick<IndexReader, 'generation' | 'docCount' | 'docs' | 'courts'> & {
  segments: readonly StoredSegment[];
};

/** Lists, as stored, and words that were read, shared by all generations: a segment never changes. */
export interface IndexCaches {
  lists: LruCache<number, EncodedList | null>;
  forward: LruCache<number, ForwardPart[]>;
}

interface BlockRow {
  segment: number;
  block: number;
  data: Uint8Array;
}

const JOINED_CACHE_BYTES = 192 * 1024 * 1024;
/** What a posting takes: the case and its codes, and what it adds in two kinds of query. */
const BYTES_A_POSTING = 16;

/** Terms whose frequencies are remembered: some 5 MB. */
const FREQUENCIES_AT_MOST = 100_000;

/** One generation of the index in the database. */
export class StoredIndex implements IndexReader {
  /** In how many cases a term is. */
  private readonly known = new Map<number, number>();
  private readonly joined = new LruCache<number, CasePostings>(JOINED_CACHE_BYTES);

  readonly generation: number;
  readonly docCount: number;
  readonly docs: DocTable;
  readonly courts: readonly IndexedCourt[];
  readonly averages: FieldAverages;
  private readonly segments: readonly StoredSegment[];

  constructor(
    private readonly db: DataSource,
    private readonly caches: IndexCaches,
    stored: StoredGeneration,
  ) {
    this.generation = stored.generation;
    this.docCount = stored.docCount;
    this.docs = stored.docs;
    this.courts = stored.courts;
    this.averages = averageLengths(stored.docs);
    this.segments = stored.segments;
  }

  async frequencies(terms: readonly number[]): Promise<Map<number, number>> {
    const found = new Map<number, number>();
    const missing: number[] = [];
    for (const term of terms) {
      const known = this.known.get(term);
      if (known !== undefined) found.set(term, known);
      else missing.push(term);
    }
    if (missing.length === 0) return found;
    const loaded = await this.load(missing, this.segments, false);
    if (this.known.size > FREQUENCIES_AT_MOST) this.known.clear();
    for (const term of missing) {
      const frequency = this.frequency(term, loaded);
      found.set(term, frequency);
      this.known.set(term, frequency);
    }
    return found;
  }

  private frequency(term: number, loaded: Map<number, EncodedList | null>): number {
    const sums = { text: 0, citing: 0 };
    for (const segment of this.segments) {
      const list = loaded.get(keyOf(segment.id, term));
      sums[segment.family] += list ? list.df : ownBlockDf(segment, term);
    }
    return Math.max(sums.text, sums.citing);
  }

  async postings(terms: readonly number[]): Promise<Map<number, CasePostings>> {
    const found = new Map<number, CasePostings>();
    const missing: number[] = [];
    for (const term of terms) {
      const joined = this.joined.get(term);
      if (joined) found.set(term, joined);
      else missing.push(term);
    }
    if (missing.length === 0) return found;
    const loaded = await this.load(missing, this.segments, true);
    for (const term of missing) {
      const joined = this.join(term, loaded);
      found.set(term, joined);
      this.joined.set(term, joined, 200 + joined.docs.length * BYTES_A_POSTING);
    }
    return found;
  }

  private join(term: number, loaded: Map<number, EncodedList | null>): CasePostings {
    const lists = (family: Family) =>
      this.segments.flatMap((segment) => {
        const list = segment.family === family ? loaded.get(keyOf(segment.id, term)) : null;
        return list ? [decodeList(list, segment.id)] : [];
      });
    return joinPostings(lists('text'), lists('citing'), this.docs);
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
  ): Promise<Map<number, EncodedList | null>> {
    const wanted = new Map<string, { segment: StoredSegment; block: number; terms: number[] }>();
    const loaded = new Map<number, EncodedList | null>();
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

  private keep(row: BlockRow, terms: number[], loaded: Map<number, EncodedList | null>): void {
    const lists = new Map(readBlock(row.data).map((list) => [list.term, list]));
    for (const term of terms) {
      const encoded = lists.get(term);
      // A copy: it would keep all of its block alive.
      const list = encoded ? { ...encoded, data: encoded.data.slice() } : null;
      const key = keyOf(row.segment, term);
      loaded.set(key, list);
      this.caches.lists.set(key, list, 160 + (list ? list.data.length : 0));
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

  async forward(caseIds: readonly number[]): Promise<Map<number, ForwardPart[]>> {
    const found = new Map<number, ForwardPart[]>();
    const missing: number[] = [];
    for (const id of caseIds) {
      const parts = this.caches.forward.get(keyOf(this.generation, id));
      if (parts) found.set(id, parts);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    const rows = await binaryRows(
      this.db,
      `SELECT case_id, part, opinion_id, tokens, anchors FROM index_forward
        WHERE case_id = ANY(${integers(missing)}) ORDER BY case_id, part`,
    );
    for (const [caseId, part, opinionId, tokens, anchors] of rows) {
      const id = caseId!.readInt32BE();
      const read: ForwardPart = {
        part: part!.readInt32BE(),
        opinionId: opinionId?.readInt32BE() ?? null,
        tokens: new Uint16Array(new Uint8Array(tokens!).buffer),
        anchors: new Uint32Array(new Uint8Array(anchors!).buffer),
      };
      const parts = found.get(id);
      if (parts) parts.push(read);
      else found.set(id, [read]);
    }
    for (const id of missing) {
      const parts = found.get(id) ?? [];
      const bytes = parts.reduce((sum, part) => sum + bytesOf(part), 120);
      this.caches.forward.set(keyOf(this.generation, id), parts, bytes);
    }
    return found;
  }
}

function bytesOf({ tokens, anchors }: ForwardPart): number {
  return tokens.byteLength + anchors.byteLength;
}

/** One number for a segment's list or a generation's case: exact up to two million of the first. */
function keyOf(first: number, second: number): number {
  return first * 4_294_967_296 + second;
}
