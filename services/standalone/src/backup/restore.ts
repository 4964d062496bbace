import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isBackupName, restoreBackup, undoRestore } from '@casewright/database';
import { openStore } from '@casewright/object-store';
import {
  createLogger,
  loadConfig,
  OperatorError,
  runProcess,
  withSecretFiles,
} from '@casewright/platform';
import { BackupConfig } from './backup-config.js';
import { DATABASES } from './databases.js';
import { backupFolder, type Installation, openInstallation } from './installation.js';
import { fetchBackup } from './stored-backups.js';

/** Puts a backup in place of what the stopped product has, or brings that back with `--undo`. */
const logger = createLogger('restore');

await runProcess(
  logger,
  async (stop) => {
    const args = process.argv.slice(2);
    const [given] = args.filter((arg) => !arg.startsWith('--'));
    const isUndo = args.includes('--undo');
    if (!given && !isUndo) {
      throw new OperatorError('Name the folder of the backup: npm run restore -- FOLDER');
    }
    const installation = await openInstallation(withSecretFiles(process.env), logger);
    stop.unshift({ name: 'database', run: installation.close });
    if (isUndo) await undo(installation);
    else await restore(given ?? '', args.includes('--replace'), installation);
    await installation.close();
  },
  (sentence) => console.error(sentence),
);
process.exit();

async function restore(given: string, replace: boolean, installation: Installation): Promise<void> {
  const { adminUrl, secret, dataDir } = installation;
  const folder = await folderOf(given, installation);
  const options = { adminUrl, databases: DATABASES, secret, dataDir, replace };
  const { manifest, leftOut } = await restoreBackup(folder, options);
  for (const table of leftOut) {
    console.log(`Left out: ${table}, for which the database lacks an extension.`);
  }
  if (manifest.remark) console.log(`The data in it was altered: ${manifest.remark}.`);
  console.log(`Restored as of ${manifest.madeAt}. Start the product now.`);
}

/** The folder that was named, or else the backup of that name, which is fetched where it is not here. */
async function folderOf(given: string, installation: Installation): Promise<string> {
  const folder = resolve(process.env.INIT_CWD ?? '.', given);
  const store = existsSync(folder) || !isBackupName(given) ? null : await openStore();
  if (!store) return folder;
  const into = backupFolder(loadConfig(BackupConfig).BACKUP_DIR, installation);
  if (existsSync(resolve(into, given))) return resolve(into, given);
  await mkdir(into, { recursive: true, mode: 0o700 });
  return fetchBackup(store, given, into);
}

async function undo({ adminUrl }: Installation): Promise<void> {
  await undoRestore(adminUrl, Object.keys(DATABASES));
  console.log('The data from before the restore is back. Start the product now.');
}
