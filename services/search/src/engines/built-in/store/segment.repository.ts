import type { DataSource, EntityManager } from 'typeorm';
import { BinaryCopy, copyInto } from '../../../library/binary-copy.js';
import { binaryRows } from '../../record/binary-rows.js';
import { type Block, type BlockDirectory, readBlock } from '../format/blocks.js';
import type { EncodedList } from '../format/posting-list.js';

/** The case's own words, and what later opinions say of it. */
export type Family = 'text' | 'citing';

export interface SegmentRow {
  id: number;
  family: Family;
  cases: number;
  bytes: number;
}

/** Searches that began on an earlier generation have ended by then. */
const RETIRED_FOR = '1 minute';
const BLOCKS_AT_ONCE = 16;

/** Segments and their blocks in the database. */
export class SegmentRepository {
  constructor(private readonly db: DataSource) {}

  /** A new segment's number. It is found by no search before it is made live. */
  async begin(family: Family): Promise<number> {
    const [row] = (await this.db.query(
      `INSERT INTO index_segments (family, state, cases, bytes, first_terms, dfs)
       VALUES ($1, 'building', 0, 0, '', '') RETURNING id`,
      [family],
    )) as { id: number }[];
    return row!.id;
  }

  async addBlocks(segment: number, first: number, blocks: Block[]): Promise<void> {
    const rows = new BinaryCopy();
    for (const [i, block] of blocks.entries()) {
      rows
        .row(3)
        .int(segment)
        .int(first + i)
        .blob(block.data);
    }
    await this.db.transaction((tx) => copyInto(tx, 'index_postings (segment, block, data)', rows));
  }

  async finish(segment: number, cases: number, bytes: number, all: BlockDirectory): Promise<void> {
    await this.db.query(
      'UPDATE index_segments SET cases = $2, bytes = $3, first_terms = $4, dfs = $5 WHERE id = $1',
      [segment, cases, bytes, bytesOf(all.firstTerms), bytesOf(all.dfs)],
    );
  }

  live(): Promise<SegmentRow[]> {
    return this.db.query(
      `SELECT id, family, cases, bytes::float8 AS bytes FROM index_segments
        WHERE state = 'live' ORDER BY id`,
    );
  }

  /** Part of the transaction that makes a generation. */
  async switch(live: number[], retired: number[], tx: EntityManager): Promise<void> {
    await tx.query(`UPDATE index_segments SET state = 'live' WHERE id = ANY($1)`, [live]);
    await tx.query(
      `UPDATE index_segments SET state = 'retired', retired_at = now() WHERE id = ANY($1)`,
      [retired],
    );
  }

  /** Deletes what killed builds and earlier generations left. */
  async sweep(): Promise<void> {
    const rows = (await this.db.query(
      `SELECT id FROM index_segments WHERE state = 'building'
          OR (state = 'retired' AND retired_at < now() - interval '${RETIRED_FOR}')`,
    )) as { id: number }[];
    for (const { id } of rows) await this.drop(id);
  }

  async drop(segment: number): Promise<void> {
    await this.db.query('DELETE FROM index_postings WHERE segment = $1', [segment]);
    await this.db.query('DELETE FROM index_segments WHERE id = $1', [segment]);
  }

  /** A segment's lists in ascending order of their terms, some blocks at a time. */
  async *lists(segment: number): AsyncGenerator<EncodedList[]> {
    for (let block = 0; ; block += BLOCKS_AT_ONCE) {
      const rows = await binaryRows(
        this.db,
        `SELECT data FROM index_postings WHERE segment = ${segment}
            AND block >= ${block} AND block < ${block + BLOCKS_AT_ONCE} ORDER BY block`,
      );
      if (rows.length === 0) return;
      yield rows.flatMap(([data]) => readBlock(data!));
    }
  }
}

function bytesOf(array: Uint32Array): Buffer {
  return Buffer.from(array.buffer, array.byteOffset, array.byteLength);
}
