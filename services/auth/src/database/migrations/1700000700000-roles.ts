import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an account is, of which `is_admin` was one half. */
export class Roles1700000700000 implements MigrationInterface {
  name = 'Roles1700000700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD COLUMN role text NOT NULL DEFAULT 'member'`);
    await runner.query(`UPDATE users SET role = 'administrator' WHERE is_admin`);
    await runner.query(`
      ALTER TABLE users
        ADD CONSTRAINT users_role CHECK (role IN ('administrator', 'member', 'reader', 'auditor')),
        ADD CONSTRAINT users_is_admin CHECK (is_admin = (role = 'administrator'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN role');
  }
}
