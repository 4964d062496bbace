import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What tests and evaluations found of models. */
export class CreateModelReports1700001500000 implements MigrationInterface {
  name = 'CreateModelReports1700001500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE model_reports (
        id serial PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        kind text NOT NULL,
        model text NOT NULL,
        host text,
        user_id integer NOT NULL,
        figures jsonb NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE model_reports');
  }
}
