import { createDataSource, expectNoDrift, migrate } from '@casewright/database';
import { createTestDatabase, type TestDatabase } from '@casewright/testing';
import { analysisDatabase } from './analysis-database.js';

describe('the analysis schema', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase(['analysis']);
  });
  afterAll(() => database.drop());

  it('is after its migrations what the entities say', async () => {
    const source = createDataSource(analysisDatabase(database.url('analysis')));
    await migrate(source);
    expect(await expectNoDrift(source)).toEqual([]);
    await source.destroy();
  });
});
