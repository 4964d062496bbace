export { hashFile } from './backup/copy-table.js';
export { keysBeside, nameOfKey } from './backup/installation-keys.js';
export type { Databases } from './backup/load-backup.js';
export { isBackupName, keepNewest, makeBackup, surplusOf } from './backup/make-backup.js';
export { type Manifest, readManifest } from './backup/manifest.js';
export { migrationsMissing } from './backup/migrations-missing.js';
export { addOwnerKeys, OWNER_KEYS_FILE } from './backup/owner-keys.js';
export { restoreBackup, undoRestore, verifyBackup } from './backup/restore-backup.js';
export {
  createDataSource,
  type ServiceDatabaseOptions,
} from './data-source/create-data-source.js';
export type { EmbeddedDatabase, EmbeddedOptions } from './embedded/embedded-options.js';
export { findRunning } from './embedded/find-running.js';
export { installationKeys, installationSecret, KEYS_FILE } from './embedded/installation-secret.js';
export { startEmbedded } from './embedded/start-embedded.js';
export { DatabaseError } from './errors/database-error.js';
export { isConnectionError } from './errors/is-connection-error.js';
export { expectNoDrift } from './migrations/expect-no-drift.js';
export { migrate } from './migrations/migrate.js';
export { DatabaseModule } from './nest/database.module.js';
export { provision } from './provisioning/provision.js';
export { type Withheld, withholdTable } from './provisioning/withhold-table.js';
export { poolOf } from './queries/driver-pool.js';
export { integerArray, type PreparedStatement, queryPrepared } from './queries/prepared-query.js';
export { inQuerySpan } from './queries/traced-queries.js';
export { encryptionKeys } from './sealing/encryption-config.js';
export { destroyOwnerKey } from './sealing/prepare-sealing.js';
export { allowMissingOwnerKeys, requireOwnerKeys } from './sealing/require-owner-keys.js';
export {
  type SealedTable,
  sealColumns,
  sealTable,
  sealTables,
  unsealTable,
  unsealTables,
} from './sealing/seal-table.js';
export { KeptRow, OwnedRow, SealedRow } from './sealing/sealed-rows.js';
