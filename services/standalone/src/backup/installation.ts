import { join, resolve } from 'node:path';
import { findRunning, installationSecret, startEmbedded } from '@casewright/database';
import { type Logger, OperatorError } from '@casewright/platform';

/** The database and the files of an installation, open for a command. */
export interface Installation {
  /** As someone who may read and make every schema. */
  readonly adminUrl: string;
  /** What the roles' passwords come from, as for `provision`. */
  readonly secret: string | ((service: string) => string);
  readonly dataDir: string | undefined;
  /** Where backups are put unless told otherwise. */
  readonly backups: string | undefined;
  close(): Promise<void>;
}

/**
 * `ADMIN_DATABASE_URL`: that of the containers, whose roles have the passwords that are given; else
 * that of `npm start`: `DATABASE_URL`, or the embedded one of the data folder, alongside the
 * running product or started for the command.
 */
export async function openInstallation(
  env: NodeJS.ProcessEnv,
  logger: Logger,
): Promise<Installation> {
  const nothing = async (): Promise<void> => undefined;
  const adminUrl = env.ADMIN_DATABASE_URL;
  const databaseUrl = env.DATABASE_URL;
  if (adminUrl) {
    const secret = (service: string): string => givenPassword(service, env);
    return { adminUrl, secret, dataDir: undefined, backups: undefined, close: nothing };
  }
  const dataDir = resolve(env.INIT_CWD ?? '.', env.DATA_DIR || './data');
  const running = databaseUrl || (await findRunning(dataDir));
  const server = running ? undefined : await startEmbedded({ dataDir, logger });
  return {
    adminUrl: running ?? server?.url ?? '',
    dataDir,
    backups: join(dataDir, 'backups'),
    secret: await installationSecret(dataDir),
    close: async () => server?.stop(),
  };
}

/** @throws OperatorError where nobody said */
export function backupFolder(given: string | undefined, { backups }: Installation): string {
  const folder = given ? resolve(process.env.INIT_CWD ?? '.', given) : backups;
  if (folder) return folder;
  throw new OperatorError('Set BACKUP_DIR to the folder that backups are put into.');
}

function givenPassword(service: string, env: NodeJS.ProcessEnv): string {
  const variable = `${service.toUpperCase()}_DATABASE_PASSWORD`;
  const password = env[variable];
  if (password) return password;
  throw new OperatorError(`Set ${variable}, as for database-setup.`);
}
