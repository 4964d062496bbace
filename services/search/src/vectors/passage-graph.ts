import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Nearest, PassageIndex } from './passage-index.js';

/** pgvector's graph cannot hold longer ones; those are compared one by one. */
const INDEXED_DIMENSIONS = 4_000;
/** Passages looked at: a case may have several among the nearest. */
const PASSAGES = 200;

/** The vectors in PostgreSQL, with pgvector's graph of them. */
@Injectable()
export class PassageGraph implements PassageIndex {
  constructor(private readonly db: DataSource) {}

  nearest(vector: readonly number[], cases: number): Promise<Nearest> {
    return this.db.transaction(async (tx) => {
      await tx.query(`SET LOCAL hnsw.ef_search = ${PASSAGES}`);
      const passages = await tx.query(
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
      return { passages, isIncomplete: false };
    });
  }

  /** PostgreSQL keeps the graph up; it is made where OpenSearch had it until now. */
  async follow(): Promise<void> {
    await this.db.transaction(async (tx) => {
      const [{ isMissing }] = await tx.query(
        `SELECT to_regclass('embedded_passages_vector') IS NULL
                AND atttypmod <= ${INDEXED_DIMENSIONS} AS "isMissing"
           FROM pg_attribute
          WHERE attrelid = 'embedded_passages'::regclass AND attname = 'vector'`,
      );
      if (!isMissing) return;
      await tx.query('SET LOCAL statement_timeout = 0');
      await tx.query(
        `CREATE INDEX embedded_passages_vector ON embedded_passages
           USING hnsw (vector halfvec_cosine_ops)`,
      );
    });
  }

  /** An index elsewhere does not hear of these, so it is not to be used again. */
  async remove(): Promise<void> {
    await this.db.query(
      `UPDATE embedding_model SET index_state = 'outdated' WHERE index_name IS NOT NULL`,
    );
  }

  /** Without it the vectors are still there, and are compared one by one. */
  async drop(): Promise<void> {
    const [{ isThere }] = await this.db.query(
      `SELECT to_regclass('embedded_passages_vector') IS NOT NULL AS "isThere"`,
    );
    if (isThere) await this.db.query('DROP INDEX IF EXISTS embedded_passages_vector');
  }
}
