import type { ObjectStore } from '@casewright/object-store';
import { moveToDatabase, moveToStorage } from '@casewright/uploads';
import { Client } from 'pg';

export type Place = 'storage' | 'disk';

/** The schemas that have what users send, and what is made for them. */
const SCHEMAS = ['analysis', 'export'];

/** Moves parts of users' files. @returns how many */
export async function moveChunks(adminUrl: string, store: ObjectStore, to: Place): Promise<number> {
  const db = new Client({ connectionString: adminUrl });
  await db.connect();
  try {
    let moved = 0;
    for (const schema of SCHEMAS) {
      await db.query(`SET search_path TO ${db.escapeIdentifier(schema)}`);
      moved += await (to === 'storage'
        ? moveToStorage(db, schema, store)
        : moveToDatabase(db, store));
    }
    return moved;
  } finally {
    await db.end();
  }
}
