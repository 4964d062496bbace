import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys, and challenges that are answered within a session. */
export class Passkeys1700000980000 implements MigrationInterface {
  name = 'Passkeys1700000980000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passkeys (
        id uuid PRIMARY KEY,
        user_id integer NOT NULL
          CONSTRAINT passkeys_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        name text NOT NULL,
        credential_id text NOT NULL CONSTRAINT passkeys_credential_id UNIQUE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz
      )`);
    await runner.query('CREATE INDEX passkeys_user_id ON passkeys (user_id)');
    await runner.query(`
      ALTER TABLE second_steps
        ADD purpose text NOT NULL DEFAULT 'log_in'
          CONSTRAINT second_steps_purpose CHECK (purpose IN ('log_in', 'add_passkey', 'prove')),
        ADD site text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM second_steps WHERE purpose <> 'log_in'");
    await runner.query('ALTER TABLE second_steps DROP purpose, DROP site');
    await runner.query('DROP TABLE passkeys');
  }
}
