import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/**
 * The driver's own pool. Whoever takes a client from it listens for its errors: one whose connection
 * is cut says so beside the query that fails, and unheard that ends the process.
 */
export function poolOf(db: DataSource): Pool {
  return (db.driver as PostgresDriver).master as Pool;
}
