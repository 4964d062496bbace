import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Client, type ClientBase, escapeIdentifier as ident } from 'pg';
import { DatabaseError } from '../errors/database-error.js';
import { asideName } from '../migrations/migrate.js';
import { provision } from '../provisioning/provision.js';
import { roleName } from '../provisioning/role-name.js';
import { nameOf } from './catalog.js';
import { copyFilesIn } from './data-files.js';
import { refuseWithoutInstallationKeys, restoreInstallationKeys } from './installation-keys.js';
import { type Databases, loadBackup, refuseDamaged, refuseNewerBackup } from './load-backup.js';
import { connectBackup, markVerified } from './make-backup.js';
import { type Manifest, readManifest } from './manifest.js';
import { refuseWithoutKeys } from './owner-keys.js';
import { dropAside, isSetAside, putBack, setAside } from './set-aside.js';

/** PostgreSQL's insufficient_privilege. */
const FORBIDDEN = '42501';
const PATIENCE_MS = 5_000;
const POLL_MS = 50;

interface Trial {
  folder: string;
  manifest: Manifest;
  adminUrl: string;
  databases: Databases;
  check: (urls: Readonly<Record<string, string>>) => Promise<string | null>;
}

interface RestoreOptions {
  adminUrl: string;
  databases: Databases;
  /** As for `provision`. */
  secret: string | ((service: string) => string);
  dataDir?: string | undefined;
  /** Whether existing data may be replaced. */
  replace: boolean;
}

/**
 * Puts a backup in place of what the database and the data folder have; no service may run. What
 * was there is kept until the backup is in its place: it comes back where that fails.
 * @returns the backup, and tables that were left out
 * @throws DatabaseError where it cannot be; before anything is touched, where that can be told
 */
export async function restoreBackup(
  folder: string,
  { adminUrl, databases, secret, dataDir, replace }: RestoreOptions,
): Promise<{ manifest: Manifest; leftOut: string[] }> {
  const manifest = await readManifest(folder);
  const schemas = Object.keys(databases);
  refuseNewerBackup(manifest, databases);
  await refuseDamaged(folder, manifest);
  await refuseWithoutKeys(folder, manifest);
  if (dataDir) await refuseWithoutInstallationKeys(folder, manifest, dataDir);
  await withClient(adminUrl, async (client) => {
    await refuseUsed(client, schemas);
    if (!replace) await refuseFilled(client);
    await setAside(client, schemas);
  });
  try {
    const urls = await provision(adminUrl, schemas, secret);
    const last = (client: ClientBase): Promise<void> => dropAside(client, schemas);
    const leftOut = await loadBackup(folder, manifest, databases, { adminUrl, urls, last });
    if (dataDir) {
      await copyFilesIn(folder, manifest.files, dataDir);
      await restoreInstallationKeys(folder, dataDir);
    }
    return { manifest, leftOut };
  } catch (error) {
    await withClient(adminUrl, (client) => putBack(client, schemas)).catch(() => undefined);
    throw error;
  }
}

/**
 * Brings back the data that an interrupted restore was replacing. @throws DatabaseError if there is
 * none, or a service is running
 */
export async function undoRestore(adminUrl: string, schemas: readonly string[]): Promise<void> {
  await withClient(adminUrl, async (client) => {
    if (!(await isSetAside(client, schemas))) {
      throw new DatabaseError('No restore was interrupted on this database; it is unchanged.');
    }
    await refuseUsed(client, schemas);
    await putBack(client, schemas);
  });
}

async function withClient(
  adminUrl: string,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = await connectBackup(adminUrl);
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Restores a backup into its own database, which goes again, and notes that it came back whole.
 * Who may make no database leaves it untried.
 * @param check by each service's address, what is wrong with what is there, though it came back whole
 */
export async function verifyBackup(
  folder: string,
  adminUrl: string,
  databases: Databases,
  check: Trial['check'],
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await refuseDamaged(folder, manifest);
  await refuseWithoutKeys(folder, manifest);
  const name = `casewright_trial_${randomBytes(4).toString('hex')}`;
  const server = await connectBackup(adminUrl);
  let remark: string | null;
  try {
    if (!(await isMade(server, name))) return manifest;
    try {
      remark = await tryIn(name, { folder, manifest, adminUrl, databases, check });
    } finally {
      await drop(server, name, Object.keys(databases));
    }
  } finally {
    await server.end();
  }
  return markVerified(folder, remark);
}

async function tryIn(
  database: string,
  { folder, manifest, adminUrl, databases, check }: Trial,
): Promise<string | null> {
  const address = new URL(adminUrl);
  address.pathname = `/${database}`;
  const secret = randomBytes(24).toString('hex');
  const urls = await provision(address.href, Object.keys(databases), secret);
  const places = { adminUrl: address.href, urls };
  const leftOut = await loadBackup(folder, manifest, databases, places);
  if (leftOut.length > 0) throw new DatabaseError(`Left out were ${leftOut.join(', ')}.`);
  return check(urls);
}

async function isMade(server: Client, name: string): Promise<boolean> {
  try {
    await server.query(`CREATE DATABASE ${ident(name)} TEMPLATE template0`);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === FORBIDDEN) return false;
    throw error;
  }
}

async function drop(server: Client, name: string, services: readonly string[]): Promise<void> {
  await leftAlone(server, name);
  await server.query(`DROP DATABASE IF EXISTS ${ident(name)} WITH (FORCE)`);
  for (const service of services) {
    await server.query(`DROP ROLE IF EXISTS ${ident(roleName(name, service))}`);
  }
}

/** A connection that is closing remains for a moment; ending it would cause errors. */
async function leftAlone(server: Client, database: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const { rowCount } = await server.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1', [
      database,
    ]);
    if (!rowCount || Date.now() > until) return;
    await delay(POLL_MS);
  }
}

async function refuseUsed(client: Client, schemas: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ database: string }>(
    'SELECT current_database() AS database',
  );
  const roles = schemas.map((schema) => roleName(rows[0]?.database ?? '', schema));
  const { rowCount } = await client.query(
    'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND usename = ANY($1)',
    [roles],
  );
  if (!rowCount) return;
  throw new DatabaseError('The product is running on this database. Stop it, then restore.');
}

async function refuseFilled(client: Client): Promise<void> {
  for (const schema of ['auth', asideName('auth')]) {
    const users = nameOf({ schema, name: 'users' });
    const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS made', [users]);
    if (!rows[0].made || !(await client.query(`SELECT 1 FROM ${users} LIMIT 1`)).rowCount) continue;
    throw new DatabaseError(
      'This installation has accounts, and restoring would remove everything it has. Restore into an empty one, or add --replace.',
    );
  }
}
