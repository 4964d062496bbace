import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The citations that were generated, each under its owner. */
export class CreateCitations1700000101000 implements MigrationInterface {
  name = 'CreateCitations1700000101000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE citations (
        id serial PRIMARY KEY,
        user_id integer NOT NULL,
        document_id integer,
        content text NOT NULL,
        citation_text text NOT NULL,
        format text NOT NULL,
        type text NOT NULL,
        generated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX citations_user_id ON citations (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE citations');
  }
}
