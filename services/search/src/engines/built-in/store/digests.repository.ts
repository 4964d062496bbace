import { integerArray, type PreparedStatement, queryPrepared } from '@casewright/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CaseDigest } from '../../../engine/ranking.js';
import { LruCache } from '../../../library/lru-cache.js';

export type Digests = ReadonlyMap<number, CaseDigest>;

interface Row {
  generation: number;
  /** A `CaseDigest` and its case in JSON; null where none was asked for. */
  digest: string | null;
}

/** One row at least: it tells the newest generation. As JSON, which is read in one step. */
const DIGESTS: PreparedStatement = {
  name: 'search-digests',
  text: `SELECT g.generation, row_to_json(found)::text AS digest
       FROM (SELECT generation FROM index_generation LIMIT 1) g
       LEFT JOIN (
         SELECT asked.id, d.summary, coalesce(d.key_points, '{}') AS "keyPoints",
                coalesce(p.texts, '{}') AS parentheticals
           FROM unnest($1::integer[]) AS asked (id)
           LEFT JOIN index_digests d ON d.case_id = asked.id
           LEFT JOIN index_parentheticals p ON p.case_id = asked.id
          WHERE asked.id IS NOT NULL) found ON true`,
};

/** Some thousands of digests: what the pages shown last had. */
const KEPT_BYTES = 8 * 1024 * 1024;

/** Reads what was taken from the opinions of a page of cases. */
@Injectable()
export class DigestsRepository {
  /** By generation and case; filters, further pages and better words bring many of them again. */
  private readonly kept = new LruCache<string, CaseDigest>(KEPT_BYTES);

  constructor(private readonly db: DataSource) {}

  /**
   * @param generation in which the cases were found; where the answer names a later one, the digests
   *   may be of either
   */
  async read(
    generation: number,
    caseIds: number[],
  ): Promise<{ generation: number; digests: Digests }> {
    const digests = new Map<number, CaseDigest>();
    for (const id of caseIds) {
      const known = this.kept.get(keyOf(generation, id));
      if (known) digests.set(id, known);
    }
    const missing = caseIds.filter((id) => !digests.has(id));
    const rows = await queryPrepared<Row>(this.db, DIGESTS, [integerArray(missing)]);
    const newest = rows[0]!.generation;
    for (const { digest } of rows) {
      if (digest === null) continue;
      const { id, ...read } = JSON.parse(digest) as CaseDigest & { id: number };
      digests.set(id, read);
      if (newest !== generation) continue;
      this.kept.set(keyOf(generation, id), read, 200 + digest.length * 2);
    }
    return { generation: newest, digests };
  }
}

function keyOf(generation: number, caseId: number): string {
  return `${generation}:${caseId}`;
}
