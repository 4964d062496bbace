import { runAuditCommand } from '@casewright/audit-log/command';
import { openAuditLog } from '@casewright/auth-service';
import { createLogger, runProcess, runSteps, withSecretFiles } from '@casewright/platform';
import { type Installation, openInstallation } from './backup/installation.js';
import { auditSigningKey } from './made-secrets.js';

/** Exports the audit log, and holds it against what was shipped, beside the running product or without it. */
const logger = createLogger('audit');

await runProcess(
  logger,
  async (stop) => {
    const env = withSecretFiles(process.env);
    let opened: Promise<Installation> | undefined;
    const open = (): Promise<Installation> => {
      opened ??= openInstallation(env, logger).then((installation) => {
        stop.unshift({ name: 'database', run: () => installation.close() });
        return installation;
      });
      return opened;
    };
    const isWell = await runAuditCommand(
      {
        async openLog() {
          const log = await openAuditLog((await open()).adminUrl);
          stop.unshift({ name: 'audit log', run: () => log.close() });
          return log.entries;
        },
        async signingKey() {
          if (env.AUDIT_SIGNING_KEY) return env.AUDIT_SIGNING_KEY;
          const { secret } = await open();
          return typeof secret === 'string' ? auditSigningKey(env, secret) : undefined;
        },
        folder: process.env.INIT_CWD ?? '.',
        print: (line) => console.log(line),
      },
      process.argv.slice(2),
    );
    await runSteps(stop, logger);
    process.exitCode = isWell ? 0 : 2;
  },
  (sentence) => console.error(sentence),
);
process.exit();
