import { join } from 'node:path';
import { type ClientBase, escapeIdentifier as ident } from 'pg';
import {
  createDataSource,
  type ServiceDatabaseOptions,
} from '../data-source/create-data-source.js';
import { DatabaseError } from '../errors/database-error.js';
import { migrate } from '../migrations/migrate.js';
import { nameOf, tablesOf } from './catalog.js';
import { copyIn, copyOut, hashFile } from './copy-table.js';
import { storedAs } from './data-files.js';
import { connectBackup } from './make-backup.js';
import { type Manifest, type TableRecord, tableFile } from './manifest.js';
import { loadOwnerKeys } from './owner-keys.js';

/** How to create each service's tables, given an address. */
export type Databases = Readonly<Record<string, (url: string) => ServiceDatabaseOptions>>;

/** @throws DatabaseError if this version is older than the one that made the backup */
export function refuseNewerBackup({ migrations, version }: Manifest, databases: Databases): void {
  for (const [schema, names] of Object.entries(migrations)) {
    const known = databases[schema]?.('').migrations.map(nameOfMigration) ?? [];
    const unknown = names.filter((name) => !known.includes(name)).at(-1);
    if (!unknown) continue;
    throw new DatabaseError(
      `The backup was made by a newer version of the application (${version}): schema ${schema} had ${unknown}, ` +
        'which this version does not know. Restore it with that version or a later one.',
    );
  }
}

/** Verifies all files before anything is restored. @throws DatabaseError */
export async function refuseDamaged(folder: string, { tables, files }: Manifest): Promise<void> {
  const stored = [
    ...tables.map((each) => ({ ...each, file: join(folder, tableFile(each)), isPacked: true })),
    ...files.map((each) => ({ ...each, file: storedAs(folder, each.path), isPacked: false })),
  ];
  for (const { file, isPacked, sha256 } of stored) {
    const found = await hashFile(file, isPacked).catch((error: Error) => error.message);
    if (found === sha256) continue;
    throw new DatabaseError(
      `The backup is damaged: ${file} was changed after it was written. Use another.`,
    );
  }
}

interface Places {
  adminUrl: string;
  /** Addresses with each service's own role. */
  urls: Readonly<Record<string, string>>;
  /** Runs in the transaction that commits the rows. */
  last?: (client: ClientBase) => Promise<void>;
}

/**
 * Makes the tables as they were, in schemas without any, and fills them: all or nothing. What is in
 * them then is read again and compared before it counts.
 *
 * @returns tables that were left out, because the server lacks a type of theirs
 */
export async function loadBackup(
  folder: string,
  manifest: Manifest,
  databases: Databases,
  { adminUrl, urls, last }: Places,
): Promise<string[]> {
  for (const [schema, names] of Object.entries(manifest.migrations)) {
    if (names.length > 0) await migrateTo(databases[schema]?.(urls[schema] ?? ''), names);
  }
  const client = await connectBackup(adminUrl);
  try {
    await client.query('BEGIN');
    const leftOut = await fill(client, folder, manifest);
    await loadOwnerKeys(client, folder, manifest);
    for (const schema of Object.keys(manifest.migrations)) {
      const statements = databases[schema]?.('').afterRestore;
      if (statements) await client.query(statements);
    }
    await last?.(client);
    await client.query('COMMIT');
    return leftOut;
  } finally {
    await client.end();
  }
}

async function migrateTo(
  options: ServiceDatabaseOptions | undefined,
  names: readonly string[],
): Promise<void> {
  if (!options) return;
  const migrations = options.migrations.filter((each) => names.includes(nameOfMigration(each)));
  await migrate(createDataSource({ ...options, migrations }), { isRestore: true });
}

export function nameOfMigration(migration: ServiceDatabaseOptions['migrations'][number]): string {
  const { name } = new (migration as new () => { name?: string })();
  return name ?? migration.name;
}

async function fill(client: ClientBase, folder: string, manifest: Manifest): Promise<string[]> {
  const leftOut: string[] = [];
  const tables: TableRecord[] = [];
  const made = new Set((await tablesOf(client, Object.keys(manifest.migrations))).map(nameOf));
  for (const table of manifest.tables) {
    const isThere = made.has(nameOf(table)) || (await make(client, table));
    if (isThere) tables.push(table);
    else leftOut.push(nameOf(table));
  }
  const references = await dropReferences(client, Object.keys(manifest.migrations));
  for (const table of tables) {
    await client.query(`ALTER TABLE ${nameOf(table)} DISABLE TRIGGER USER`);
  }
  // In the same transaction, so that rows are stored in the order in which they were read.
  if (tables.length > 0) await client.query(`TRUNCATE ${tables.map(nameOf).join(', ')}`);
  for (const table of tables) await copyIn(client, table, join(folder, tableFile(table)));
  for (const statement of references) await client.query(statement);
  for (const table of tables) {
    await client.query(`ALTER TABLE ${nameOf(table)} ENABLE TRIGGER USER`);
  }
  for (const { schema, name, value } of manifest.sequences) {
    const sequence = nameOf({ schema, name });
    await client.query('SELECT setval($1::regclass, $2)', [sequence, value]);
  }
  for (const table of tables) await compare(client, table);
  return leftOut;
}

/**
 * Creates a table that no migration creates, owned by its schema's owner; false if a type is
 * missing.
 */
async function make(client: ClientBase, table: TableRecord): Promise<boolean> {
  const { rows } = await client.query(
    'SELECT bool_and(to_regtype(type) IS NOT NULL) AS known FROM unnest($1::text[]) AS type',
    [table.types],
  );
  if (!rows[0].known) return false;
  for (const statement of table.create) await client.query(statement);
  const owner = await client.query<{ name: string }>(
    'SELECT pg_get_userbyid(nspowner) AS name FROM pg_namespace WHERE nspname = $1',
    [table.schema],
  );
  await client.query(`ALTER TABLE ${nameOf(table)} OWNER TO ${ident(owner.rows[0]?.name ?? '')}`);
  return true;
}

/** Drops foreign keys while rows are loaded; returns a function that restores them. */
async function dropReferences(client: ClientBase, schemas: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ target: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS target, conname AS name, pg_get_constraintdef(k.oid) AS definition
       FROM pg_constraint k JOIN pg_namespace n ON n.oid = k.connamespace
      WHERE k.contype = 'f' AND n.nspname = ANY($1)`,
    [schemas],
  );
  for (const { target, name } of rows) {
    await client.query(`ALTER TABLE ${target} DROP CONSTRAINT ${ident(name)}`);
  }
  return rows.map(
    ({ target, name, definition }) =>
      `ALTER TABLE ${target} ADD CONSTRAINT ${ident(name)} ${definition}`,
  );
}

async function compare(client: ClientBase, table: TableRecord): Promise<void> {
  const { rows, sha256 } = await copyOut(client, table);
  if (rows === table.rows && sha256 === table.sha256) return;
  throw new DatabaseError(
    `The backup was not restored in full: ${table.schema}.${table.name} has ${rows} rows instead of ${table.rows}.`,
  );
}
