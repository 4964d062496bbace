import { setTimeout as delay } from 'node:timers/promises';
import { encryptionKeys } from '@casewright/database';
import { openStore } from '@casewright/object-store';
import { createLogger, loadConfig, runProcess, withSecretFiles } from '@casewright/platform';
import { backUp } from './back-up.js';
import { BackupConfig } from './backup-config.js';
import { backupFolder, openInstallation } from './installation.js';
import { whereTheKeyIs } from './where-the-key-is.js';

/**
 * Makes a backup alongside the running product, or, with BACKUP_EVERY_HOURS, one after the other.
 */
const HOUR_MS = 3_600_000;
const logger = createLogger('backup');

await runProcess(
  logger,
  async (stop) => {
    const config = loadConfig(BackupConfig);
    const every = config.BACKUP_EVERY_HOURS;
    const installation = await openInstallation(withSecretFiles(process.env), logger);
    stop.unshift({ name: 'database', run: () => installation.close() });
    const { adminUrl, dataDir } = installation;
    const store = await openStore();
    const into = backupFolder(config.BACKUP_DIR, installation);
    const reason = every ? 'scheduled' : 'asked';
    const once = () => backUp({ adminUrl, dataDir, into, store, reason, config, logger });
    const withKey = config.BACKUP_WITH_KEY === 'on';
    const ofKey = whereTheKeyIs({ dataDir, into, withKey, keys: encryptionKeys() });
    if (!every) {
      console.log(`The backup is in ${await once()}\n${ofKey}`);
      await installation.close();
      return;
    }
    logger.info(ofKey);
    for (;;) {
      // One that fails is told in the diagnostics, and the next one is tried.
      await once().catch((err: unknown) => logger.error({ err }, 'No backup was made.'));
      await delay(every * HOUR_MS);
    }
  },
  (sentence) => console.error(sentence),
);
process.exit();
