import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { DatabaseError } from '../errors/database-error.js';

/** First half of the advisory lock's number, ours; the second is the schema's hash. */
const LOCK_SPACE = 0x6d696772;
const POLL_MS = 100;
/** A big index on a big library takes a while; after this something is stuck. */
const LIMIT_MS = 30 * 60_000;

/**
 * Runs the work while holding the migration lock of a schema, on the connection that holds it.
 *
 * Asks again and again instead of waiting inside PostgreSQL: a waiting statement keeps a snapshot,
 * CREATE INDEX CONCURRENTLY waits for every older snapshot, and the two would wait for ever.
 */
export async function withMigrationLock<T>(
  dataSource: DataSource,
  schema: string,
  work: (runner: QueryRunner) => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    await acquire(runner, schema);
    return await work(runner);
  } finally {
    // Ends with its connection at the latest; explicit, so that the next replica need not wait.
    await runner
      .query('SELECT pg_advisory_unlock($1, hashtext($2))', [LOCK_SPACE, schema])
      .catch(() => undefined);
    await runner.release();
  }
}

async function acquire(runner: QueryRunner, schema: string): Promise<void> {
  const until = Date.now() + LIMIT_MS;
  for (;;) {
    const [row]: { held: boolean }[] = await runner.query(
      'SELECT pg_try_advisory_lock($1, hashtext($2)) AS held',
      [LOCK_SPACE, schema],
    );
    if (row?.held) return;
    if (Date.now() > until) break;
    await delay(POLL_MS);
  }
  throw new DatabaseError(
    `Another process has been migrating the schema ${schema} for half an hour. Find it in pg_stat_activity, and end it if it hangs.`,
  );
}
