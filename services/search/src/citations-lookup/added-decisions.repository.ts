import type { AddedDecision } from '@casewright/law/citation-index';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** More of one question are orders, of which none is told from another. */
const MOST = 2_000;

interface AddedRow extends Omit<AddedDecision, 'names'> {
  keys: string[];
  name: string;
  fullName: string | null;
}

/** Decisions without texts that an operator brought. */
@Injectable()
export class AddedDecisionsRepository {
  constructor(private readonly db: DataSource) {}

  /**
   * By citation key. What is found is materialized: with a limit to reach, the planner would read the
   * table from its beginning.
   */
  async at(keys: readonly string[]): Promise<Map<string, AddedDecision[]>> {
    const asked = new Set(keys);
    const found = new Map<string, AddedDecision[]>();
    if (asked.size === 0) return found;
    const rows = (await this.db.query(
      `WITH found AS MATERIALIZED (
         SELECT source_id, citation_keys AS keys, witness, name, full_name AS "fullName", citations,
                court_id AS "courtId", year
           FROM indexed_decisions WHERE citation_keys && $1::text[])
       SELECT * FROM found ORDER BY source_id LIMIT ${MOST}`,
      [[...asked]],
    )) as (AddedRow & { source_id: string })[];
    for (const { source_id: _, keys: own, name, fullName, ...rest } of rows) {
      const decision = { ...rest, names: fullName === null ? [name] : [name, fullName] };
      for (const key of own.filter((each) => asked.has(each)))
        found.set(key, [...(found.get(key) ?? []), decision]);
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
