import { SERVICES } from '@casewright/contracts';
import { createDataSource, migrate, provision } from '@casewright/database';
import { createLogger, OperatorError, runProcess, withSecretFiles } from '@casewright/platform';
import { backUpBeforeUpgrade } from './backup/before-upgrade.js';
import { DATABASES, keepAuditLog } from './backup/databases.js';

/**
 * Makes each service's role and schema on an existing PostgreSQL, with the passwords that the
 * services are given too, and takes the audit log from the one that writes it: the first step of the
 * distributed shape. With `--migrate` it brings the
 * schemas up to date as well, so that a rollout begins with what might fail; services find nothing
 * left to do then.
 */
const logger = createLogger('database-setup');

await runProcess(logger, async () => {
  const env = withSecretFiles(process.env);
  const adminUrl = env.ADMIN_DATABASE_URL;
  const missing = SERVICES.map(passwordVariable).filter((name) => !env[name]);
  if (!adminUrl) missing.unshift('ADMIN_DATABASE_URL');
  if (!adminUrl || missing.length > 0) throw new OperatorError(`Set ${missing.join(', ')}.`);
  const into = env.BACKUP_DIR;
  if (into) await backUpBeforeUpgrade(adminUrl, { into, dataDir: undefined }, logger);
  const urls = await provision(adminUrl, SERVICES, (each) => env[passwordVariable(each)] ?? '');
  logger.info('Each service has its role and schema.');
  await keepAuditLog(adminUrl, urls.auth ?? '');
  if (!process.argv.includes('--migrate')) return;
  for (const service of SERVICES) {
    const migrations = await migrate(createDataSource(DATABASES[service](urls[service] ?? '')));
    logger.info({ service, migrations }, 'The schema is up to date.');
  }
});

function passwordVariable(service: string): string {
  return `${service.toUpperCase()}_DATABASE_PASSWORD`;
}
