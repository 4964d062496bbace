import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Accepts a job in one round trip. A function, as each of its statements sees what was committed
 * before it began: the count is taken after the lock is held, so a user's jobs stay bounded however
 * many submissions come at once. 0x6a6f6273 sets these advisory locks apart from others.
 */
export class AcceptJobs1700000610000 implements MigrationInterface {
  name = 'AcceptJobs1700000610000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION accept_job(
        job_id uuid, owner integer, work text, asked json, upload uuid, key text, digest text,
        caller json, correlation text, seconds double precision, most_under_way integer
      ) RETURNS SETOF jobs LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(x'6a6f6273'::integer, owner);
        IF key IS NOT NULL THEN
          RETURN QUERY SELECT * FROM jobs WHERE user_id = owner AND idempotency_key = key;
          IF FOUND THEN RETURN; END IF;
        END IF;
        RETURN QUERY
          INSERT INTO jobs (id, user_id, kind, input, upload_id, idempotency_key, fingerprint,
                            principal, correlation_id, deadline_at)
          SELECT job_id, owner, work, asked, upload, key, digest, caller, correlation,
                 now() + make_interval(secs => seconds)
           WHERE (SELECT count(*) FROM jobs WHERE user_id = owner AND ended_at IS NULL)
                 < most_under_way
          RETURNING *;
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION accept_job');
  }
}
