import { openStore } from '@casewright/object-store';
import {
  createLogger,
  loadConfig,
  OperatorError,
  runProcess,
  withSecretFiles,
} from '@casewright/platform';
import { BackupConfig } from '../backup/backup-config.js';
import { backupFolder, openInstallation } from '../backup/installation.js';
import { copyBackups, fetchBackups } from '../backup/stored-backups.js';
import { moveChunks, type Place } from './moved-chunks.js';

/**
 * Moves files between the object storage and here, while the product runs: those that users have just
 * sent or had made, and backups, which stay where they were, too.
 */
const logger = createLogger('move-files');
const USAGE = 'Say where to: npm run move-files -- --to=storage, or --to=disk.';

await runProcess(
  logger,
  async (stop) => {
    const to = placeIn(process.argv.slice(2));
    const store = await openStore();
    if (!store) throw new OperatorError('Set OBJECT_STORE_URL, whichever way files are moved.');
    const installation = await openInstallation(withSecretFiles(process.env), logger);
    stop.unshift({ name: 'database', run: installation.close });
    const into = backupFolder(loadConfig(BackupConfig).BACKUP_DIR, installation);
    const backups = await (to === 'storage' ? copyBackups : fetchBackups)(store, into);
    const chunks = await moveChunks(installation.adminUrl, store, to);
    const place = to === 'storage' ? store.address : 'this installation';
    console.log(`Moved to ${place}. Backups: ${backups}. Parts of users’ files: ${chunks}.`);
    await installation.close();
  },
  (sentence) => console.error(sentence),
);
process.exit();

function placeIn(args: readonly string[]): Place {
  const [, place] = /^--to=(storage|disk)$/.exec(args.join(' ')) ?? [];
  if (place === 'storage' || place === 'disk') return place;
  throw new OperatorError(USAGE);
}
