import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Claims and ends a job in one round trip each, by plans that a connection makes once: planning took
 * longer than doing.
 *
 * A claim does not wait for the disk. What is written after it does, and takes it along; a claim that
 * a crash of the database takes back leaves the job waiting, to be asked for again. The setting is
 * the transaction's own and ends with it.
 */
export class ClaimAndEndJobs1700000700000 implements MigrationInterface {
  name = 'ClaimAndEndJobs1700000700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION claim_job(message uuid, again boolean, lease_seconds double precision)
      RETURNS SETOF jobs LANGUAGE plpgsql AS $$
      DECLARE
        chosen uuid;
      BEGIN
        PERFORM set_config('synchronous_commit', 'off', true);
        IF again THEN
          SELECT id INTO chosen FROM jobs WHERE token = message AND state = 'running' FOR UPDATE;
        ELSE
          WITH waiting AS (
            SELECT DISTINCT user_id FROM jobs WHERE ended_at IS NULL AND state = 'queued'
          ), turns AS (
            SELECT w.user_id,
                   (SELECT count(*) FROM jobs r
                     WHERE r.user_id = w.user_id AND r.ended_at IS NULL AND r.state = 'running'
                   ) AS running,
                   (SELECT max(s.started_at) FROM jobs s WHERE s.user_id = w.user_id) AS served
              FROM waiting w
          )
          SELECT j.id INTO chosen FROM jobs j JOIN turns t USING (user_id)
           WHERE j.ended_at IS NULL AND j.state = 'queued' AND j.deadline_at > clock_timestamp()
           ORDER BY t.running, t.served NULLS FIRST, j.created_at, j.id
           LIMIT 1 FOR UPDATE OF j SKIP LOCKED;
        END IF;
        RETURN QUERY
          UPDATE jobs
             SET state = 'running', token = message, attempts = attempts + 1,
                 revision = revision + 1, stage = NULL, percent = 0, text = NULL,
                 started_at = clock_timestamp(),
                 lease_until = clock_timestamp() + make_interval(secs => lease_seconds)
           WHERE id = chosen
          RETURNING *;
      END $$`);
    await runner.query(`
      CREATE FUNCTION end_job(job uuid, attempt integer, outcome text, fault json, kept json)
      RETURNS SETOF jobs LANGUAGE plpgsql AS $$
      BEGIN
        RETURN QUERY
          WITH ended AS (
            UPDATE jobs
               SET state = outcome, error = fault, result = kept, stage = NULL, text = NULL,
                   input = NULL, percent = CASE WHEN outcome = 'done' THEN 100 ELSE percent END,
                   lease_until = NULL, revision = revision + 1, ended_at = clock_timestamp()
             WHERE id = job AND ended_at IS NULL
               AND (attempt IS NULL OR (attempts = attempt AND state = 'running'))
            RETURNING *
          ), used AS (
            DELETE FROM uploads u USING ended e WHERE u.id = e.upload_id
          )
          SELECT * FROM ended;
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION end_job');
    await runner.query('DROP FUNCTION claim_job');
  }
}
