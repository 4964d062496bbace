import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps with a job the trace of the request that asked for it. Processes of the release before go on
 * calling the function without it.
 */
export class JobTraces1700000800000 implements MigrationInterface {
  name = 'JobTraces1700000800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs ADD COLUMN traceparent text');
    await runner.query('DROP FUNCTION accept_job');
    await runner.query(acceptJob(', trace text DEFAULT NULL', ', traceparent', ', trace'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION accept_job');
    await runner.query(acceptJob('', '', ''));
    await runner.query('ALTER TABLE jobs DROP COLUMN traceparent');
  }
}

/** As in 1700000610000, which says why it is as it is, with one more argument, column and value. */
function acceptJob(argument: string, column: string, value: string): string {
  return `
    CREATE FUNCTION accept_job(
      job_id uuid, owner integer, work text, asked json, upload uuid, key text, digest text,
      caller json, correlation text, seconds double precision, most_under_way integer${argument}
    ) RETURNS SETOF jobs LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock(x'6a6f6273'::integer, owner);
      IF key IS NOT NULL THEN
        RETURN QUERY SELECT * FROM jobs WHERE user_id = owner AND idempotency_key = key;
        IF FOUND THEN RETURN; END IF;
      END IF;
      RETURN QUERY
        INSERT INTO jobs (id, user_id, kind, input, upload_id, idempotency_key, fingerprint,
                          principal, correlation_id, deadline_at${column})
        SELECT job_id, owner, work, asked, upload, key, digest, caller, correlation,
               now() + make_interval(secs => seconds)${value}
         WHERE (SELECT count(*) FROM jobs WHERE user_id = owner AND ended_at IS NULL)
               < most_under_way
        RETURNING *;
    END $$`;
}
