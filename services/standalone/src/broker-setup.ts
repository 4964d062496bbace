import { PARTS } from '@casewright/contracts';
import { setUpBroker } from '@casewright/messaging';
import { createLogger, OperatorError, runProcess, withSecretFiles } from '@casewright/platform';

/**
 * Gives each part a user of its own on an existing RabbitMQ, with the passwords that the parts are
 * given too; alongside the database's setup the first step of the distributed shape.
 */
const logger = createLogger('broker-setup');

await runProcess(logger, async () => {
  const env = withSecretFiles(process.env);
  const url = env.BROKER_ADMIN_URL ?? '';
  const managementUrl = env.BROKER_MANAGEMENT_URL ?? '';
  const missing = PARTS.map(passwordVariable).filter((name) => !env[name]);
  if (!managementUrl) missing.unshift('BROKER_MANAGEMENT_URL');
  if (!url) missing.unshift('BROKER_ADMIN_URL');
  if (missing.length > 0) throw new OperatorError(`Set ${missing.join(', ')}.`);
  const passwordOf = (part: (typeof PARTS)[number]) => env[passwordVariable(part)] ?? '';
  await setUpBroker({ url, managementUrl, passwordOf, logger });
  logger.info('Each part has its own user on the message broker.');
});

function passwordVariable(part: string): string {
  return `${part.toUpperCase()}_BROKER_PASSWORD`;
}
