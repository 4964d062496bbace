import type { MigrationInterface, QueryRunner } from 'typeorm';

/** With each backup: whether it is elsewhere, too, and what room its disk has then. */
export class BackupPlaces1700001220000 implements MigrationInterface {
  name = 'BackupPlaces1700001220000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE backups ADD COLUMN stored boolean, ADD COLUMN disk json');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE backups DROP COLUMN stored, DROP COLUMN disk');
  }
}
