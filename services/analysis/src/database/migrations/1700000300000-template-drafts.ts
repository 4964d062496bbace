import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The template drafts that users keep, each save of one a version. */
export class CreateTemplateDrafts1700000300000 implements MigrationInterface {
  name = 'CreateTemplateDrafts1700000300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE template_drafts (
        id serial PRIMARY KEY,
        user_id integer NOT NULL,
        title text NOT NULL,
        document_type text NOT NULL,
        jurisdiction text,
        missing integer NOT NULL,
        version integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(
      'CREATE INDEX template_drafts_user_id_updated_at ON template_drafts (user_id, updated_at)',
    );
    await runner.query(`
      CREATE TABLE template_draft_versions (
        draft_id integer NOT NULL
          CONSTRAINT template_draft_versions_draft_id_fkey
          REFERENCES template_drafts (id) ON DELETE CASCADE,
        number integer NOT NULL,
        title text NOT NULL,
        request json NOT NULL,
        draft json NOT NULL,
        missing integer NOT NULL,
        restored_from integer,
        saved_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT template_draft_versions_pkey PRIMARY KEY (draft_id, number)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE template_draft_versions, template_drafts');
  }
}
