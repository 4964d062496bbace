import { mkdir } from 'node:fs/promises';
import {
  keepNewest,
  type Manifest,
  makeBackup,
  readManifest,
  verifyBackup,
} from '@casewright/database';
import { BUILD, type Logger, OperatorError } from '@casewright/platform';
import { Client } from 'pg';
import type { BackupConfig } from './backup-config.js';
import { checkRestored, DATABASES } from './databases.js';

interface Task {
  adminUrl: string;
  dataDir: string | undefined;
  /** Backups are folders in it. */
  into: string;
  reason: Manifest['reason'];
  config: BackupConfig;
  logger: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Makes a backup, tries it, tells the diagnostics, and removes the oldest. Returns its folder.
 * @throws OperatorError with why there is none, or none that is whole
 */
export async function backUp(task: Task): Promise<string> {
  const { adminUrl, dataDir, into, reason, config, logger } = task;
  const madeAt = new Date().toISOString();
  try {
    await mkdir(into, { recursive: true, mode: 0o700 });
    const schemas = Object.keys(DATABASES);
    const folder = await makeBackup({ adminUrl, schemas, dataDir, into, build: BUILD, reason });
    const manifest =
      config.BACKUP_TRIAL === 'on'
        ? await verifyBackup(folder, adminUrl, DATABASES, checkRestored)
        : await readManifest(folder);
    const { bytes, verifiedAt, remark = null } = manifest;
    await note(adminUrl, [madeAt, bytes, verifiedAt, remark]);
    await keepNewest(into, config.BACKUP_KEEP);
    if (remark) logger.warn({ folder, bytes }, `A backup was made and kept: ${remark}.`);
    else logger.info({ folder, bytes }, 'A backup was made.');
    return folder;
  } catch (error) {
    const failure = error instanceof OperatorError ? error.message : 'The log says why.';
    await note(adminUrl, [madeAt, 0, null, failure]).catch(() => undefined);
    throw error;
  }
}

/** For the diagnostics; an older installation has no place for it yet. */
async function note(adminUrl: string, row: unknown[]): Promise<void> {
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query(`SELECT to_regclass('auth.backups') IS NOT NULL AS made`);
    if (!rows[0].made) return;
    await client.query(
      'INSERT INTO auth.backups (made_at, bytes, verified_at, failure) VALUES ($1, $2, $3, $4)',
      row,
    );
  } finally {
    await client.end();
  }
}
