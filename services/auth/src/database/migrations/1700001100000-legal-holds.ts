import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts whose data is kept, whatever its owner or retention says. */
export class LegalHolds1700001100000 implements MigrationInterface {
  name = 'LegalHolds1700001100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN held_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN held_at');
  }
}
