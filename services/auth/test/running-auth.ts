import { AppError } from '@casewright/contracts';
import { createDataSource } from '@casewright/database';
import { type Bus, createTransport, startService } from '@casewright/messaging';
import { createLogger } from '@casewright/platform';
import { createTestDatabase, type TestDatabase } from '@casewright/testing';
import type { DataSource } from 'typeorm';
import { authDatabase } from '../src/database/auth-database.js';
import { authService } from '../src/index.js';

/** Where a sign-in of the specs comes from. */
export const client = { ip: '192.0.2.1', userAgent: 'spec' };

export interface RunningAuth {
  readonly bus: Bus;
  readonly database: TestDatabase;
  /** The database as the service's own role sees it, which owns the tables. */
  readonly rows: DataSource;
  stop(): Promise<void>;
}

/** Runs the auth service on a database of its own. */
export async function startAuth(): Promise<RunningAuth> {
  const logger = createLogger('auth-spec', 'silent');
  const database = await createTestDatabase();
  const databaseUrl = database.url('auth');
  const transport = await createTransport({ logger });
  const service = await startService(authService, { transport, databaseUrl, logger });
  const rows = await createDataSource(authDatabase(databaseUrl)).initialize();
  return {
    ...{ bus: transport.bus, database, rows },
    async stop() {
      await rows.destroy();
      await service.stop();
      await transport.close();
      await database.drop();
    },
  };
}

/** Another process of the service on the same database. */
export async function startReplica({
  url,
}: TestDatabase): Promise<{ bus: Bus; stop(): Promise<void> }> {
  const logger = createLogger('auth-spec', 'silent');
  const transport = await createTransport({ logger });
  const service = await startService(authService, {
    ...{ transport, logger },
    databaseUrl: url('auth'),
  });
  return {
    bus: transport.bus,
    async stop() {
      await service.stop();
      await transport.close();
    },
  };
}

/** The error that `work` is refused with. */
export async function refusal(work: Promise<unknown>): Promise<AppError> {
  const outcome = await work.catch((error: unknown) => error);
  if (outcome instanceof AppError) return outcome;
  throw new Error('It was not refused.');
}
