import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys by which programs of a user ask in the place of a session. */
export class ApiKeys1700000910000 implements MigrationInterface {
  name = 'ApiKeys1700000910000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE api_keys (
        id uuid PRIMARY KEY,
        user_id integer NOT NULL
          CONSTRAINT api_keys_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        key_hash bytea NOT NULL,
        name text NOT NULL,
        hint text NOT NULL,
        scope text NOT NULL CONSTRAINT api_keys_scope CHECK (scope IN ('read', 'write')),
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        last_used_at timestamptz
      )`);
    await runner.query('CREATE UNIQUE INDEX api_keys_key_hash ON api_keys (key_hash)');
    await runner.query('CREATE INDEX api_keys_user_id ON api_keys (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE api_keys');
  }
}
