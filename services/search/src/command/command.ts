import { resolve } from 'node:path';
import { createLogger, withSecretFiles } from '@casewright/platform';
import type { Surroundings } from './open-database.js';

/** Exit code of a command that was stopped. */
export const INTERRUPTED = 130;

export interface CommandOptions {
  args: string[];
  env: NodeJS.ProcessEnv;
  installationSecret: Surroundings['installationSecret'];
}

/** The database that a command works on, as its environment tells. */
export function surroundings({ env, installationSecret }: CommandOptions): Surroundings {
  return {
    databaseUrl: withSecretFiles(env).DATABASE_URL || undefined,
    dataDir: resolve(env.INIT_CWD ?? '.', env.DATA_DIR || './data'),
    logger: createLogger('database'),
    installationSecret,
  };
}

/** What ends a user's query in time would end the work of a command. */
export function withoutTimeouts(address: string): string {
  const url = new URL(address);
  url.searchParams.set('statement_timeout', '0');
  url.searchParams.set('idle_in_transaction_session_timeout', '0');
  return url.href;
}

/** The first Ctrl-C ends the batch at hand and then the command; the second ends it at once. */
export function listenForStop(stop: AbortController): void {
  const onSignal = () => {
    if (stop.signal.aborted) process.exit(INTERRUPTED);
    console.error('\nStopping after the current batch …');
    stop.abort();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
