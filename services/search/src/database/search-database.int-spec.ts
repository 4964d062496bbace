import { createDataSource, expectNoDrift, migrate } from '@casewright/database';
import { createTestDatabase, type TestDatabase } from '@casewright/testing';
import { searchDatabase } from './search-database.js';

describe('the search schema', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase(['search']);
  });
  afterAll(() => database.drop());

  it('is after its migrations what the entities say', async () => {
    const source = createDataSource(searchDatabase(database.url('search')));
    await migrate(source);
    expect(await expectNoDrift(source)).toEqual([]);
    await source.destroy();
  });
});
