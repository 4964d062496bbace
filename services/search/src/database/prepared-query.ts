import type { DataSource } from 'typeorm';

/** SQL under a name that is unique within the service. */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

/** The part of pg's client that TypeORM hands out. */
interface PreparingClient {
  query(
    statement: PreparedStatement & { values: unknown[] },
  ): Promise<{ rows: Record<string, unknown>[] }>;
}

/**
 * Runs a statement that each connection parses and plans once. For short reads that are made at
 * every turn, where planning costs PostgreSQL more than the reading; `DataSource.query` plans anew
 * each time.
 */
export async function queryPrepared<Row>(
  db: DataSource,
  statement: PreparedStatement,
  values: unknown[],
): Promise<Row[]> {
  const runner = db.createQueryRunner();
  try {
    const client = (await runner.connect()) as PreparingClient;
    const { rows } = await client.query({ ...statement, values });
    return rows as Row[];
  } finally {
    await runner.release();
  }
}
