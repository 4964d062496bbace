import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which analysis of words made the index, and the cases that another one has read. `analysis_begun`
 * is the one that the cases are being read again for; 0 is any before it was noted.
 */
export class VersionIndex1700000015000 implements MigrationInterface {
  name = 'VersionIndex1700000015000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE index_generation
        ADD analysis integer NOT NULL DEFAULT 0, ADD analysis_begun integer NOT NULL DEFAULT 0`);
    await runner.query(
      'CREATE TABLE index_outdated (case_id integer PRIMARY KEY REFERENCES cases ON DELETE CASCADE)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE index_outdated');
    await runner.query('ALTER TABLE index_generation DROP analysis, DROP analysis_begun');
  }
}
