import { createDataSource, migrate, type ServiceDatabaseOptions } from '@casewright/database';
import { createTestDatabase } from './create-test-database.js';

type DataSource = ReturnType<typeof createDataSource>;

/** One service's schema, migrated, in its own database. */
export interface TestSchema {
  /** The address that its service gets. */
  readonly url: string;
  readonly source: DataSource;
  /** Closes the connections, and removes the database. */
  drop(): Promise<void>;
}

/** For a spec of what a service keeps: opened in `beforeAll`, dropped in `afterAll`. */
export async function openTestSchema(
  service: string,
  definition: (url: string) => ServiceDatabaseOptions,
): Promise<TestSchema> {
  const database = await createTestDatabase([service]);
  const url = database.url(service);
  const source = createDataSource(definition(url));
  await migrate(source);
  await source.initialize();
  const drop = async (): Promise<void> => {
    await source.destroy();
    await database.drop();
  };
  return { url, source, drop };
}
