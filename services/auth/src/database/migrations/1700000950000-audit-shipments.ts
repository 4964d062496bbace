import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far the audit log has been shipped. */
export class AuditShipments1700000950000 implements MigrationInterface {
  name = 'AuditShipments1700000950000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_shipments (
        receiver text PRIMARY KEY,
        number bigint NOT NULL DEFAULT 0,
        hash text NOT NULL,
        shipped_at timestamptz(3),
        failure text,
        broken_at bigint
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_shipments');
  }
}
