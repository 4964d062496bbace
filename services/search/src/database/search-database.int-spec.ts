import { expectNoDrift } from '@casewright/database';
import { openTestSchema, type TestSchema } from '@casewright/testing';
import { searchDatabase } from './search-database.js';

describe('the search schema', () => {
  let schema: TestSchema;

  beforeAll(async () => {
    schema = await openTestSchema('search', searchDatabase);
  });
  afterAll(() => schema.drop());

  it('is after its migrations what the entities say', async () => {
    expect(await expectNoDrift(schema.source)).toEqual([]);
  });
});
