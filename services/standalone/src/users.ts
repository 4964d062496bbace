import { runUsersCommand } from '@casewright/auth-service';
import { createLogger, runProcess, withSecretFiles } from '@casewright/platform';
import { openInstallation } from './backup/installation.js';

/** Looks after accounts alongside the running product, or without it, for whoever is locked out. */
const logger = createLogger('users');

await runProcess(
  logger,
  async (stop) => {
    const installation = await openInstallation(withSecretFiles(process.env), logger);
    stop.unshift({ name: 'database', run: () => installation.close() });
    const lines = await runUsersCommand(installation.adminUrl, process.argv.slice(2));
    for (const line of lines) console.log(line);
    await installation.close();
  },
  (sentence) => console.error(sentence),
);
process.exit();
