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

/** Whole numbers as PostgreSQL reads an array; the driver would look at each for what it is. */
export function integerArray(values: readonly (number | null | undefined)[]): string {
  return `{${values.map((value) => value ?? 'NULL').join(',')}}`;
}
