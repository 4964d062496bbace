import type { DataSource } from 'typeorm';
import { poolOf } from './driver-pool.js';
import { inQuerySpan } from './traced-queries.js';

/** SQL under a name that is unique within the service. */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

/**
 * Runs a statement that each connection parses and plans once. For short reads that are made at
 * every turn, where planning costs PostgreSQL more than the reading; `DataSource.query` plans again
 * each time. The driver's own pool is asked: a query runner of TypeORM's for each read costs more
 * than the read of a few numbers.
 */
export async function queryPrepared<Row>(
  db: DataSource,
  statement: PreparedStatement,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await inQuerySpan(db, statement.text, () =>
    poolOf(db).query({ ...statement, values }),
  );
  return rows as Row[];
}

/** Elements that PostgreSQL's planner assumes in an array parameter. */
const UNKNOWN_ARRAY = 10;

/**
 * Whole numbers as PostgreSQL reads an array; the driver would look at each for what it is. Filled up
 * with nulls to what PostgreSQL takes an unknown array to have: a shorter one seems so cheap to it
 * that it plans a prepared statement again each time, which costs more than the reading.
 */
export function integerArray(values: readonly (number | null | undefined)[]): string {
  const filled = Array.from(
    { length: Math.max(values.length, UNKNOWN_ARRAY) },
    (_, i) => values[i] ?? 'NULL',
  );
  return `{${filled.join(',')}}`;
}
