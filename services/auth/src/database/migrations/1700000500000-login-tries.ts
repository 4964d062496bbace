import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Wrong passwords are counted by account and address, no longer by account alone. */
export class LoginTries1700000500000 implements MigrationInterface {
  name = 'LoginTries1700000500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE login_failures');
    await runner.query(`
      CREATE TABLE login_tries (
        email text NOT NULL,
        network text NOT NULL,
        failures integer NOT NULL DEFAULT 0,
        locked_until timestamptz,
        tried_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (email, network)
      )`);
    await runner.query('CREATE INDEX login_tries_tried_at ON login_tries (tried_at)');
    await runner.query(`
      CREATE TABLE usual_networks (
        user_id integer NOT NULL
          CONSTRAINT usual_networks_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        network text NOT NULL,
        used_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, network)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE usual_networks, login_tries');
    await runner.query(`
      CREATE TABLE login_failures (
        email text PRIMARY KEY,
        failures integer NOT NULL,
        locked_until timestamptz,
        last_failed_at timestamptz NOT NULL DEFAULT now()
      )`);
  }
}
