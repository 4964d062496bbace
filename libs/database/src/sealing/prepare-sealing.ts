import type { DataSource } from 'typeorm';
import { DatabaseError } from '../errors/database-error.js';
import { CIPHER } from './create-sealing.js';
import type { SealedTable } from './seal-table.js';

/** An arbitrary constant: while a backup begins, no key is destroyed. */
export const KEYS_LOCK = 0x6b657973;

/** Rows that are sealed in one transaction: they may be megabytes each. */
const BATCH = 20;

/**
 * Before a service works: wraps the owners' keys by the newest key of the installation.
 * @throws DatabaseError where their content could not be opened, or sealed
 */
export async function prepareSealing(db: DataSource): Promise<void> {
  const [{ keys, lost, wrappers, can }] = (await db.query(`
    SELECT (SELECT count(*) FROM wrapping_keys())::integer AS keys,
           (SELECT count(*) FROM owner_keys
             WHERE wrapped_by NOT IN (SELECT name FROM wrapping_keys()))::integer AS lost,
           (SELECT string_agg(DISTINCT wrapped_by, ', ') FROM owner_keys
             WHERE wrapped_by NOT IN (SELECT name FROM wrapping_keys())) AS wrappers,
           EXISTS (SELECT FROM pg_extension WHERE extname = 'pgcrypto') AS can`)) as [
    { keys: number; lost: number; wrappers: string; can: boolean },
  ];
  if (lost > 0) {
    throw new DatabaseError(
      `The data of ${lost} ${lost === 1 ? 'user' : 'users'} is encrypted with a key that is not in ENCRYPTION_KEYS. Append that key (${wrappers}), and start again.`,
    );
  }
  if (keys === 0) return;
  if (!can) {
    throw new DatabaseError(
      'ENCRYPTION_KEYS is set, but the database lacks the extension pgcrypto. Install it, or remove ENCRYPTION_KEYS.',
    );
  }
  await db.query(`
    UPDATE owner_keys o
       SET wrapped = pgp_sym_encrypt(owner_key(o.user_id), w.key, '${CIPHER}'),
           wrapped_by = w.name
      FROM wrapping_keys() w WHERE w.place = 1 AND o.wrapped_by <> w.name`);
}

/**
 * Seals rows that were stored before there were keys, or before a table was sealed. Processes that
 * do it at once share them out.
 * @returns how many
 */
export async function sealOlder(
  db: DataSource,
  tables: readonly SealedTable[],
  isStopped: () => boolean,
): Promise<number> {
  let sealed = 0;
  for (const { table } of tables) {
    for (let rows = BATCH; rows === BATCH && !isStopped(); sealed += rows) {
      rows = await sealBatch(db, table);
    }
  }
  return sealed;
}

async function sealBatch(db: DataSource, table: string): Promise<number> {
  const [, rows] = (await db.query(
    `UPDATE ${table} SET sealed = true
      WHERE ctid IN (SELECT ctid FROM ${table} WHERE NOT sealed LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  )) as [unknown, number];
  return rows;
}

/**
 * Destroys an owner's key: what was sealed with it is unreadable from then on, and with the next
 * backup in all backups. The others go into a new file: a deleted row, and one that is vacuumed while
 * anybody still may see it, would stay in the old one.
 * @throws where somebody uses the keys for longer than others should wait behind this: to be tried again
 */
export async function destroyOwnerKey(db: DataSource, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query("SET LOCAL lock_timeout = '2s'");
    await tx.query('SELECT pg_advisory_xact_lock($1)', [KEYS_LOCK]);
    await tx.query('LOCK TABLE owner_keys IN ACCESS EXCLUSIVE MODE');
    const destroyed = (await tx.query(
      `INSERT INTO destroyed_keys (id) SELECT id FROM owner_keys WHERE user_id = $1 RETURNING id`,
      [userId],
    )) as unknown[];
    if (destroyed.length === 0) return;
    await tx.query(
      `CREATE TEMPORARY TABLE other_keys ON COMMIT DROP AS
         SELECT * FROM owner_keys WHERE user_id <> $1`,
      [userId],
    );
    await tx.query('TRUNCATE owner_keys');
    await tx.query('INSERT INTO owner_keys SELECT * FROM other_keys');
  });
}
