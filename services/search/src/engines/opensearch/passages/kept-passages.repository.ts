import type { NearPassage } from '@casewright/law/ranking';
import type { DataSource } from 'typeorm';

/** A passage with its vector, as PostgreSQL keeps it. */
interface KeptPassage {
  /** Null for the record's own words. */
  opinion: number | null;
  /** Both count characters as PostgreSQL does. */
  start: number;
  length: number;
  vector: number[];
}

/** A case whose vectors OpenSearch lacks. */
export interface UnindexedCase {
  id: number;
  contentHash: string;
  passages: KeptPassage[];
}

/** A passage that OpenSearch found. */
export interface FoundPassage extends Omit<KeptPassage, 'vector'> {
  caseId: number;
  similarity: number;
}

/** An index of vectors, as PostgreSQL knows it. */
interface KnownPassagesIndex {
  name: string | null;
  /** Outdated is one that may lack changes, or have some that PostgreSQL has not. */
  state: 'building' | 'live' | 'outdated' | null;
  dimensions: number;
}

/** What PostgreSQL knows of the vectors' index in OpenSearch. The tables are `VectorRepository`'s. */
export class KeptPassagesRepository {
  constructor(private readonly db: DataSource) {}

  /** The latest index, and how long the vectors are. */
  async index(): Promise<KnownPassagesIndex> {
    const [row] = await this.db.query(
      `SELECT index_name AS name, index_state AS state, atttypmod AS dimensions
         FROM embedding_model, pg_attribute
        WHERE attrelid = 'embedded_passages'::regclass AND attname = 'vector'`,
    );
    return row;
  }

  /** The index that had all of them once, and is kept up since; null while there is none. */
  async searched(): Promise<string | null> {
    const [row] = await this.db.query(
      `SELECT index_name FROM embedding_model WHERE index_state = 'live'`,
    );
    return row?.index_name ?? null;
  }

  /** Notes an index that is about to be made: nothing is in it. */
  async begin(name: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.query(`UPDATE embedding_model SET index_name = $1, index_state = 'building'`, [
        name,
      ]);
      await tx.query('SET LOCAL statement_timeout = 0');
      await tx.query('UPDATE embedded_cases SET is_indexed = false WHERE is_indexed');
    });
  }

  /** In milliseconds, by the one clock that all processes share. */
  async now(): Promise<number> {
    const [{ now }] = await this.db.query(
      'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now',
    );
    return now;
  }

  /** Some cases that the index lacks. A vector of zeros has no direction, and nothing is near to it. */
  unindexed(atMost: number): Promise<UnindexedCase[]> {
    return this.db.query(
      `WITH waiting AS (
         SELECT case_id, content_hash FROM embedded_cases
          WHERE NOT is_indexed ORDER BY case_id LIMIT $1
       )
       SELECT case_id AS id, content_hash AS "contentHash", passages
         FROM waiting w CROSS JOIN LATERAL (
           SELECT coalesce(json_agg(json_build_object(
                    'opinion', opinion_id, 'start', start_at, 'length', length,
                    'vector', vector::text::json)), '[]') AS passages
             FROM embedded_passages p
            WHERE p.case_id = w.case_id AND vector <#> vector < 0
         ) p
        ORDER BY case_id`,
      [atMost],
    );
  }

  /** Unless they have been embedded anew since. */
  async areIndexed(cases: readonly Pick<UnindexedCase, 'id' | 'contentHash'>[]): Promise<void> {
    await this.db.query(
      `UPDATE embedded_cases e SET is_indexed = true
         FROM unnest($1::integer[], $2::text[]) AS written (case_id, content_hash)
        WHERE e.case_id = written.case_id AND e.content_hash = written.content_hash`,
      [cases.map(({ id }) => id), cases.map(({ contentHash }) => contentHash)],
    );
  }

  /** From here on it is searched. */
  async isWhole(name: string): Promise<void> {
    await this.db.query(
      `UPDATE embedding_model SET index_state = 'live'
        WHERE index_name = $1 AND index_state = 'building'`,
      [name],
    );
  }

  /** The passages with their texts, in the same order. */
  read(found: readonly FoundPassage[]): Promise<NearPassage[]> {
    const column = <Key extends keyof FoundPassage>(key: Key) => found.map((each) => each[key]);
    return this.db.query(
      `SELECT f.case_id AS "caseId", f.similarity, substr(o.text, f.start_at + 1, f.length) AS text,
              o.ordinal AS opinion, f.start_at AS start
         FROM unnest($1::integer[], $2::float8[], $3::integer[], $4::integer[], $5::integer[])
              WITH ORDINALITY AS f (case_id, similarity, opinion_id, start_at, length, at)
         LEFT JOIN opinions o ON o.id = f.opinion_id
        ORDER BY f.at`,
      [
        column('caseId'),
        column('similarity'),
        column('opinion'),
        column('start'),
        column('length'),
      ],
    );
  }
}
