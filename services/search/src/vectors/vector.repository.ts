import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { standsForDecision } from '../citator/same-decision/same-decision.repository.js';
import { OpinionEntity } from '../library/opinion.entity.js';

/** A case that has no vectors of its present record. */
export interface CaseToEmbed {
  id: number;
  contentHash: string;
  name: string;
  /** What the record says about the case: topics, summary, key points. */
  head: string;
}

/** A passage with its vector. `start` and `length` count characters as PostgreSQL does. */
export interface EmbeddedPassage {
  /** Null for the record's own words. */
  opinionId: number | null;
  start: number;
  length: number;
  vector: number[];
}

/** Any constant of ours: one process prepares the tables, one fills them. */
const PREPARE_LOCK = 4_304;
const FILL_LOCK = 4_305;
/** What an index in OpenSearch has of them; tables of earlier versions lack these. */
const ABOUT_INDEX = `
  ALTER TABLE embedding_model ADD COLUMN IF NOT EXISTS index_name text,
    ADD COLUMN IF NOT EXISTS index_state text
      CHECK (index_state IN ('building', 'live', 'outdated'));
  ALTER TABLE embedded_cases ADD COLUMN IF NOT EXISTS is_indexed boolean NOT NULL DEFAULT false;
  CREATE INDEX IF NOT EXISTS embedded_cases_unindexed ON embedded_cases (case_id)
    WHERE NOT is_indexed`;

/**
 * The vectors, in tables that exist only where the pgvector extension and a model do: they are no
 * part of the migrations, because their type depends on the extension and their width on the model.
 */
@Injectable()
export class VectorRepository {
  constructor(private readonly db: DataSource) {}

  /** Whether the database has the pgvector extension, 0.7 or later. */
  async isPossible(): Promise<boolean> {
    const [row] = await this.db.query(`SELECT to_regtype('halfvec') IS NOT NULL AS possible`);
    return row.possible;
  }

  /** The model whose vectors are stored; null for none. */
  async storedModel(): Promise<string | null> {
    const [{ made }] = await this.db.query(
      `SELECT to_regclass('embedding_model') IS NOT NULL AS made`,
    );
    if (!made) return null;
    const [row] = await this.db.query('SELECT model FROM embedding_model');
    return row?.model ?? null;
  }

  /** Makes the tables for a model's vectors, of so many dimensions; those of another model go. */
  async prepare(model: string, dimensions: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [PREPARE_LOCK]);
      await tx.query('DROP TABLE IF EXISTS embedding_model, embedded_cases, embedded_passages');
      await tx.query('CREATE TABLE embedding_model (model text NOT NULL)');
      await tx.query('INSERT INTO embedding_model VALUES ($1)', [model]);
      await tx.query(
        'CREATE TABLE embedded_cases (case_id integer PRIMARY KEY, content_hash text NOT NULL)',
      );
      await tx.query(`
        CREATE TABLE embedded_passages (
          case_id integer NOT NULL,
          opinion_id integer,
          start_at integer NOT NULL,
          length integer NOT NULL,
          vector halfvec(${dimensions}) NOT NULL
        )`);
      await tx.query('CREATE INDEX embedded_passages_case_id ON embedded_passages (case_id)');
      await tx.query(ABOUT_INDEX);
    });
  }

  /** Brings tables that an earlier version made to what this one has. */
  async renew(): Promise<void> {
    const [{ isOld }] = await this.db.query(
      `SELECT to_regclass('embedded_cases_unindexed') IS NULL AS "isOld"`,
    );
    if (isOld) await this.db.query(ABOUT_INDEX);
  }

  /** Runs `work` unless another process is at it. */
  async alone(work: () => Promise<void>): Promise<void> {
    const lock = this.db.createQueryRunner();
    try {
      const [{ ours }] = await lock.query('SELECT pg_try_advisory_lock($1) AS ours', [FILL_LOCK]);
      if (!ours) return;
      try {
        await work();
      } finally {
        await lock.query('SELECT pg_advisory_unlock($1)', [FILL_LOCK]);
      }
    } finally {
      await lock.release();
    }
  }

  /** Cases after the given one that wait; of a decision's records the one that represents it. */
  waiting(after: number, limit: number): Promise<CaseToEmbed[]> {
    return this.db.query(
      `SELECT c.id, c.content_hash AS "contentHash", c.name,
              concat_ws(E'\\n', nullif(array_to_string(c.topics, '; '), ''), nullif(c.summary, ''),
                        nullif(array_to_string(c.key_points, E'\\n'), '')) AS head
         FROM cases c
         LEFT JOIN embedded_cases e ON e.case_id = c.id AND e.content_hash = c.content_hash
        WHERE c.published AND e.case_id IS NULL AND c.id > $1 AND ${standsForDecision('c.id')}
        ORDER BY c.id LIMIT $2`,
      [after, limit],
    );
  }

  opinionsOf(caseId: number): Promise<{ id: number; text: string }[]> {
    return this.db
      .getRepository(OpinionEntity)
      .find({ select: { id: true, text: true }, where: { caseId }, order: { ordinal: 'ASC' } });
  }

  /** Replaces a case's vectors. */
  async store(item: CaseToEmbed, passages: EmbeddedPassage[]): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.query('DELETE FROM embedded_passages WHERE case_id = $1', [item.id]);
      await this.add(item.id, passages, tx);
      await tx.query(
        `INSERT INTO embedded_cases VALUES ($1, $2)
         ON CONFLICT (case_id)
         DO UPDATE SET content_hash = excluded.content_hash, is_indexed = false`,
        [item.id, item.contentHash],
      );
    });
  }

  private add(caseId: number, passages: EmbeddedPassage[], tx: EntityManager): Promise<unknown> {
    return tx.query(
      `INSERT INTO embedded_passages (case_id, opinion_id, start_at, length, vector)
       SELECT $1, p.opinion_id, p.start_at, p.length, p.vector::halfvec
         FROM unnest($2::integer[], $3::integer[], $4::integer[], $5::text[])
              AS p (opinion_id, start_at, length, vector)`,
      [
        caseId,
        passages.map(({ opinionId }) => opinionId),
        passages.map(({ start }) => start),
        passages.map(({ length }) => length),
        passages.map(({ vector }) => JSON.stringify(vector)),
      ],
    );
  }

  /** Cases that are no longer there. */
  async gone(): Promise<number[]> {
    const rows = (await this.db.query(
      `SELECT case_id AS id FROM embedded_cases e
        WHERE NOT EXISTS (SELECT 1 FROM cases c WHERE c.id = e.case_id)`,
    )) as { id: number }[];
    return rows.map(({ id }) => id);
  }

  async forget(caseIds: readonly number[]): Promise<void> {
    await this.db.transaction(async (tx) => {
      for (const table of ['embedded_passages', 'embedded_cases']) {
        await tx.query(`DELETE FROM ${table} WHERE case_id = ANY ($1)`, [caseIds]);
      }
    });
  }
}
