import { citationKey } from '@casewright/law/citations';
import type { NewIndexedDecision } from '@casewright/law/records';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BinaryCopy, copyInto } from '../../library/binary-copy.js';

/** Of distinct decisions. */
export interface StoredDecisions {
  added: number;
  changed: number;
}

const INCOMING_COLUMNS =
  'source_id, witness, name, full_name, citations, citation_keys, court_id, year';
const FIELDS = INCOMING_COLUMNS.split(', ').filter((name) => name !== 'source_id');
const OLD = FIELDS.map((name) => `d.${name}`).join(', ');
const NEW = FIELDS.map((name) => `excluded.${name}`).join(', ');

/** Stores decisions that are known without their texts. */
@Injectable()
export class IndexedDecisionsRepository {
  constructor(private readonly db: DataSource) {}

  /** The planner knows nothing of what was just stored. */
  async analyze(): Promise<void> {
    await this.db.query('ANALYZE indexed_decisions');
  }

  /** New ones and those that differ from what is stored; the same ones again change nothing. */
  async store(
    decisions: readonly NewIndexedDecision[],
    tx: EntityManager,
  ): Promise<StoredDecisions> {
    await tx.query(
      `CREATE TEMP TABLE IF NOT EXISTS incoming_decisions
         (LIKE indexed_decisions) ON COMMIT DELETE ROWS`,
    );
    const rows = new BinaryCopy();
    for (const decision of decisions) writeDecision(decision, rows);
    await copyInto(tx, `incoming_decisions (${INCOMING_COLUMNS})`, rows);
    const [stored] = (await tx.query(
      `WITH stored AS (
         INSERT INTO indexed_decisions AS d (${INCOMING_COLUMNS})
         SELECT ${INCOMING_COLUMNS} FROM incoming_decisions
         ON CONFLICT (source_id) DO UPDATE SET (${FIELDS.join(', ')}) = (${NEW})
           WHERE (${OLD}) IS DISTINCT FROM (${NEW})
         RETURNING xmax = 0 AS is_new)
       SELECT count(*) FILTER (WHERE is_new)::integer AS added,
              count(*) FILTER (WHERE NOT is_new)::integer AS changed FROM stored`,
    )) as [StoredDecisions];
    return stored;
  }
}

function writeDecision(decision: NewIndexedDecision, rows: BinaryCopy): void {
  const { sourceId, witness, name, fullName, citations, courtId, year } = decision;
  rows.row(8).text(sourceId).text(witness).text(name).text(fullName).texts(citations);
  rows
    .texts([...new Set(citations.map(citationKey))])
    .text(courtId)
    .int(year);
}
