import { resolve } from 'node:path';
import { restoreBackup, undoRestore } from '@casewright/database';
import { createLogger, OperatorError, runProcess, withSecretFiles } from '@casewright/platform';
import { DATABASES } from './databases.js';
import { type Installation, openInstallation } from './installation.js';

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

async function restore(
  given: string,
  replace: boolean,
  { adminUrl, secret, dataDir }: Installation,
): Promise<void> {
  const folder = resolve(process.env.INIT_CWD ?? '.', given);
  const options = { adminUrl, databases: DATABASES, secret, dataDir, replace };
  const { manifest, leftOut } = await restoreBackup(folder, options);
  for (const table of leftOut) {
    console.log(`Left out: ${table}, for which the database lacks an extension.`);
  }
  if (manifest.remark) console.log(`The data in it was altered: ${manifest.remark}.`);
  console.log(`Restored as of ${manifest.madeAt}. Start the product now.`);
}

async function undo({ adminUrl }: Installation): Promise<void> {
  await undoRestore(adminUrl, Object.keys(DATABASES));
  console.log('The data from before the restore is back. Start the product now.');
}
