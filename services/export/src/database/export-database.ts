import { type ServiceDatabaseOptions } from '@casewright/database';
import { UPLOAD_ENTITIES } from '@casewright/uploads';
import { ExportEntity } from '../exports/export.entity.js';
import { CreateExports1700000300000 } from './migrations/1700000300000-exports.js';
import { AddExportRequests1700000400000 } from './migrations/1700000400000-export-requests.js';
import { SealExports1700000500000 } from './migrations/1700000500000-seal-exports.js';
import { LegalHolds1700000600000 } from './migrations/1700000600000-legal-holds.js';
import { DeletionCertificates1700000700000 } from './migrations/1700000700000-deletion-certificates.js';
import { StoredChunks1700000800000 } from './migrations/1700000800000-stored-chunks.js';
import { RequireOwnerKeys1700000810000 } from './migrations/1700000810000-require-owner-keys.js';
import { SEALED_TABLES } from './sealed-tables.js';

/** The export schema: what it holds and how it came to be. */
export function exportDatabase(url: string): ServiceDatabaseOptions {
  return {
    url,
    schema: 'export',
    applicationName: 'casewright-export',
    entities: [ExportEntity, ...UPLOAD_ENTITIES],
    migrations: [
      CreateExports1700000300000,
      AddExportRequests1700000400000,
      SealExports1700000500000,
      LegalHolds1700000600000,
      DeletionCertificates1700000700000,
      StoredChunks1700000800000,
      RequireOwnerKeys1700000810000,
    ],
    sealed: SEALED_TABLES,
  };
}
