import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts that users sign in to by an identity provider. */
export class SingleSignOn1700000970000 implements MigrationInterface {
  name = 'SingleSignOn1700000970000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE identities (
        issuer text NOT NULL,
        subject text NOT NULL,
        user_id integer NOT NULL
          CONSTRAINT identities_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        linked_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (issuer, subject)
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX identities_user_id_issuer ON identities (user_id, issuer)',
    );
    await runner.query(`
      CREATE TABLE sign_on_attempts (
        state_hash bytea PRIMARY KEY,
        browser_hash bytea NOT NULL,
        nonce text NOT NULL,
        verifier text NOT NULL,
        return_to text NOT NULL,
        session_id uuid,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE sign_on_sessions (
        session_id uuid PRIMARY KEY
          CONSTRAINT sign_on_sessions_session_id_fkey REFERENCES sessions (id) ON DELETE CASCADE,
        issuer text NOT NULL,
        subject text NOT NULL,
        provider_session text,
        id_token text NOT NULL
      )`);
    await runner.query(
      'CREATE INDEX sign_on_sessions_issuer_subject ON sign_on_sessions (issuer, subject)',
    );
    await runner.query(`
      CREATE TABLE used_logout_tokens (
        token_hash bytea PRIMARY KEY,
        expires_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE used_logout_tokens, sign_on_sessions, sign_on_attempts, identities',
    );
  }
}
