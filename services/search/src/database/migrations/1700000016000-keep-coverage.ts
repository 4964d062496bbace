import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What of each search in the history the library did not answer; null where there is nothing to tell. */
export class KeepCoverage1700000016000 implements MigrationInterface {
  name = 'KeepCoverage1700000016000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE search_history ADD coverage text, ADD uncovered jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE search_history DROP coverage, DROP uncovered');
  }
}
