import { AppError, type login, type OpenedSession } from '@casewright/contracts';
import { createDataSource } from '@casewright/database';
import type { Bus } from '@casewright/messaging';
import {
  createTestDatabase,
  type RunningServices,
  startServices,
  type TestDatabase,
} from '@casewright/testing';
import type { DataSource } from 'typeorm';
import type { z } from 'zod';
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
  const database = await createTestDatabase();
  const { bus, stop } = await startReplica(database);
  const rows = await createDataSource(authDatabase(database.url('auth'))).initialize();
  return {
    bus,
    database,
    rows,
    async stop() {
      await rows.destroy();
      await stop();
      await database.drop();
    },
  };
}

/** Another process of the service on the same database. */
export const startReplica = ({ url }: TestDatabase): Promise<RunningServices> =>
  startServices(url('auth'), authService);

/** The session that a log-in has opened, of an account that asks for the password alone. */
export function opened(answer: z.output<typeof login.response>): OpenedSession {
  if ('token' in answer) return answer;
  throw new Error('More than the password is asked for.');
}

/** The error that `work` is refused with. */
export async function refusal(work: Promise<unknown>): Promise<AppError> {
  const outcome = await work.catch((error: unknown) => error);
  if (outcome instanceof AppError) return outcome;
  throw new Error('It was not refused.');
}
