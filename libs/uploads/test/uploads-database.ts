import { requireOwnerKeys, type ServiceDatabaseOptions, sealTables } from '@casewright/database';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addStoredChunks,
  createUploadTables,
  SEALED_UPLOADS,
  UPLOAD_ENTITIES,
} from '../src/index.js';

class CreateUploads1700000000000 implements MigrationInterface {
  name = 'CreateUploads1700000000000';
  up = async (runner: QueryRunner): Promise<void> => {
    await createUploadTables(runner);
    await sealTables(runner, SEALED_UPLOADS);
    await addStoredChunks(runner);
    await requireOwnerKeys(runner);
  };
  down = (runner: QueryRunner): Promise<void> => runner.query('DROP TABLE upload_chunks, uploads');
}

/** A schema with nothing but uploads. */
export const uploadsDatabase = (url: string): ServiceDatabaseOptions => ({
  url,
  schema: 'analysis',
  applicationName: 'casewright-uploads',
  entities: UPLOAD_ENTITIES,
  migrations: [CreateUploads1700000000000],
  sealed: SEALED_UPLOADS,
});
