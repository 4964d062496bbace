import { randomBytes } from 'node:crypto';
import { Client, escapeIdentifier as ident } from 'pg';
import {
  createTestDatabase,
  databaseOn,
  SERVICES,
  serverUrl,
  type TestDatabase,
} from './create-test-database.js';

/** An arbitrary constant: the spec file that comes first makes the template, the others wait. */
const LOCK = 0x74657374;

/**
 * A copy of the database that `fill` makes once for the whole run: what takes seconds to make takes
 * a tenth of one to copy. On a server that outlives the run nothing is left behind, so each is made
 * anew there.
 */
export async function createDatabaseLike(
  name: string,
  fill: (database: TestDatabase) => Promise<void>,
): Promise<TestDatabase> {
  if (!process.env.TEST_TEMPLATES) {
    const database = await createTestDatabase();
    await fill(database);
    return database;
  }
  const server = new Client({ connectionString: serverUrl() });
  await server.connect();
  try {
    const template = `like_${name}`;
    await server.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await makeOnce(server, template, fill);
    const copy = `test_${randomBytes(6).toString('hex')}`;
    // By its files: through the log, a copy takes three times the processor.
    await server.query(
      `CREATE DATABASE ${ident(copy)} TEMPLATE ${ident(template)} STRATEGY FILE_COPY`,
    );
    return await handOver(template, copy);
  } finally {
    await server.end();
  }
}

async function makeOnce(
  server: Client,
  template: string,
  fill: (database: TestDatabase) => Promise<void>,
): Promise<void> {
  const { rows } = await server.query<{ ready: boolean }>(
    'SELECT datistemplate AS ready FROM pg_database WHERE datname = $1',
    [template],
  );
  if (rows[0]?.ready) return;
  // One that is there and not ready is of a spec file that failed.
  await server.query(`DROP DATABASE IF EXISTS ${ident(template)} WITH (FORCE)`);
  await server.query(`CREATE DATABASE ${ident(template)}`);
  await fill(await databaseOn(template));
  await server.query(`ALTER DATABASE ${ident(template)} IS_TEMPLATE true ALLOW_CONNECTIONS false`);
}

/** Gives what the template's roles own to those of the copy: roles belong to the whole server. */
async function handOver(template: string, copy: string): Promise<TestDatabase> {
  const database = await databaseOn(copy);
  const client = new Client({ connectionString: database.adminUrl });
  await client.connect();
  try {
    for (const service of SERVICES) {
      const from = ident(`${template}_${service}`);
      const to = decodeURIComponent(new URL(database.url(service)).username);
      await client.query(`REASSIGN OWNED BY ${from} TO ${ident(to)}`);
      // What a start takes from a service again may be used by it until then.
      await client.query(`ALTER SCHEMA ${ident(service)} OWNER TO ${ident(to)}`);
      await client.query(`DROP OWNED BY ${from}`);
    }
  } finally {
    await client.end();
  }
  return database;
}
