import type { DecisionRecord, RecordPair } from '@casewright/law/treatment';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** SQL for "this record stands for its decision": it is the fullest one there is, or the only one. */
export const standsForDecision = (caseId: string) =>
  `NOT EXISTS (SELECT 1 FROM same_decisions d WHERE d.case_id = ${caseId} AND d.leader_id <> ${caseId})`;

/** SQL for what a record's own source says, whatever the record says for its decision. */
const ofSource = (record: string, column: string, type = 'text') =>
  `CASE WHEN ${record}.own_fields ? '${column}' THEN (${record}.own_fields->>'${column}')::${type}
        ELSE ${record}.${column}::${type} END`;

/** Which records are of one decision: read and written while the library is published. */
@Injectable()
export class SameDecisionRepository {
  /** The published cases that were loaded since the last time, and those grouped with them. */
  async loaded(tx: EntityManager): Promise<number[]> {
    const rows = (await tx.query(`
      SELECT l.case_id AS id FROM citator_loaded l JOIN cases c ON c.id = l.case_id AND c.published
      UNION
      SELECT mate.case_id FROM citator_loaded l JOIN same_decisions own USING (case_id)
        JOIN same_decisions mate ON mate.leader_id = own.leader_id`)) as { id: number }[];
    return rows.map(({ id }) => id);
  }

  /** The published cases of about the same year that have a citation of one of these (`a`). */
  neighbors(caseIds: number[], tx: EntityManager): Promise<RecordPair[]> {
    return tx.query(
      `SELECT own.case_id AS a, other.case_id AS b, count(*)::integer AS citations
         FROM case_citation_keys own
         JOIN case_citation_keys other ON other.key = own.key AND other.case_id <> own.case_id
         JOIN cases a ON a.id = own.case_id AND a.published
         JOIN cases b ON b.id = other.case_id AND b.published
        WHERE own.case_id = ANY($1) AND NOT starts_with(own.key, 'blank:')
          AND abs(${ofSource('a', 'year', 'integer')} - ${ofSource('b', 'year', 'integer')}) <= 1
        GROUP BY own.case_id, other.case_id`,
      [caseIds],
    );
  }

  /** As their own sources have them. */
  records(caseIds: number[], tx: EntityManager): Promise<DecisionRecord[]> {
    return tx.query(
      `SELECT c.id, c.source, c.source_id AS "sourceId", ${ofSource('c', 'name')} AS name,
              ${ofSource('c', 'year', 'integer')} AS year,
              ${ofSource('c', 'decided')} AS decided, ${ofSource('c', 'docket')} AS docket,
              (SELECT coalesce(sum(octet_length(o.text)), 0)::float8 FROM opinions o
                WHERE o.case_id = c.id) AS "textBytes"
         FROM cases c WHERE c.id = ANY($1)`,
      [caseIds],
    );
  }

  /**
   * Replaces the groups of cases. Leaves in the temporary table `regrouped` those whose decision is
   * now told by another record.
   *
   * @param caseIds the cases that were looked at
   * @param members those of them that are in a group, with the fullest record of that group
   */
  async replace(
    caseIds: number[],
    members: { id: number; leader: number }[],
    tx: EntityManager,
  ): Promise<void> {
    await tx.query(
      `CREATE TEMP TABLE regrouped ON COMMIT DROP AS
         SELECT case_id, g.leader_id
           FROM unnest($1::integer[]) AS looked (case_id)
           LEFT JOIN same_decisions before USING (case_id)
           LEFT JOIN unnest($2::integer[], $3::integer[]) AS g (case_id, leader_id) USING (case_id)
          WHERE before.leader_id IS DISTINCT FROM g.leader_id`,
      [caseIds, members.map(({ id }) => id), members.map(({ leader }) => leader)],
    );
    await tx.query('DELETE FROM same_decisions WHERE case_id IN (SELECT case_id FROM regrouped)');
    await tx.query(`
      INSERT INTO same_decisions SELECT case_id, leader_id FROM regrouped
       WHERE leader_id IS NOT NULL`);
  }

  /** Forgets cases that are about to be deleted; what was grouped with them is looked at again. */
  async remove(caseIds: number[], tx: EntityManager): Promise<void> {
    await tx.query(
      `INSERT INTO citator_loaded
       SELECT mate.case_id FROM same_decisions own
         JOIN same_decisions mate ON mate.leader_id = own.leader_id
        WHERE own.case_id = ANY($1) AND mate.case_id <> ALL($1)
       ON CONFLICT DO NOTHING`,
      [caseIds],
    );
    await tx.query('DELETE FROM same_decisions WHERE case_id = ANY($1)', [caseIds]);
  }
}
