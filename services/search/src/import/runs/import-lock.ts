import type { DataSource } from 'typeorm';
import { ImportError } from '../source/import-error.js';

/** One import at a time, whichever process runs it. The number is arbitrary. */
const IMPORT_LOCK = 4_310;

/** In SQL: whether someone holds that lock, in whichever process. */
export const IMPORT_LOCK_IS_HELD = `EXISTS (
  SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
   WHERE d.datname = current_database() AND l.locktype = 'advisory' AND l.granted
     AND l.classid = 0 AND l.objid = ${IMPORT_LOCK} AND l.objsubid = 1)`;

/**
 * Runs the work while no other import runs. The lock belongs to its own connection, so that
 * it goes with the process, however that ends.
 */
export async function withImportLock<T>(db: DataSource, work: () => Promise<T>): Promise<T> {
  const runner = db.createQueryRunner();
  try {
    const [row] = (await runner.query('SELECT pg_try_advisory_lock($1) AS held', [
      IMPORT_LOCK,
    ])) as { held: boolean }[];
    if (!row?.held) {
      throw new ImportError('Another import is running. Wait until it ends, or stop it first.');
    }
    return await work();
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [IMPORT_LOCK]).catch(() => undefined);
    await runner.release();
  }
}
