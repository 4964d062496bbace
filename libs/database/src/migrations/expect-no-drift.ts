import type { DataSource } from 'typeorm';

/**
 * The SQL statements that would bring the migrated schema to what the entities say: empty when
 * they agree. For a test; connects the data source when it is not connected.
 */
export async function expectNoDrift(dataSource: DataSource): Promise<string[]> {
  if (!dataSource.isInitialized) await dataSource.initialize();
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}
