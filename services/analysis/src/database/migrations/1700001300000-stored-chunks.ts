import { addStoredChunks, dropStoredChunks } from '@casewright/uploads';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bytes of uploads and files may be in an object storage. */
export class StoredChunks1700001300000 implements MigrationInterface {
  name = 'StoredChunks1700001300000';

  async up(runner: QueryRunner): Promise<void> {
    await addStoredChunks(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropStoredChunks(runner);
  }
}
