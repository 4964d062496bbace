import { integerArray, type PreparedStatement, queryPrepared } from '@casewright/database';
import type { CaseDigest } from '@casewright/law/ranking';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';

/** As JSON, which is read in one step; the driver would take each array apart. */
const DIGESTS: PreparedStatement = {
  name: 'search-digests',
  text: `SELECT row_to_json(found)::text AS digest
       FROM (
         SELECT asked.id, d.summary, coalesce(d.key_points, '{}') AS "keyPoints",
                coalesce(p.texts, '{}') AS parentheticals
           FROM unnest($1::integer[]) AS asked (id)
           LEFT JOIN index_digests d ON d.case_id = asked.id
           LEFT JOIN index_parentheticals p ON p.case_id = asked.id
          WHERE asked.id IS NOT NULL) found`,
};

/** Some thousands of digests: what the pages shown last had. */
const KEPT_BYTES = 8 * 1024 * 1024;

/** Reads what was taken from the opinions of cases. */
@Injectable()
export class DigestsRepository {
  /** By edition and case; filters, further pages and better words bring many of them again. */
  private readonly kept = new LRUCache<string, CaseDigest>({ maxSize: KEPT_BYTES });

  constructor(private readonly db: DataSource) {}

  /** @param edition of the ranking that found the cases; those of no edition are not kept */
  async read(caseIds: number[], edition?: string): Promise<ReadonlyMap<number, CaseDigest>> {
    const digests = new Map<number, CaseDigest>();
    for (const id of caseIds) {
      const known = edition && this.kept.get(keyOf(edition, id));
      if (known) digests.set(id, known);
    }
    const missing = caseIds.filter((id) => !digests.has(id));
    if (missing.length === 0) return digests;
    const rows = await queryPrepared<{ digest: string }>(this.db, DIGESTS, [integerArray(missing)]);
    for (const { digest } of rows) {
      const { id, ...read } = JSON.parse(digest) as CaseDigest & { id: number };
      digests.set(id, read);
      if (edition) this.kept.set(keyOf(edition, id), read, { size: 200 + digest.length * 2 });
    }
    return digests;
  }
}

function keyOf(edition: string, caseId: number): string {
  return `${edition}:${caseId}`;
}
