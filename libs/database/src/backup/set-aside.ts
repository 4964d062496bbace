import { type ClientBase, escapeIdentifier as ident } from 'pg';
import { DatabaseError } from '../errors/database-error.js';
import { asideName, UNFINISHED_RESTORE } from '../migrations/migrate.js';

/** Whether data that a restore is replacing still exists. */
export async function isSetAside(
  client: Pick<ClientBase, 'query'>,
  schemas: readonly string[],
): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_namespace WHERE nspname = ANY($1)', [
    schemas.map(asideName),
  ]);
  return Boolean(rowCount);
}

/**
 * @throws DatabaseError if a restore was interrupted, which leaves the data in an undefined state
 */
export async function refuseUnfinishedRestore(
  client: Pick<ClientBase, 'query'>,
  schemas: readonly string[],
): Promise<void> {
  if (await isSetAside(client, schemas)) throw new DatabaseError(UNFINISHED_RESTORE);
}

/**
 * Renames schemas out of the way, all or none; after an interrupted restore, drops what it created.
 */
export async function setAside(client: ClientBase, schemas: readonly string[]): Promise<void> {
  await inTransaction(client, async () => {
    const isAgain = await isSetAside(client, schemas);
    for (const schema of schemas) {
      if (isAgain) await dropSchema(client, schema);
      else if (await exists(client, schema)) await rename(client, schema, asideName(schema));
      // An empty schema records that there was none, and that a restore has begun.
      else await client.query(`CREATE SCHEMA ${ident(asideName(schema))}`);
    }
  });
}

/** Brings back the schemas that `setAside` renamed, in place of those made since. */
export async function putBack(client: ClientBase, schemas: readonly string[]): Promise<void> {
  await inTransaction(client, async () => {
    for (const schema of schemas) {
      if (!(await exists(client, asideName(schema)))) continue;
      await dropSchema(client, schema);
      await rename(client, asideName(schema), schema);
    }
  });
}

/** Call it within the transaction that commits the replacement. */
export async function dropAside(client: ClientBase, schemas: readonly string[]): Promise<void> {
  for (const schema of schemas) await dropSchema(client, asideName(schema));
}

async function inTransaction(client: ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  try {
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

const dropSchema = (client: ClientBase, schema: string) =>
  client.query(`DROP SCHEMA IF EXISTS ${ident(schema)} CASCADE`);

const rename = (client: ClientBase, from: string, to: string) =>
  client.query(`ALTER SCHEMA ${ident(from)} RENAME TO ${ident(to)}`);

async function exists(client: ClientBase, schema: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [
    schema,
  ]);
  return Boolean(rowCount);
}
