import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who imported a file of later history, and when: unknown of those that were there before. Its entries
 * are those of its name.
 */
export class CreateHistoryFiles1700000014000 implements MigrationInterface {
  name = 'CreateHistoryFiles1700000014000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE later_history_files (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL UNIQUE,
        imported_by integer,
        imported_at timestamptz
      )`);
    await runner.query(`
      INSERT INTO later_history_files (name)
      SELECT DISTINCT substr(origin, 6) FROM later_history WHERE starts_with(origin, 'file:')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE later_history_files');
  }
}
