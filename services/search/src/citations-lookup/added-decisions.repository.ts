import type { AddedDecision } from '@casewright/law/citation-index';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** More at one page are orders, of which none is told from another. */
const MOST_AT_A_PAGE = 50;

interface AddedRow extends Omit<AddedDecision, 'names'> {
  key: string;
  name: string;
  fullName: string | null;
}

/** Decisions without texts that an operator brought. */
@Injectable()
export class AddedDecisionsRepository {
  constructor(private readonly db: DataSource) {}

  /** By citation key. */
  async at(keys: readonly string[]): Promise<Map<string, AddedDecision[]>> {
    const found = new Map<string, AddedDecision[]>();
    if (keys.length === 0) return found;
    const rows = (await this.db.query(
      `SELECT k.key, d.* FROM unnest($1::text[]) AS k (key)
        CROSS JOIN LATERAL (
          SELECT witness, name, full_name AS "fullName", citations, court_id AS "courtId", year
            FROM indexed_decisions WHERE citation_keys @> ARRAY[k.key]
           ORDER BY source_id LIMIT ${MOST_AT_A_PAGE}
        ) AS d`,
      [[...new Set(keys)]],
    )) as AddedRow[];
    for (const { key, name, fullName, ...rest } of rows) {
      const names = fullName === null ? [name] : [name, fullName];
      found.set(key, [...(found.get(key) ?? []), { ...rest, names }]);
    }
    return found;
  }

  async count(): Promise<number> {
    const [row] = (await this.db.query(
      'SELECT count(*)::integer AS decisions FROM indexed_decisions',
    )) as [{ decisions: number }];
    return row.decisions;
  }
}
