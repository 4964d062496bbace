import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { freeBytes } from '@casewright/platform';
import { Client, type ClientBase } from 'pg';
import { DatabaseError } from '../errors/database-error.js';
import { KEYS_LOCK } from '../sealing/prepare-sealing.js';
import { migrationsOf, nameOf, sequencesOf, type Table, tablesOf } from './catalog.js';
import { copyOut } from './copy-table.js';
import { copyFilesOut } from './data-files.js';
import { copyInstallationKeys } from './installation-keys.js';
import { type Manifest, readManifest, tableFile, writeManifest } from './manifest.js';
import { type FoundKeys, findOwnerKeys, OWNER_KEYS, storeOwnerKeys } from './owner-keys.js';
import { refuseUnfinishedRestore } from './set-aside.js';

interface BackupOptions {
  /** Address of a role that may read every schema. */
  adminUrl: string;
  schemas: readonly string[];
  /** Folder whose files are copied, too, if there is one. */
  dataDir?: string | undefined;
  /** Folder in which backups are created. */
  into: string;
  build: { version: string; commit: string | null };
  reason: Manifest['reason'];
  /** Whether the keys that the installation made are put beside the backups. Default: no. */
  withKey?: boolean | undefined;
  /** Free bytes on a folder's disk; by default, as the operating system reports. */
  free?: ((folder: string) => Promise<number>) | undefined;
}

/** Names of backup folders: `casewright-2026-11-23T130000Z`. */
const NAME = /^casewright-\d{4}-\d{2}-\d{2}T\d{6}Z$/;
export const isBackupName = (name: string): boolean => NAME.test(name);
const UNFINISHED = '.unfinished';
/** An arbitrary constant that identifies the lock: one backup at a time. */
const LOCK = 0x6261636b;
const MEGABYTE = 1024 * 1024;
const TRIES = 5;

/**
 * Copies all schemas and the data folder while the product runs: every table as it was at one
 * moment, then the files. Returns the folder.
 *
 * @throws DatabaseError where the disk is short, another backup is being made, or a restore was interrupted
 */
