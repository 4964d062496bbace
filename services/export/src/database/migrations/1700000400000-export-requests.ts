import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which request a file was made for, and where it lies to be fetched. */
export class AddExportRequests1700000400000 implements MigrationInterface {
  name = 'AddExportRequests1700000400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE exports ADD request_id uuid, ADD upload_id uuid');
    await runner.query('CREATE UNIQUE INDEX exports_request_id ON exports (request_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE exports DROP request_id, DROP upload_id');
  }
}
