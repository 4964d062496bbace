import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit log, which the database itself keeps from being changed. */
export class AuditLog1700000400000 implements MigrationInterface {
  name = 'AuditLog1700000400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_entries (
        number bigint PRIMARY KEY,
        id uuid NOT NULL,
        at timestamptz(3) NOT NULL,
        actor_id integer,
        action text NOT NULL,
        subject_kind text,
        subject_id text,
        outcome text NOT NULL,
        correlation_id text NOT NULL,
        previous_hash text NOT NULL,
        hash text NOT NULL
      )`);
    await runner.query('CREATE UNIQUE INDEX audit_entries_id ON audit_entries (id)');
    await runner.query(
      'CREATE UNIQUE INDEX audit_entries_previous_hash ON audit_entries (previous_hash)',
    );
    await runner.query('CREATE INDEX audit_entries_at ON audit_entries (at)');
    await runner.query('CREATE INDEX audit_entries_actor_id ON audit_entries (actor_id, number)');
    await runner.query('CREATE INDEX audit_entries_action ON audit_entries (action, number)');
    await runner.query(
      `CREATE INDEX audit_entries_user ON audit_entries (subject_id) WHERE subject_kind = 'user'`,
    );
    await runner.query(`
      CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'The audit log is append-only: its entries are not changed or removed.';
      END $$`);
    await runner.query(`
      CREATE TRIGGER audit_entries_append_only
        BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_entries');
    await runner.query('DROP FUNCTION refuse_audit_change()');
  }
}
