import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAuthTables1700000000000 implements MigrationInterface {
  name = 'CreateAuthTables1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        id serial PRIMARY KEY,
        email text NOT NULL UNIQUE,
        name text NOT NULL,
        company text,
        password text NOT NULL,
        is_admin boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE sessions (
        id uuid PRIMARY KEY,
        token_hash bytea NOT NULL,
        user_id integer NOT NULL
          CONSTRAINT sessions_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        ip text NOT NULL,
        user_agent text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE UNIQUE INDEX sessions_token_hash ON sessions (token_hash)');
    await runner.query('CREATE INDEX sessions_user_id ON sessions (user_id)');
    await runner.query(`
      CREATE TABLE leads (
        id serial PRIMARY KEY,
        email text NOT NULL UNIQUE,
        name text,
        company text,
        source text,
        notes text,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE login_failures (
        email text PRIMARY KEY,
        failures integer NOT NULL,
        locked_until timestamptz,
        last_failed_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE login_failures, leads, sessions, users');
  }
}
