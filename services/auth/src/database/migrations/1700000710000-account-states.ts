import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts can be disabled, and show when they were last used. */
export class AccountStates1700000710000 implements MigrationInterface {
  name = 'AccountStates1700000710000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ADD COLUMN disabled_at timestamptz,
        ADD COLUMN last_login_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN disabled_at, DROP COLUMN last_login_at');
  }
}
