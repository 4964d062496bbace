import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChild } from '@casewright/analysis-service/testing';
import type { Role } from '@casewright/contracts';
import type { ShutdownStep } from '@casewright/platform';
import { createDatabaseLike, freePort, type TestDatabase } from '@casewright/testing';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { start } from '../src/start.js';

export interface RunningProduct {
  readonly origin: string;
  readonly database: TestDatabase;
  /** What it wrote to the terminal while it started. */
  readonly said: string[];
  /**
   * Signs a new user up, in a role that is not theirs on their own; resolves with the session's
   * cookie.
   */
  signUp(email: string, role?: Role): Promise<string>;
  /** The answer to a GET, or to a POST of what is given: a form as it is, else as JSON. */
  ask(cookie: string, path: string, body?: unknown): Promise<Response>;
  stop(): Promise<void>;
}

const SETTINGS = { RATE_LIMITS: 'off', SETUP_TOKEN: 'off', LOG_LEVEL: 'silent' };

/**
 * Runs the whole product in this process, on a database and a folder of its own.
 * @param options.env over the usual settings: no rate limits, no log
 * @param options.fill what the database is to hold besides the starter library
 * @param options.database in place of a fresh one; dropped with the product
 */
export async function startProduct(
  options: {
    env?: Record<string, string>;
    fill?: (database: TestDatabase) => Promise<void>;
    database?: TestDatabase;
  } = {},
): Promise<RunningProduct> {
  // What runs in processes and threads of its own runs from the build.
  buildChild();
  const database = options.database ?? (await databaseFor(options.fill));
  const dataDir = mkdtempSync(join(tmpdir(), 'casewright-product-'));
  const port = await freePort();
  const settings = { PORT: String(port), DATA_DIR: dataDir, ...SETTINGS, ...options.env };
  const { steps, said } = await startOn(database, settings);
  const origin = `http://localhost:${port}`;
  return {
    origin,
    database,
    said,
    async signUp(email, role) {
      const cookie = await signUp(origin, email);
      if (role) await giveRole(database, email, role);
      return cookie;
    },
    ask: (cookie, path, body) => ask(`${origin}${path}`, cookie, body),
    async stop() {
      for (const step of steps) await step.run();
      rmSync(dataDir, { recursive: true, force: true });
      await database.drop();
    },
  };
}

/** As after a first start: migrated, and with the starter library. */
async function databaseFor(
  fill?: (database: TestDatabase) => Promise<void>,
): Promise<TestDatabase> {
  const database = await createDatabaseLike('product', startOnce);
  await fill?.(database);
  return database;
}

async function startOnce(database: TestDatabase): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'casewright-product-'));
  const settings = { PORT: String(await freePort()), DATA_DIR: dataDir, ...SETTINGS };
  const { steps } = await startOn(database, settings);
  for (const step of steps) await step.run();
  rmSync(dataDir, { recursive: true, force: true });
}

async function startOn(
  database: TestDatabase,
  settings: Record<string, string>,
): Promise<{ steps: ShutdownStep[]; said: string[] }> {
  Object.assign(process.env, { DATABASE_URL: database.adminUrl, ...settings });
  const steps: ShutdownStep[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await start(steps);
  const said = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  return { steps, said };
}

async function signUp(origin: string, email: string): Promise<string> {
  const { headers } = await fetch(`${origin}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'secret-1', name: 'Ann Advocate' }),
  });
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Before the session is used for the first time: what it may is remembered for seconds. */
async function giveRole(database: TestDatabase, email: string, role: Role): Promise<void> {
  const client = new Client({ connectionString: database.adminUrl });
  await client.connect();
  const sql = 'UPDATE auth.users SET role = $2, is_admin = $3 WHERE email = $1';
  await client.query(sql, [email, role, role === 'administrator']);
  await client.end();
}

function ask(url: string, cookie: string, body: unknown): Promise<Response> {
  if (body === undefined) return fetch(url, { headers: { cookie } });
  if (body instanceof FormData) return fetch(url, { method: 'POST', headers: { cookie }, body });
  const headers = { cookie, 'content-type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}
