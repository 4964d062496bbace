import { realpathSync } from 'node:fs';
import { Client, escapeIdentifier } from 'pg';
import type { Placement } from '../folder/place-cluster.js';
import { readPassword, SUPERUSER } from './init-cluster.js';

/** The database of the application; `postgres` stays as PostgreSQL made it. */
const DATABASE = 'casewright';

export function superuserUrl(place: Placement, port: number, database = DATABASE): string {
  return `postgres://${SUPERUSER}:${encodeURIComponent(readPassword(place))}@127.0.0.1:${port}/${database}`;
}

/** Whether the server on this port takes our password and serves our cluster. */
export async function answersAsOurs(place: Placement, port: number): Promise<boolean> {
  try {
    const [row] = await query<{ data_directory: string }>(place, port, 'SHOW data_directory');
    return row !== undefined && realpathSync(row.data_directory) === realpathSync(place.cluster);
  } catch {
    return false;
  }
}

/** Makes the application's database at the first start. */
export async function ensureDatabase(place: Placement, port: number): Promise<void> {
  const name = `'${DATABASE}'`;
  const found = await query(place, port, `SELECT 1 FROM pg_database WHERE datname = ${name}`);
  if (found.length > 0) return;
  await query(place, port, `CREATE DATABASE ${escapeIdentifier(DATABASE)}`);
}

async function query<Row extends object>(
  place: Placement,
  port: number,
  sql: string,
): Promise<Row[]> {
  const client = new Client({
    connectionString: superuserUrl(place, port, 'postgres'),
    connectionTimeoutMillis: 3_000,
    application_name: 'casewright start',
  });
  // A connection that breaks while idle is reported by the query that follows.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
