import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createTestDatabase, type TestDatabase } from '@casewright/testing';
import { Client } from 'pg';

const SET_UP = fileURLToPath(new URL('../dist/provision.js', import.meta.url));
const SCHEMAS = ['analysis', 'auth', 'export', 'search'];

describe('setting up the database', () => {
  let database: TestDatabase;
  const folder = mkdtempSync(join(tmpdir(), 'casewright-set-up-'));
  const env: Record<string, string> = {};

  beforeAll(async () => {
    database = await createTestDatabase();
    const secrets = { ADMIN_DATABASE_URL: database.adminUrl };
    for (const schema of SCHEMAS) {
      Object.assign(secrets, { [`${schema.toUpperCase()}_DATABASE_PASSWORD`]: `of-${schema}` });
    }
    for (const [name, value] of Object.entries(secrets)) {
      env[`${name}_FILE`] = join(folder, name);
      writeFileSync(join(folder, name), `${value}\n`);
    }
  });
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  async function migrated(): Promise<(string | undefined)[]> {
    const statement = "SELECT schemaname FROM pg_tables WHERE tablename = 'migrations' ORDER BY 1";
    return (await ask(database.adminUrl, statement)).map(({ schemaname }) => schemaname);
  }

  const setUp = (...args: string[]) =>
    promisify(execFile)(process.execPath, [SET_UP, ...args], { env });

  it('takes its secrets from files and leaves the schemas to the services, but for that of auth', async () => {
    await setUp();
    // The administrator owns the audit log: the auth service may read it and add to it.
    expect(await migrated()).toEqual(['auth']);
    const url = new URL(database.url('auth'));
    url.password = 'of-auth';
    expect(await ask(url.href, 'SELECT current_schema() AS schema')).toEqual([{ schema: 'auth' }]);
  });

  it('migrates them all before a rollout, and again without harm', async () => {
    await setUp('--migrate');
    await setUp('--migrate');
    expect(await migrated()).toEqual(SCHEMAS);
  });
});

async function ask(connectionString: string, statement: string): Promise<Record<string, string>[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
