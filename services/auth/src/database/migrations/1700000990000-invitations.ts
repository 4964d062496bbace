import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts that wait to be opened by whoever has the link. */
export class Invitations1700000990000 implements MigrationInterface {
  name = 'Invitations1700000990000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE invitations (
        id uuid PRIMARY KEY,
        email text NOT NULL CONSTRAINT invitations_email UNIQUE,
        role text NOT NULL,
        token_hash bytea NOT NULL CONSTRAINT invitations_token_hash UNIQUE,
        invited_by integer
          CONSTRAINT invitations_invited_by_fkey REFERENCES users (id) ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX invitations_invited_by ON invitations (invited_by)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE invitations');
  }
}
