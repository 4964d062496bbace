import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What an index in OpenSearch follows: which indexes there are and how far each has come, and the
 * generation in which each case changed last, kept while there is such an index.
 */
export class FollowIndex1700000020000 implements MigrationInterface {
  name = 'FollowIndex1700000020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE opensearch_indexes (
        name text PRIMARY KEY,
        shape text NOT NULL,
        averages jsonb NOT NULL,
        state text NOT NULL CHECK (state IN ('building', 'live', 'retired')),
        generation integer NOT NULL,
        last_case integer NOT NULL DEFAULT 0,
        changed_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX opensearch_indexes_live ON opensearch_indexes (state) WHERE state = 'live'`,
    );
    await runner.query(`
      CREATE TABLE index_changes (
        case_id integer PRIMARY KEY,
        generation integer NOT NULL
      )`);
    await runner.query('CREATE INDEX index_changes_generation ON index_changes (generation)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE index_changes');
    await runner.query('DROP TABLE opensearch_indexes');
  }
}
