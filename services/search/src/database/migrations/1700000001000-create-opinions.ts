import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Full opinions, and what a source says of a case beyond the starter library's fields. */
export class CreateOpinions1700000001000 implements MigrationInterface {
  name = 'CreateOpinions1700000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE cases
        ADD COLUMN name_short text,
        ADD COLUMN precedential_status text,
        ADD COLUMN judges text,
        ADD COLUMN syllabus text,
        ADD COLUMN source_url text,
        ADD COLUMN published boolean NOT NULL DEFAULT true`);
    await runner.query(`
      CREATE TABLE opinions (
        id serial PRIMARY KEY,
        case_id integer NOT NULL
          CONSTRAINT opinions_case_id_fkey REFERENCES cases (id) ON DELETE CASCADE,
        ordinal integer NOT NULL,
        kind text NOT NULL,
        author text,
        text text NOT NULL,
        structure jsonb NOT NULL
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX opinions_case_id_ordinal ON opinions (case_id, ordinal)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE opinions');
    await runner.query(`
      ALTER TABLE cases
        DROP COLUMN name_short,
        DROP COLUMN precedential_status,
        DROP COLUMN judges,
        DROP COLUMN syllabus,
        DROP COLUMN source_url,
        DROP COLUMN published`);
  }
}
