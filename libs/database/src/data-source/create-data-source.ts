import { DataSource, type DataSourceOptions } from 'typeorm';
import { encryptionKeys } from '../sealing/encryption-config.js';
import type { SealedTable } from '../sealing/seal-table.js';
import { DataSourceLogger } from './data-source-logger.js';
import { searchPath } from './search-path.js';

// biome-ignore lint/complexity/noBannedTypes: TypeORM's own word for a class, with any constructor.
export type AnyClass = Function;

export interface ServiceDatabaseOptions {
  /** The service's own address, as provisioning returned it. */
  url: string;
  schema: string;
  /** Classes rather than paths, which break in a bundle and under a test transformer. */
  entities: AnyClass[];
  migrations: AnyClass[];
  /** Those whose content is sealed with their owners' keys. */
  sealed?: readonly SealedTable[];
  /** SQL to run once after a restore, for rows that describe something outside the database. */
  afterRestore?: string;
  /** Most connections; default 10. */
  poolSize?: number | undefined;
  /** Shown in pg_stat_activity. */
  applicationName: string;
}

/** In milliseconds. By then, every request's deadline has passed. */
const STATEMENT_TIMEOUT = 30_000;
const CONNECT_TIMEOUT = 5_000;
/** Queries that take longer are logged, in milliseconds. */
const SLOW_QUERY = 1_000;

/**
 * A data source for one service: its schema only, a bounded pool that recovers on its own, explicit
 * migrations. Not connected yet; `migrate` brings the schema up to date.
 */
export function createDataSource(options: ServiceDatabaseOptions): DataSource {
  return new DataSource(dataSourceOptions(options));
}

export function dataSourceOptions(options: ServiceDatabaseOptions): DataSourceOptions {
  const keys = options.sealed && encryptionKeys();
  return {
    type: 'postgres',
    url: options.url,
    schema: options.schema,
    entities: options.entities,
    migrations: options.migrations,
    synchronize: false,
    migrationsRun: false,
    // gen_random_uuid() is built in; installing an extension would require an administrator.
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    logger: new DataSourceLogger(options.applicationName),
    maxQueryExecutionTime: SLOW_QUERY,
    applicationName: options.applicationName,
    poolSize: options.poolSize ?? 10,
    connectTimeoutMS: CONNECT_TIMEOUT,
    extra: {
      // TypeORM qualifies entities with the schema, but not handwritten SQL.
      options: `-c search_path=${searchPath(options.schema)}${keys ? ` -c casewright.keys=${keys}` : ''}`,
      statement_timeout: STATEMENT_TIMEOUT,
      idle_in_transaction_session_timeout: 60_000,
      keepAlive: true,
    },
  };
}
