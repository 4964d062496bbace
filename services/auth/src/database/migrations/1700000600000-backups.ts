import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the diagnostics know of backups: written by whoever makes one, as an administrator. */
export class Backups1700000600000 implements MigrationInterface {
  name = 'Backups1700000600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE backups (
        made_at timestamptz(3) PRIMARY KEY,
        bytes bigint NOT NULL,
        verified_at timestamptz(3),
        failure text
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE backups');
  }
}
