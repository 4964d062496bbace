import type { QueryRunner } from 'typeorm';

/** For a migration. */
export async function createCertificates(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE deletion_certificates (
      id uuid PRIMARY KEY,
      at timestamptz NOT NULL,
      kind text NOT NULL,
      reason text NOT NULL,
      days integer,
      user_id integer,
      items integer NOT NULL,
      ids text NOT NULL,
      recorded boolean NOT NULL DEFAULT false
    )`);
  await runner.query('CREATE INDEX deletion_certificates_at ON deletion_certificates (at DESC)');
}

export async function dropCertificates(runner: QueryRunner): Promise<void> {
  await runner.query('DROP TABLE deletion_certificates');
}
