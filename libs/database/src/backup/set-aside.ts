import { type ClientBase, escapeIdentifier as ident } from 'pg';
import { DatabaseError } from '../errors/database-error.js';
import { asideName, UNFINISHED_RESTORE } from '../migrations/migrate.js';

/** Whether what a restore takes the place of is still there. */
export async function isSetAside(
  client: Pick<ClientBase, 'query'>,
  schemas: readonly string[],
): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_namespace WHERE nspname = ANY($1)', [
    schemas.map(asideName),
  ]);
  return Boolean(rowCount);
}

/** @throws DatabaseError where a restore was interrupted: what there is now is nobody's */
export async function refuseUnfinishedRestore(
  client: Pick<ClientBase, 'query'>,
  schemas: readonly string[],
): Promise<void> {
  if (await isSetAside(client, schemas)) throw new DatabaseError(UNFINISHED_RESTORE);
}

/** Puts schemas out of the way, all or none; after an interrupted restore, removes what that made. */
export async function setAside(client: ClientBase, schemas: readonly string[]): Promise<void> {
  await inTransaction(client, async () => {
    const isAgain = await isSetAside(client, schemas);
    for (const schema of schemas) {
      if (isAgain) await dropSchema(client, schema);
      else if (await exists(client, schema)) await rename(client, schema, asideName(schema));
      // Empty, it says that there was nothing, and that a restore has begun.
      else await client.query(`CREATE SCHEMA ${ident(asideName(schema))}`);
    }
  });
}

/** Brings back what `setAside` has put out of the way, in place of what was made since. */
export async function putBack(client: ClientBase, schemas: readonly string[]): Promise<void> {
  await inTransaction(client, async () => {
    for (const schema of schemas) {
      if (!(await exists(client, asideName(schema)))) continue;
      await dropSchema(client, schema);
      await rename(client, asideName(schema), schema);
    }
  });
}

/** Within the transaction that keeps what takes its place. */
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
