import type { AddedDecision } from '@casewright/law/citation-index';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** More of one question are orders, of which none is told from another. */
const MOST = 2_000;

/** Neighbors of a typed name that are looked at. */
const NEAR = 12;

interface AddedRow extends Omit<AddedDecision, 'names'> {
  name: string;
  fullName: string | null;
}

const COLUMNS = 'witness, name, full_name AS "fullName", citations, court_id AS "courtId", year';

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
         SELECT source_id, citation_keys AS keys, ${COLUMNS}
           FROM indexed_decisions WHERE citation_keys && $1::text[])
       SELECT * FROM found ORDER BY source_id LIMIT ${MOST}`,
      [[...asked]],
    )) as (AddedRow & { keys: string[] })[];
    for (const row of rows)
      for (const key of row.keys.filter((each) => asked.has(each)))
        found.set(key, [...(found.get(key) ?? []), toAdded(row)]);
    return found;
  }

  /**
   * Those whose name, or whose last party, stands next to what is typed: behind it what begins so,
   * before it what is the same but for an ending ("Acme Co." for "Acme Company").
   */
  async namedLike(typed: string): Promise<AddedDecision[]> {
    const next = (key: string, is: '<' | '>=', order: 'DESC' | 'ASC') =>
      `(SELECT ${COLUMNS} FROM indexed_decisions
         WHERE ${key}(name) ${is} name_key($1) ORDER BY ${key}(name) ${order} LIMIT ${NEAR})`;
    const near = ['name_key', 'last_party_key'].flatMap((key) => [
      next(key, '>=', 'ASC'),
      next(key, '<', 'DESC'),
    ]);
    const rows = (await this.db.query(near.join(' UNION ALL '), [typed])) as AddedRow[];
    return rows.map(toAdded);
  }

  async count(): Promise<number> {
    const [row] = (await this.db.query(
      'SELECT count(*)::integer AS decisions FROM indexed_decisions',
    )) as [{ decisions: number }];
    return row.decisions;
  }
}

const toAdded = ({ name, fullName, ...rest }: AddedRow): AddedDecision => ({
  ...rest,
  names: fullName === null ? [name] : [name, fullName],
});
