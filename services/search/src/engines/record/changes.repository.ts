import type { DocTable } from '@casewright/law/ranking';
import type { DataSource, EntityManager } from 'typeorm';

/** An arbitrary number for the lock that allows one publisher at a time, in any process. */
export const PUBLISH_LOCK = 4_302;

const IDS_AT_ONCE = 50_000;

/** Keeps in which generation each case changed last, for an index elsewhere that follows this one. */
export class ChangesRepository {
  /** Part of the transaction that makes a generation; nothing is kept where nobody follows. */
  async write(changed: readonly number[], generation: number, tx: EntityManager): Promise<void> {
    const [{ followed }] = (await tx.query(
      'SELECT EXISTS (SELECT 1 FROM opensearch_indexes) AS followed',
    )) as [{ followed: boolean }];
    if (!followed) return;
    for (let at = 0; at < changed.length; at += IDS_AT_ONCE) {
      await tx.query(
        `INSERT INTO index_changes SELECT unnest($1::integer[]), $2
             ON CONFLICT (case_id) DO UPDATE SET generation = excluded.generation`,
        [changed.slice(at, at + IDS_AT_ONCE), generation],
      );
    }
  }

  /** The cases that changed in later generations than `since`, ascending, from the one after `last`. */
  async after(
    since: number,
    last: number,
    most: number,
    db: Pick<DataSource, 'query'>,
  ): Promise<number[]> {
    const rows = (await db.query(
      `SELECT case_id AS id FROM index_changes
        WHERE generation > $1 AND case_id > $2 ORDER BY case_id LIMIT $3`,
      [since, last, most],
    )) as { id: number }[];
    return rows.map(({ id }) => id);
  }
}

/**
 * The cases of which a generation says something else than the one before, whatever segments they are
 * in, and those that were read anew. A record says what is said of its decision, too.
 */
export function changedCases(
  docs: DocTable,
  before: DocTable,
  readAnew: Iterable<number>,
): number[] {
  const isAnew = new Uint8Array(docs.size);
  for (const id of readAnew) isAnew[id] = 1;
  const { textSegment, citingSegment, leader } = docs;
  const said = docs.columns
    .map((column, i) => [column, before.columns[i]!] as const)
    .filter(([column]) => column !== textSegment && column !== citingSegment);
  const differs = (id: number) => said.some(([now, then]) => now[id] !== then[id]);
  const changed: number[] = [];
  for (let id = 1; id < docs.size; id++) {
    const isHeld = textSegment[id] !== 0;
    const wasHeld = id < before.size && before.textSegment[id] !== 0;
    const isOther = isHeld && (differs(id) || (leader[id] !== 0 && differs(leader[id]!)));
    if (isAnew[id] === 1 || isHeld !== wasHeld || isOther) changed.push(id);
  }
  return changed;
}
