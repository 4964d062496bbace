import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links by which a forgotten password is replaced. */
export class ResetLinks1700000800000 implements MigrationInterface {
  name = 'ResetLinks1700000800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reset_links (
        token_hash bytea PRIMARY KEY,
        user_id integer NOT NULL
          CONSTRAINT reset_links_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        made_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX reset_links_user_id ON reset_links (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reset_links');
  }
}
