import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ClientBase } from 'pg';
import { DatabaseError } from '../errors/database-error.js';
import { nameOf } from './catalog.js';
import type { Manifest } from './manifest.js';

export const OWNER_KEYS = 'owner_keys';
/** Beside the backups, for all of them: a key that was destroyed is then in none. */
export const KEYS_FOLDER = 'keys';
const FILE = 'owner-keys.json';
/** Relative to the folder of all backups. */
export const OWNER_KEYS_FILE = `${KEYS_FOLDER}/${FILE}`;

/** An owner's key, wrapped by one of `ENCRYPTION_KEYS`. */
interface OwnerKey {
  schema: string;
  id: string;
  userId: number;
  /** Base64. */
  wrapped: string;
  wrappedBy: string;
  createdAt: string;
}

export interface FoundKeys {
  kept: OwnerKey[];
  destroyed: Set<string>;
}

/** What is beside the backups. `destroyed`: ids of keys that are gone on purpose. */
interface StoredKeys {
  keys: OwnerKey[];
  destroyed: string[];
}

/** The keys that a database has, and those that it destroyed. */
export async function findOwnerKeys(
  client: ClientBase,
  schemas: readonly string[],
): Promise<FoundKeys> {
  const found: FoundKeys = { kept: [], destroyed: new Set() };
  for (const schema of schemas) {
    if (!(await hasKeys(client, schema))) continue;
    const keys = await client.query<Omit<OwnerKey, 'schema'>>(
      `SELECT id, user_id AS "userId", encode(wrapped, 'base64') AS wrapped,
              wrapped_by AS "wrappedBy", created_at::text AS "createdAt"
         FROM ${nameOf({ schema, name: OWNER_KEYS })}`,
    );
    found.kept.push(...keys.rows.map((key) => ({ schema, ...key })));
    const gone = await client.query<{ id: string }>(
      `SELECT id FROM ${nameOf({ schema, name: 'destroyed_keys' })}`,
    );
    for (const { id } of gone.rows) found.destroyed.add(id);
  }
  return found;
}

/**
 * Brings the keys beside the backups up to date. Keys of a database that was here before stay: its
 * backups may be what is restored next.
 * @returns which keys each schema's rows were sealed with
 */
export async function storeOwnerKeys(
  into: string,
  { kept, destroyed }: FoundKeys,
): Promise<Record<string, string[]>> {
  const ours = new Set(kept.map(({ id }) => id));
  const before = await readStored(into);
  const others = before.keys.filter(({ id }) => !ours.has(id) && !destroyed.has(id));
  const stored: StoredKeys = {
    keys: [...others, ...kept],
    destroyed: [...new Set([...before.destroyed, ...destroyed])],
  };
  await writeStored(into, stored);
  const ids: Record<string, string[]> = {};
  for (const { schema, id } of kept) ids[schema] = [...(ids[schema] ?? []), id];
  return ids;
}

/**
 * Adds what a copy of the backups elsewhere has of the keys. What was destroyed is in neither afterward.
 * @param text of that copy's `OWNER_KEYS_FILE`
 */
export async function addOwnerKeys(into: string, text: string): Promise<void> {
  const [ours, theirs] = [await readStored(into), JSON.parse(text) as StoredKeys];
  const destroyed = new Set([...ours.destroyed, ...theirs.destroyed]);
  const keys = new Map([...theirs.keys, ...ours.keys].map((key) => [key.id, key]));
  for (const id of destroyed) keys.delete(id);
  await writeStored(into, { keys: [...keys.values()], destroyed: [...destroyed] });
}

/**
 * Without their keys, rows would be taken for those of deleted users.
 * @throws DatabaseError if keys of the backup are neither beside it nor destroyed
 */
export async function refuseWithoutKeys(
  folder: string,
  { ownerKeys = {} }: Manifest,
): Promise<void> {
  const { keys, destroyed } = await readStored(dirname(folder));
  const known = new Set([...keys.map(({ id }) => id), ...destroyed]);
  const missing = Object.values(ownerKeys)
    .flat()
    .filter((id) => !known.has(id));
  if (missing.length === 0) return;
  throw new DatabaseError(
    `${missing.length} keys of this backup are not in ${join(dirname(folder), KEYS_FOLDER)}. ` +
      'Copy that folder from where the backup was made, newest version, and restore again.',
  );
}

/**
 * Gives restored rows their keys, and removes what was sealed with a key that has been destroyed
 * since: nobody can read it.
 * @param folder of the backup
 */
export async function loadOwnerKeys(
  client: ClientBase,
  folder: string,
  { ownerKeys = {}, migrations }: Manifest,
): Promise<void> {
  const stored = (await readStored(dirname(folder))).keys;
  for (const schema of Object.keys(migrations)) {
    if (!(await hasKeys(client, schema))) continue;
    const table = nameOf({ schema, name: OWNER_KEYS });
    const keys = stored.filter((key) => ownerKeys[schema]?.includes(key.id));
    await client.query(
      `INSERT INTO ${table} (id, user_id, wrapped, wrapped_by, created_at)
       SELECT id, "userId", decode(wrapped, 'base64'), "wrappedBy", "createdAt"
         FROM json_to_recordset($1) AS key (id uuid, "userId" integer, wrapped text,
              "wrappedBy" text, "createdAt" timestamptz)`,
      [JSON.stringify(keys)],
    );
    for (const sealed of await sealedTables(client, schema)) {
      // A legal hold that was lifted since keeps nothing that is gone.
      await client.query(`ALTER TABLE ${sealed} DISABLE TRIGGER USER`);
      await client.query(
        `DELETE FROM ${sealed} WHERE sealed AND user_id NOT IN (SELECT user_id FROM ${table})`,
      );
      await client.query(`ALTER TABLE ${sealed} ENABLE TRIGGER USER`);
    }
  }
}

/** Names of the installation's keys that wrap those of a backup's rows. */
export async function wrappersOf(
  folder: string,
  { ownerKeys = {} }: Manifest,
): Promise<ReadonlySet<string>> {
  const ids = new Set(Object.values(ownerKeys).flat());
  const { keys } = await readStored(dirname(folder));
  return new Set(keys.filter(({ id }) => ids.has(id)).map(({ wrappedBy }) => wrappedBy));
}

async function readStored(into: string): Promise<StoredKeys> {
  const text = await readText(join(into, KEYS_FOLDER, FILE));
  return text ? JSON.parse(text) : { keys: [], destroyed: [] };
}

async function writeStored(into: string, stored: StoredKeys): Promise<void> {
  await mkdir(join(into, KEYS_FOLDER), { recursive: true, mode: 0o700 });
  await replace(join(into, KEYS_FOLDER, FILE), JSON.stringify(stored));
}

/** Undefined where there is no such file. */
export async function readText(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export async function replace(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

async function hasKeys(client: ClientBase, schema: string): Promise<boolean> {
  const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS made', [
    nameOf({ schema, name: OWNER_KEYS }),
  ]);
  return rows[0].made;
}

/** Tables of sealed rows that name their owners; what hangs on those goes with them. */
async function sealedTables(client: ClientBase, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = $1 AND column_name IN ('sealed', 'user_id')
      GROUP BY table_name HAVING count(*) = 2`,
    [schema],
  );
  return rows.map(({ name }) => nameOf({ schema, name }));
}
