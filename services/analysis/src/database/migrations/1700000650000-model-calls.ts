import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long the newest requests to the model took, and how they ended. */
export class CreateModelCalls1700000650000 implements MigrationInterface {
  name = 'CreateModelCalls1700000650000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE model_calls (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        task text NOT NULL,
        model text NOT NULL,
        duration_ms integer NOT NULL,
        fault text
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE model_calls');
  }
}
