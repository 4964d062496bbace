import { migrationsMissing } from '@casewright/database';
import { openStore } from '@casewright/object-store';
import { type Logger, loadConfig, OperatorError } from '@casewright/platform';
import { backUp } from './back-up.js';
import { BackupConfig } from './backup-config.js';
import { DATABASES } from './databases.js';

/**
 * Makes a backup where this version is about to change the tables of an installation that has data.
 * @throws OperatorError where it cannot be made: nothing is changed then
 */
export async function backUpBeforeUpgrade(
  adminUrl: string,
  place: { into: string; dataDir: string | undefined },
  logger: Logger,
): Promise<void> {
  const config = loadConfig(BackupConfig);
  if (config.BACKUP_BEFORE_UPGRADE === 'off') return;
  if ((await migrationsMissing(adminUrl, DATABASES)).length === 0) return;
  logger.info('A backup is being made before the upgrade.');
  try {
    const store = await openStore();
    await backUp({ adminUrl, ...place, store, reason: 'upgrade', config, logger });
  } catch (error) {
    if (!(error instanceof OperatorError)) logger.error({ err: error }, 'No backup was made.');
    const why = error instanceof OperatorError ? error.message : 'The log says why.';
    throw new OperatorError(
      `No backup can be made before the upgrade. ${why} To upgrade without one, set BACKUP_BEFORE_UPGRADE=off.`,
      { cause: error },
    );
  }
}
