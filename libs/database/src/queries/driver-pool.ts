import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/**
 * The driver's own pool. Add an error listener to each client taken from it: when its connection is
 * cut, it emits an error besides failing the query, and without a listener that ends the process.
 */
export function poolOf(db: DataSource): Pool {
  return (db.driver as PostgresDriver).master as Pool;
}
