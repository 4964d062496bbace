import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What later law did to decisions, whether or not the library has them: found by any of the
 * citations of a decision. `origin` tells the table of a release from what was imported.
 */
export class CreateLaterHistory1700000013000 implements MigrationInterface {
  name = 'CreateLaterHistory1700000013000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE later_history (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        origin text NOT NULL,
        name text NOT NULL,
        keys text[] NOT NULL,
        shared_page boolean NOT NULL DEFAULT false,
        kind text NOT NULL,
        scope text NOT NULL,
        by_name text NOT NULL,
        by_citation text,
        by_year integer,
        point text,
        sources text[] NOT NULL
      )`);
    await runner.query('CREATE INDEX later_history_keys ON later_history USING gin (keys)');
    // One row: the SHA-256 of the release's table as it was loaded last.
    await runner.query('CREATE TABLE later_history_loaded (hash text NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE later_history_loaded');
    await runner.query('DROP TABLE later_history');
  }
}
