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

/** The passage of a case that is nearest to a query. */
export interface NearPassage {
  caseId: number;
  /** Cosine, -1 … 1. */
  similarity: number;
  /** Null where it is the record's own words. */
  text: string | null;
  /** Which of the case's opinions it is of, from 0; null as the text. */
  opinion: number | null;
  /** Its first character in the text of that. */
  start: number;
}

/** Any constant of ours: one process prepares the tables, one fills them. */
const PREPARE_LOCK = 4_304;
const FILL_LOCK = 4_305;
/** pgvector's graph cannot hold longer ones; those are compared one by one. */
const INDEXED_DIMENSIONS = 4_000;
/** Passages looked at: a case may have several among the nearest. */
const PASSAGES = 200;

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

  /** Makes the tables for a model's vectors; those of another model go. */
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
      if (dimensions > INDEXED_DIMENSIONS) return;
      await tx.query(`CREATE INDEX embedded_passages_vector ON embedded_passages
        USING hnsw (vector halfvec_cosine_ops)`);
    });
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
         ON CONFLICT (case_id) DO UPDATE SET content_hash = excluded.content_hash`,
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

  /** Forgets the cases that are no longer there. */
  async sweep(): Promise<void> {
    for (const table of ['embedded_passages', 'embedded_cases']) {
      await this.db.query(
        `DELETE FROM ${table} e WHERE NOT EXISTS (SELECT 1 FROM cases c WHERE c.id = e.case_id)`,
      );
    }
  }

  /** The cases with the nearest passages, nearest first, each with that passage. */
  nearest(vector: number[], cases: number): Promise<NearPassage[]> {
    return this.db.transaction(async (tx) => {
      await tx.query(`SET LOCAL hnsw.ef_search = ${PASSAGES}`);
      return tx.query(
        `WITH near AS (
           SELECT case_id, opinion_id, start_at, length, vector <=> $1::halfvec AS distance
             FROM embedded_passages ORDER BY vector <=> $1::halfvec LIMIT ${PASSAGES}
         ), best AS (
           SELECT DISTINCT ON (case_id) * FROM near ORDER BY case_id, distance
         )
         SELECT b.case_id AS "caseId", 1 - b.distance AS similarity,
                substr(o.text, b.start_at + 1, b.length) AS text,
                o.ordinal AS opinion, b.start_at AS start
           FROM best b LEFT JOIN opinions o ON o.id = b.opinion_id
          ORDER BY b.distance, b.case_id LIMIT $2`,
        [JSON.stringify(vector), cases],
      );
    });
  }
}
