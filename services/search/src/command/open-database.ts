import { resolve } from 'node:path';
import { findRunning, provision, startEmbedded } from '@casewright/database';
import type { Logger } from '@casewright/platform';
import { Client } from 'pg';

/** The library's database, open for an import. */
export interface OpenDatabase {
  /** Address of the search service's own role. */
  url: string;
  close(): Promise<void>;
}

export interface Surroundings {
  /** `DATABASE_URL`: the search service's own role, or an administrator as for `npm start`. */
  databaseUrl: string | undefined;
  dataDir: string;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Makes or reads the installation's secret, from which the roles' passwords derive. */
  installationSecret(dataDir: string): Promise<string>;
}

/**
 * The database of the product, whichever shape it runs in: the one given; else the embedded one of
 * the data folder, alongside the running product when it runs, started for the import when not.
 */
export async function openDatabase(around: Surroundings): Promise<OpenDatabase> {
  const dataDir = resolve(around.dataDir);
  if (around.databaseUrl) {
    return { url: await ownRole(around.databaseUrl, around), close: async () => undefined };
  }
  const running = await findRunning(dataDir);
  if (running) return { url: await provisioned(running, around), close: async () => undefined };
  const server = await startEmbedded({ dataDir, logger: around.logger });
  try {
    return { url: await provisioned(server.url, around), close: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function provisioned(adminUrl: string, around: Surroundings): Promise<string> {
  const secret = await around.installationSecret(resolve(around.dataDir));
  return (await provision(adminUrl, ['search'], secret)).search ?? adminUrl;
}

/** An administrator may make roles, the search service may not: whoever may is not the latter. */
async function ownRole(url: string, around: Surroundings): Promise<string> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ admin: boolean }>(
      'SELECT rolsuper OR rolcreaterole AS admin FROM pg_roles WHERE rolname = current_user',
    );
    return rows[0]?.admin ? await provisioned(url, around) : url;
  } finally {
    await client.end();
  }
}
