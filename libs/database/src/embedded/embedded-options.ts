import type { Logger } from '@casewright/platform';

export type EmbeddedLogger = Pick<Logger, 'info' | 'warn' | 'error'>;

export interface EmbeddedOptions {
  /** The application's data folder; made when absent. */
  dataDir: string;
  logger?: EmbeddedLogger | undefined;
  /** A fixed loopback port; otherwise any free one. */
  port?: number | undefined;
  /** PostgreSQL settings over ours, for example `{ fsync: 'off' }` in tests. */
  settings?: Record<string, string> | undefined;
}

export interface EmbeddedDatabase {
  /** Superuser address of the application's database, password included: not for a log. */
  readonly url: string;
  /** The folder that it writes to. */
  readonly home: string;
  /** Whether the server was already running, left behind by a killed run. */
  readonly adopted: boolean;
  /** Fast shutdown; resolves when the server is down and the folder is free. Safe to repeat. */
  stop(): Promise<void>;
}
