import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs that were taken on before there were roles ask other services as what their users were. */
export class JobRoles1700000900000 implements MigrationInterface {
  name = 'JobRoles1700000900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE jobs
         SET principal = (principal::jsonb || jsonb_build_object('role',
               CASE WHEN principal->>'isAdmin' = 'true' THEN 'administrator' ELSE 'member' END))::json
       WHERE ended_at IS NULL`);
  }

  async down(): Promise<void> {
    // What ran before does not read it.
  }
}
