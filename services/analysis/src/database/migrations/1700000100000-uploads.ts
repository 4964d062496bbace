import { createUploadTables } from '@casewright/uploads';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is too large for a message, in chunks. */
export class CreateUploads1700000100000 implements MigrationInterface {
  name = 'CreateUploads1700000100000';

  async up(runner: QueryRunner): Promise<void> {
    await createUploadTables(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE upload_chunks, uploads');
  }
}
