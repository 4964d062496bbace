import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What accounts ask for besides the password, and log-ins that wait for it. */
export class SecondFactors1700000960000 implements MigrationInterface {
  name = 'SecondFactors1700000960000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE totp_factors (
        user_id integer PRIMARY KEY
          CONSTRAINT totp_factors_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        secret bytea NOT NULL,
        confirmed_at timestamptz,
        last_step integer NOT NULL DEFAULT 0
      )`);
    await runner.query(`
      CREATE TABLE recovery_codes (
        id uuid PRIMARY KEY,
        user_id integer NOT NULL
          CONSTRAINT recovery_codes_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        code_hash text NOT NULL
      )`);
    await runner.query('CREATE INDEX recovery_codes_user_id ON recovery_codes (user_id)');
    await runner.query(`
      CREATE TABLE second_steps (
        token_hash bytea PRIMARY KEY,
        user_id integer NOT NULL
          CONSTRAINT second_steps_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX second_steps_user_id ON second_steps (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE second_steps');
    await runner.query('DROP TABLE recovery_codes');
    await runner.query('DROP TABLE totp_factors');
  }
}
