import { Client, escapeIdentifier as ident, escapeLiteral as literal } from 'pg';
import { EXTENSIONS_SCHEMA, searchPath } from '../data-source/search-path.js';
import { DatabaseError } from '../errors/database-error.js';
import { isConnectionError } from '../errors/is-connection-error.js';
import { refuseUnusable, roleName, rolePassword } from './role-name.js';

/** Installed if the server has them. Only an administrator may, so no migration can. */
const EXTENSIONS = ['pg_trgm', 'pgcrypto', 'unaccent', 'vector'];
/** An arbitrary constant that keeps two provisioning processes on one database apart. */
const LOCK = 0x63617365;

/**
 * Makes a schema and a role for each service, or brings them up to date, and returns each
 * service's address. A role owns its schema, finds it first in its search path and may not enter
 * another's. Safe to repeat and to run from several processes at once.
 *
 * @param adminUrl address of the application's database as a user who may create roles.
 * @param secret the installation's secret, from which role passwords derive and with which they
 * change; or a function that gives each service's password, where the operator chose them.
 */
export async function provision(
  adminUrl: string,
  services: readonly string[],
  secret: string | ((service: string) => string),
): Promise<Record<string, string>> {
  services.forEach(refuseUnusable);
  const client = new Client({
    connectionString: adminUrl,
    application_name: 'casewright provision',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const database = await prepareDatabase(client);
    const urls: Record<string, string> = {};
    for (const service of services) {
      const role = roleName(database, service);
      const password = typeof secret === 'string' ? rolePassword(secret, role) : secret(service);
      await prepareService(client, database, service, role, password);
      urls[service] = serviceUrl(adminUrl, role, password);
    }
    await client.query('COMMIT');
    return urls;
  } catch (error) {
    throw explain(error);
  } finally {
    await client.end();
  }
}

/** Closes the database to roles that are not named, and installs extensions; returns its name. */
async function prepareDatabase(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
  const database = rows[0]?.name ?? '';
  await client.query(`REVOKE ALL ON DATABASE ${ident(database)} FROM PUBLIC`);
  await client.query('REVOKE ALL ON SCHEMA public FROM PUBLIC');
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${EXTENSIONS_SCHEMA}`);
  const available = await client.query<{ name: string }>(
    'SELECT name FROM pg_available_extensions WHERE name = ANY($1)',
    [EXTENSIONS],
  );
  for (const { name } of available.rows) {
    await client.query(`CREATE EXTENSION IF NOT EXISTS ${ident(name)} SCHEMA ${EXTENSIONS_SCHEMA}`);
  }
  return database;
}

async function prepareService(
  client: Client,
  database: string,
  service: string,
  role: string,
  password: string,
): Promise<void> {
  const name = ident(role);
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  if (!rowCount) await client.query(`CREATE ROLE ${name}`);
  await client.query(`ALTER ROLE ${name} LOGIN PASSWORD ${literal(password)}`);
  // An administrator without superuser rights must be a member of the role to hand a schema over.
  await client.query(
    `DO $$ BEGIN
       IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
         EXECUTE format('GRANT %I TO %I', ${literal(role)}, current_user);
       END IF;
     END $$`,
  );
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${ident(service)} AUTHORIZATION ${name}`);
  if (!(await hasWithheld(client, service, role))) {
    await client.query(`ALTER SCHEMA ${ident(service)} OWNER TO ${name}`);
  }
  await client.query(`GRANT CONNECT, TEMPORARY ON DATABASE ${ident(database)} TO ${name}`);
  await client.query(`GRANT USAGE ON SCHEMA ${EXTENSIONS_SCHEMA} TO ${name}`);
  await client.query(
    `ALTER ROLE ${name} IN DATABASE ${ident(database)} SET search_path = ${searchPath(service)}`,
  );
}

/** Whether the schema has a table that was taken from its service: see `withholdTable`. */
async function hasWithheld(client: Client, schema: string, role: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_tables WHERE schemaname = $1 AND tableowner <> $2`,
    [schema, role],
  );
  return (rowCount ?? 0) > 0;
}

function serviceUrl(adminUrl: string, role: string, password: string): string {
  const url = new URL(adminUrl);
  url.username = encodeURIComponent(role);
  url.password = encodeURIComponent(password);
  return url.href;
}

function explain(error: unknown): unknown {
  if (isConnectionError(error)) {
    return new DatabaseError(
      `PostgreSQL does not answer at the address in DATABASE_URL (${(error as Error).message || (error as { code?: string }).code}). ` +
        'Start it, or correct the address.',
      { cause: error },
    );
  }
  if ((error as { code?: string }).code !== '42501') return error;
  return new DatabaseError(
    `The user in DATABASE_URL may not prepare the database (${(error as Error).message}). ` +
      'Give the address of its owner, or of a user who may create roles and schemas.',
    { cause: error },
  );
}
