import { resolve } from 'node:path';
import { restoreBackup } from '@casewright/database';
import { createLogger, OperatorError, runProcess, withSecretFiles } from '@casewright/platform';
import { DATABASES } from './databases.js';
import { openInstallation } from './installation.js';

/** Puts a backup in the place of what the stopped product has. */
const logger = createLogger('restore');

await runProcess(
  logger,
  async (stop) => {
    const args = process.argv.slice(2);
    const [given] = args.filter((arg) => !arg.startsWith('--'));
    if (!given) throw new OperatorError('Name the folder of the backup: npm run restore -- FOLDER');
    const folder = resolve(process.env.INIT_CWD ?? '.', given);
    const { adminUrl, secret, dataDir, close } = await openInstallation(
      withSecretFiles(process.env),
      logger,
    );
    stop.unshift({ name: 'database', run: close });
    const { manifest, leftOut } = await restoreBackup(folder, {
      ...{ adminUrl, databases: DATABASES, secret, dataDir },
      replace: args.includes('--replace'),
    });
    await close();
    for (const table of leftOut) {
      console.log(`Left out: ${table}, for which the database lacks an extension.`);
    }
    console.log(`Restored as of ${manifest.madeAt}. Start the product now.`);
  },
  (sentence) => console.error(sentence),
);
process.exit();
