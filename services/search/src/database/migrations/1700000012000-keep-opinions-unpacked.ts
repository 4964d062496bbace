import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * New opinions are stored as they are. PostgreSQL's own packing saves less than half of their room,
 * costs an import more than the rest of storing them, and has to be undone from an opinion's first
 * word on for each passage that a search shows.
 */
export class KeepOpinionsUnpacked1700000012000 implements MigrationInterface {
  name = 'KeepOpinionsUnpacked1700000012000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE opinions ALTER COLUMN text SET STORAGE EXTERNAL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE opinions ALTER COLUMN text SET STORAGE EXTENDED');
  }
}
