import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Work that outlives its request. */
export class CreateJobs1700000400000 implements MigrationInterface {
  name = 'CreateJobs1700000400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE jobs (
        id uuid PRIMARY KEY,
        user_id integer NOT NULL,
        kind text NOT NULL,
        state text NOT NULL DEFAULT 'queued',
        stage text,
        percent integer NOT NULL DEFAULT 0,
        attempts integer NOT NULL DEFAULT 0,
        revision integer NOT NULL DEFAULT 0,
        input json,
        upload_id uuid,
        result json,
        text text,
        error json,
        idempotency_key text,
        fingerprint text NOT NULL,
        principal json NOT NULL,
        correlation_id text NOT NULL,
        token uuid,
        lease_until timestamptz,
        token_sent_at timestamptz NOT NULL DEFAULT now(),
        created_at timestamptz NOT NULL DEFAULT now(),
        started_at timestamptz,
        ended_at timestamptz,
        deadline_at timestamptz NOT NULL
      )`);
    for (const index of [
      'CREATE INDEX jobs_user_id_created_at ON jobs (user_id, created_at)',
      'CREATE INDEX jobs_user_id_started_at ON jobs (user_id, started_at)',
      `CREATE UNIQUE INDEX jobs_user_id_idempotency_key ON jobs (user_id, idempotency_key)
         WHERE idempotency_key IS NOT NULL`,
      'CREATE INDEX jobs_under_way ON jobs (user_id) WHERE ended_at IS NULL',
      'CREATE INDEX jobs_token ON jobs (token)',
      'CREATE INDEX jobs_ended_at ON jobs (ended_at)',
    ]) {
      await runner.query(index);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE jobs');
  }
}
