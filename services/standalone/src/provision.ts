import { SERVICES } from '@casewright/contracts';
import { provision } from '@casewright/database';
import { createLogger, OperatorError, runProcess } from '@casewright/platform';

/**
 * Makes each service's role and schema on an existing PostgreSQL, with the passwords that the
 * services are given too: the first step of the distributed shape.
 */
const logger = createLogger('database-setup');
const adminUrl = process.env.ADMIN_DATABASE_URL;
const missing = SERVICES.map(passwordVariable).filter((name) => !process.env[name]);
if (!adminUrl) missing.unshift('ADMIN_DATABASE_URL');

await runProcess(logger, async () => {
  if (!adminUrl || missing.length > 0) throw new OperatorError(`Set ${missing.join(', ')}.`);
  await provision(adminUrl, SERVICES, (service) => process.env[passwordVariable(service)] ?? '');
  logger.info('Each service has its role and schema.');
});

function passwordVariable(service: string): string {
  return `${service.toUpperCase()}_DATABASE_PASSWORD`;
}
