import { type ObjectStore, sha256Of } from '@casewright/object-store';
import { objectName, readName } from './object-name.js';

/** Somebody who may write to the schema's tables. */
interface Queries {
  query(sql: string, parameters: unknown[]): Promise<{ rows: unknown[] }>;
}

interface Row {
  uploadId: string;
  startAt: number;
}

/** What users sent and what was made for them; answers stay in the database, where they are read at once. */
const IN_DATABASE = `
  SELECT upload_id AS "uploadId", start_at AS "startAt"
    FROM upload_chunks JOIN uploads ON id = upload_id
   WHERE object IS NULL AND kind <> 'answer' AND complete AND expires_at > now()`;

/**
 * Moves chunks from the database to the object storage, sealed as they are, while the product runs.
 *
 * @param schema of the connection, too
 * @returns how many
 */
export async function moveToStorage(
  db: Queries,
  schema: string,
  store: ObjectStore,
): Promise<number> {
  let moved = 0;
  for (const { uploadId, startAt } of (await db.query(IN_DATABASE, [])).rows as Row[]) {
    const { rows } = await db.query(
      `SELECT data AS bytes, sealed AS "isSealed" FROM upload_chunks
        WHERE upload_id = $1 AND start_at = $2 AND data IS NOT NULL`,
      [uploadId, startAt],
    );
    const [kept] = rows as { bytes: Buffer; isSealed: boolean }[];
    if (!kept) continue;
    const object = objectName(schema, { uploadId, startAt }, kept);
    await store.putBytes(object, kept.bytes, sha256Of(kept.bytes));
    const changed = await db.query(
      `UPDATE upload_chunks SET data = NULL, object = $3
        WHERE upload_id = $1 AND start_at = $2 AND object IS NULL RETURNING 1`,
      [uploadId, startAt, object],
    );
    if (changed.rows.length > 0) moved += 1;
    else await store.delete([object]);
  }
  return moved;
}

/**
 * The other way. What the storage has lost is left, for whoever asks for it to be told.
 *
 * @returns how many
 */
export async function moveToDatabase(db: Queries, store: ObjectStore): Promise<number> {
  let moved = 0;
  const { rows } = await db.query('SELECT object FROM upload_chunks WHERE object IS NOT NULL', []);
  for (const { object } of rows as { object: string }[]) {
    const { sha256, isSealed } = readName(object);
    const bytes = await store.getBytes(object, sha256);
    if (!bytes) continue;
    const changed = await db.query(
      `UPDATE upload_chunks SET data = $2, sealed = $3, object = NULL
        WHERE object = $1 RETURNING 1`,
      [object, bytes, isSealed],
    );
    moved += changed.rows.length;
    await store.delete([object]);
    await db.query('DELETE FROM abandoned_objects WHERE object = $1', [object]);
  }
  return moved;
}
