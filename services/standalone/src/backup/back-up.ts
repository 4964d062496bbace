import { mkdir } from 'node:fs/promises';
import {
  keepNewest,
  type Manifest,
  makeBackup,
  readManifest,
  verifyBackup,
} from '@casewright/database';
import type { ObjectStore } from '@casewright/object-store';
import { BUILD, type Logger, OperatorError, readDisk } from '@casewright/platform';
import { Client } from 'pg';
import type { BackupConfig } from './backup-config.js';
import { checkRestored, DATABASES } from './databases.js';
import { keepNewestStored, storeBackup } from './stored-backups.js';

interface Task {
  adminUrl: string;
  dataDir: string | undefined;
  /** Backups are folders in it. */
  into: string;
  /** Where each is put, too, if anywhere. */
  store: ObjectStore | null;
  reason: Manifest['reason'];
  config: BackupConfig;
  logger: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Makes a backup, tries it, puts it into the object storage, tells the diagnostics, and removes the
 * oldest. Returns its folder.
 * @throws OperatorError with why there is none, or none that is whole
 */
export async function backUp(task: Task): Promise<string> {
  const { adminUrl, dataDir, into, store, reason, config, logger } = task;
  const madeAt = new Date().toISOString();
  try {
    await mkdir(into, { recursive: true, mode: 0o700 });
    const schemas = Object.keys(DATABASES);
    const withKey = config.BACKUP_WITH_KEY === 'on';
    const folder = await makeBackup({
      adminUrl,
      schemas,
      dataDir,
      into,
      build: BUILD,
      reason,
      withKey,
    });
    const manifest =
      config.BACKUP_TRIAL === 'on'
        ? await verifyBackup(folder, adminUrl, DATABASES, checkRestored)
        : await readManifest(folder);
    // First: a storage that is away must not let the disk fill.
    await keepNewest(into, config.BACKUP_KEEP);
    if (store) {
      await copyTo(store, folder);
      await keepNewestStored(store, config.BACKUP_KEEP);
    }
    const { bytes, verifiedAt, remark = null } = manifest;
    await note(task, { madeAt, bytes, verifiedAt, failure: remark, stored: store ? true : null });
    const stored = store?.address;
    if (remark) logger.warn({ folder, bytes, stored }, `A backup was made and kept: ${remark}.`);
    else logger.info({ folder, bytes, stored }, 'A backup was made.');
    return folder;
  } catch (error) {
    const failure = error instanceof OperatorError ? error.message : 'The log says why.';
    const stored = store ? false : null;
    await note(task, { madeAt, bytes: 0, verifiedAt: null, failure, stored }).catch(
      () => undefined,
    );
    throw error;
  }
}

async function copyTo(store: ObjectStore, folder: string): Promise<void> {
  try {
    await storeBackup(store, folder);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    throw new OperatorError(`The backup is in ${folder} alone. ${error.message}`, { cause: error });
  }
}

interface Attempt {
  madeAt: string;
  /** 0: there is none. */
  bytes: number;
  verifiedAt: string | null;
  failure: string | null;
  stored: boolean | null;
}

/** For the diagnostics and the metrics; an older installation has no place for all of it yet. */
async function note({ adminUrl, into }: Task, attempt: Attempt): Promise<void> {
  const disk = await readDisk(into).catch(() => null);
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query(`SELECT to_regclass('auth.backups') IS NOT NULL AS made`);
    if (!rows[0].made) return;
    const { madeAt: made_at, verifiedAt: verified_at, ...row } = attempt;
    await client.query(
      'INSERT INTO auth.backups SELECT * FROM json_populate_record(NULL::auth.backups, $1)',
      [JSON.stringify({ ...row, made_at, verified_at, disk })],
    );
  } finally {
    await client.end();
  }
}
