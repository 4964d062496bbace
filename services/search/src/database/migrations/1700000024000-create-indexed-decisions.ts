import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Decisions that are known without their texts, beside the citation index that ships. `witness` is
 * whose record it is: what one publisher took over from the other is the other's.
 */
export class CreateIndexedDecisions1700000024000 implements MigrationInterface {
  name = 'CreateIndexedDecisions1700000024000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE indexed_decisions (
        source_id text PRIMARY KEY,
        witness text NOT NULL,
        name text NOT NULL,
        full_name text,
        citations text[] NOT NULL,
        citation_keys text[] NOT NULL,
        court_id text,
        year integer
      )`);
    // Without the list of what is pending, which every look-up would read through.
    await runner.query(`
      CREATE INDEX indexed_decisions_citation_keys ON indexed_decisions
        USING gin (citation_keys) WITH (fastupdate = off)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE indexed_decisions');
  }
}
