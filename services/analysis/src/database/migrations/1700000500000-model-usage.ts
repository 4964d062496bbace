import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a model is used for, by user and task. */
export class CreateModelUsage1700000500000 implements MigrationInterface {
  name = 'CreateModelUsage1700000500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE model_usage (
        user_id integer NOT NULL,
        task text NOT NULL,
        model text NOT NULL,
        day date NOT NULL,
        requests integer NOT NULL,
        failures integer NOT NULL,
        prompt_tokens bigint NOT NULL,
        completion_tokens bigint NOT NULL,
        PRIMARY KEY (user_id, task, model, day)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE model_usage');
  }
}
