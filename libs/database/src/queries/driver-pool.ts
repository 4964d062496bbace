import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/**
 * The driver's own pool. Listen for the errors of a client taken from it: when its connection is cut,
 * it emits one besides failing the query, and an error that nobody listens for ends the process.
 */
export function poolOf(db: DataSource): Pool {
  return (db.driver as PostgresDriver).master as Pool;
}