export async function makeBackup(options: BackupOptions): Promise<string> {
  const client = await connectBackup(options.adminUrl);
  const madeAt = new Date();
  const name = `casewright-${madeAt.toISOString().slice(0, 19).replaceAll(':', '')}Z`;
  const folder = join(options.into, name);
  const draft = `${folder}${UNFINISHED}`;
  try {
    await alone(client);
    await refuseUnfinishedRestore(client, options.schemas);
    await mkdir(draft, { recursive: true, mode: 0o700 });
    const frozen = await freezeWithKeys(client, options.schemas);
    await refuseShortDisk(options, frozen.tables);
    const manifest = await copyAll(client, frozen, draft, options);
    await writeManifest(draft, { ...manifest, madeAt: madeAt.toISOString() });
    await rename(draft, folder);
    return folder;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

/** Without timeouts, and with row security off, so that nothing is cut short or left out. */
export async function connectBackup(adminUrl: string): Promise<Client> {
  const client = new Client({
    connectionString: adminUrl,
    application_name: 'casewright backup',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`SET search_path = ''; SET statement_timeout = 0; SET row_security = off;
    SET idle_in_transaction_session_timeout = 0; SET synchronize_seqscans = off`);
  return client;
}

async function alone(client: ClientBase): Promise<void> {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS ours', [LOCK]);
  if (rows[0].ours) return;
  throw new DatabaseError('Another backup is being made. Wait until it is done.');
}

interface Frozen {
  tables: Table[];
  keys: FoundKeys;
}

/**
 * Reads the owners' keys first and lets go of them: a backup takes minutes, in which accounts are
 * deleted, and their keys destroyed.
 */
async function freezeWithKeys(client: ClientBase, schemas: readonly string[]): Promise<Frozen> {
  await client.query('SELECT pg_advisory_lock_shared($1)', [KEYS_LOCK]);
  const tables = await freeze(client, schemas);
  // A savepoint is what lets go of a lock before the end.
  await client.query('SAVEPOINT keys');
  const keys = await findOwnerKeys(client, schemas);
  await client.query('ROLLBACK TO SAVEPOINT keys');
  await client.query('SELECT pg_advisory_unlock_shared($1)', [KEYS_LOCK]);
  return { tables, keys };
}

/** Begins a transaction on one snapshot, with locks that keep the tables from being dropped. */
async function freeze(client: ClientBase, schemas: readonly string[]): Promise<Table[]> {
  for (let tries = 1; ; tries += 1) {
    const before = await copiedTables(client, schemas);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    try {
      // Locking a table does not take the snapshot; the first read does.
      if (before.length > 0) {
        await client.query(`LOCK TABLE ${before.map(nameOf).join(', ')} IN ACCESS SHARE MODE`);
      }
      const tables = await copiedTables(client, schemas);
      if (JSON.stringify(tables.map(nameOf)) === JSON.stringify(before.map(nameOf))) return tables;
    } catch (error) {
      if (tries === TRIES) throw error;
    }
    await client.query('ROLLBACK');
    if (tries === TRIES)
      throw new DatabaseError('Tables are being created and removed. Try again.');
  }
}

async function copiedTables(client: ClientBase, schemas: readonly string[]): Promise<Table[]> {
  return (await tablesOf(client, schemas)).filter(({ name }) => name !== OWNER_KEYS);
}

/** Compressed rows take less than in the database, so their size there is a safe bound. */
async function refuseShortDisk(
  { into, free: measure = freeBytes }: BackupOptions,
  tables: readonly Table[],
): Promise<void> {
  const needed = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  const free = await measure(into);
  if (free >= needed) return;
  const inMb = (bytes: number): number => Math.ceil(bytes / MEGABYTE);
  throw new DatabaseError(
    `There is no room for a backup in ${into}: it may need ${inMb(needed)} MB, and ${Math.floor(free / MEGABYTE)} MB are free. ` +
      'Free some space there, or name another folder in BACKUP_DIR.',
  );
}

async function copyAll(
  client: ClientBase,
  { tables, keys }: Frozen,
  draft: string,
  { schemas, dataDir, into, build, reason, withKey }: BackupOptions,
): Promise<Omit<Manifest, 'form' | 'madeAt'>> {
  const records: Manifest['tables'] = [];
  for (const { bytes: _, ...table } of tables) {
    records.push({ ...table, ...(await copyOut(client, table, join(draft, tableFile(table)))) });
  }
  const migrations: Manifest['migrations'] = {};
  for (const schema of schemas) migrations[schema] = await migrationsOf(client, schema);
  const sequences = await sequencesOf(client, schemas);
  const { rows } = await client.query(`SELECT current_setting('server_version') AS version`);
  await client.query('COMMIT');
  const ownerKeys = await storeOwnerKeys(into, keys);
  if (dataDir && withKey) await copyInstallationKeys(dataDir, into);
  // After the rows: a file that a row refers to existed before the row.
  const files = dataDir ? await copyFilesOut(dataDir, draft, into) : [];
  return {
    ...build,
    reason,
    postgres: rows[0].version,
    migrations,
    tables: records,
    sequences,
    ownerKeys,
    files,
    bytes: await sizeOf(draft),
    verifiedAt: null,
  };
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * Removes all but the newest backups, and what an aborted process left behind. The newest backup
 * without a remark always stays, as the reference for the others.
 */
export async function keepNewest(into: string, count: number): Promise<void> {
  const names = (await readdir(into)).sort();
  const remarkOf = async (name: string): Promise<string | null> => {
    const manifest = await readManifest(join(into, name)).catch(() => undefined);
    return manifest ? (manifest.remark ?? null) : 'It has no manifest.';
  };
  const surplus = await surplusOf(names.filter(isBackupName), count, remarkOf);
  const left = names.filter((name) => name.endsWith(UNFINISHED));
  for (const name of [...surplus, ...left]) {
    await rm(join(into, name), { recursive: true, force: true });
  }
}

/**
 * Which backups are to go: all but the newest, and but the newest without a remark.
 * @param names of backups, oldest first
 */
export async function surplusOf(
  names: readonly string[],
  count: number,
  remarkOf: (name: string) => Promise<string | null>,
): Promise<string[]> {
  const oldest = names.slice(0, Math.max(0, names.length - count));
  if (oldest.length === 0) return [];
  for (const name of [...names].reverse()) {
    if (!(await remarkOf(name))) return oldest.filter((old) => old !== name);
  }
  return oldest;
}

/** Notes in the backup that a trial restore succeeded, and any remark on its content. */
export async function markVerified(folder: string, remark: string | null): Promise<Manifest> {
  const { form: _, ...manifest } = await readManifest(folder);
  await writeManifest(folder, { ...manifest, verifiedAt: new Date().toISOString(), remark });
  return readManifest(folder);
}
