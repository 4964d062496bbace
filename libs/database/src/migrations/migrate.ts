import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import { DatabaseError } from '../errors/database-error.js';
import { withMigrationLock } from './migration-lock.js';

/** Beside a schema of this name, what a restore takes the place of waits until that has ended. */
export const asideName = (schema: string): string => `${schema}_replaced`;

export const UNFINISHED_RESTORE =
  'A restore of this database was interrupted. Run it again with --replace, or bring back the data from before it: ' +
  'npm run restore -- --undo. docs/operations.md has the commands of Compose.';

/**
 * Brings a service's schema up to date and returns how many migrations ran. Replicas that start
 * together take turns; each migration has a transaction of its own, unless it says
 * `transaction = false` (for CREATE INDEX CONCURRENTLY).
 *
 * @param isRestore whether it is a restore that makes the tables: none may be unfinished otherwise
 * @throws DatabaseError when the schema is missing, newer than this code, or half restored.
 */
export async function migrate(
  dataSource: DataSource,
  { isRestore = false }: { isRestore?: boolean } = {},
): Promise<number> {
  const worker = await migrationSource(dataSource).initialize();
  try {
    const schema = worker.driver.schema ?? 'public';
    return await withMigrationLock(worker, schema, async (locker) => {
      await refuseMissingSchema(locker, schema);
      if (!isRestore) await refuseHalfRestored(locker, schema);
      await refuseNewer(locker, worker, schema);
      return (await worker.runMigrations({ transaction: 'each' })).length;
    });
  } finally {
    await worker.destroy();
  }
}

/** Two connections (the lock's and the work's), and no statement timeout: an index takes its time. */
function migrationSource({ options }: DataSource): DataSource {
  const extra = { ...(options.extra as object), statement_timeout: 0 };
  return new DataSource({ ...options, poolSize: 2, extra } as DataSourceOptions);
}

async function refuseMissingSchema(runner: QueryRunner, schema: string): Promise<void> {
  if (await runner.hasSchema(schema)) return;
  throw new DatabaseError(
    `The database has no schema named ${schema}. Prepare it first: the application does so when DATABASE_URL names an administrator.`,
  );
}

/** What a restore takes the place of is beside the schema until it has ended. */
async function refuseHalfRestored(runner: QueryRunner, schema: string): Promise<void> {
  const found = await runner.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [
    asideName(schema),
  ]);
  if (found.length > 0) throw new DatabaseError(UNFINISHED_RESTORE);
}

async function refuseNewer(
  runner: QueryRunner,
  { migrations }: DataSource,
  schema: string,
): Promise<void> {
  if (!(await runner.hasTable(`${schema}.migrations`))) return;
  const known = new Set(
    migrations.map((migration) => migration.name ?? migration.constructor.name),
  );
  const executed: { name: string }[] = await runner.query(
    `SELECT name FROM "${schema}"."migrations" ORDER BY id`,
  );
  const unknown = executed.filter(({ name }) => !known.has(name));
  if (unknown.length === 0) return;
  throw new DatabaseError(
    `The database was written by a newer version of the application: schema ${schema} has ${unknown.at(-1)?.name}, ` +
      'which this version does not know. Start that newer version, or restore a backup made before the upgrade.',
  );
}
