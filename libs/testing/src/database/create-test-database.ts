import { randomBytes } from 'node:crypto';
import { provision } from '@casewright/database';
import { Client, escapeIdentifier as ident } from 'pg';

/** Every schema the product has, so that a spec may join any of them. */
export const SERVICES = ['auth', 'search', 'analysis', 'export'] as const;

export interface TestDatabase {
  /** Superuser address of this database. */
  readonly adminUrl: string;
  /** The address a service gets: its own role, its own schema. */
  url(service: string): string;
  /** Removes the database and its roles, whoever is still connected. */
  drop(): Promise<void>;
}

/**
 * A fresh, provisioned database on the server of this test run, in well under a second. One for a
 * spec file, in `beforeAll`; dropped in `afterAll`.
 */
export async function createTestDatabase(
  services: readonly string[] = SERVICES,
): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(serverUrl(), [`CREATE DATABASE ${ident(name)}`]);
  return databaseOn(name, services);
}

/** Provisions a database that is there. */
export async function databaseOn(
  name: string,
  services: readonly string[] = SERVICES,
): Promise<TestDatabase> {
  const server = serverUrl();
  const address = new URL(server);
  address.pathname = `/${name}`;
  const urls = await provision(address.href, services, 'a secret of the tests');
  return {
    adminUrl: address.href,
    url: (service) => urls[service] ?? unknownService(service, services),
    drop: () => dropDatabase(server, name, Object.values(urls)),
  };
}

export function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return url;
  throw new Error(
    'There is no database for the integration specs. Run them as the Jest project "integration", ' +
      'which starts one, or set TEST_DATABASE_URL to a PostgreSQL superuser.',
  );
}

function unknownService(service: string, services: readonly string[]): never {
  throw new Error(`No schema was made for "${service}"; there are: ${services.join(', ')}.`);
}

async function dropDatabase(server: string, name: string, urls: string[]): Promise<void> {
  const roles = urls.map((url) => ident(decodeURIComponent(new URL(url).username)));
  await administer(server, [
    `DROP DATABASE IF EXISTS ${ident(name)} WITH (FORCE)`,
    ...roles.map((role) => `DROP ROLE IF EXISTS ${role}`),
  ]);
}

async function administer(url: string, statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'casewright tests' });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
