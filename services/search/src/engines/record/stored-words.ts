import type { ForwardPart } from '@casewright/law/ranking';
import type { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import { binaryRows, integers } from './binary-rows.js';

/** The words of cases, as they appear in the database for one generation. */
export class StoredWords {
  constructor(
    private readonly db: DataSource,
    private readonly cache: LRUCache<number, ForwardPart[]>,
    private readonly generation: number,
  ) {}

  async of(caseIds: readonly number[]): Promise<Map<number, ForwardPart[]>> {
    const found = new Map<number, ForwardPart[]>();
    const missing: number[] = [];
    for (const id of caseIds) {
      const parts = this.cache.get(keyOf(this.generation, id));
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
      const size = parts.reduce((sum, part) => sum + bytesOf(part), 120);
      this.cache.set(keyOf(this.generation, id), parts, { size });
    }
    return found;
  }
}

function bytesOf({ tokens, anchors }: ForwardPart): number {
  return tokens.byteLength + anchors.byteLength;
}

/** One number for a segment's list or a generation's case: exact up to two million of the first. */
export function keyOf(first: number, second: number): number {
  return first * 4_294_967_296 + second;
}
