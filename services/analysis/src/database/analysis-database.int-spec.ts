import { expectNoDrift } from '@casewright/database';
import { openTestSchema, type TestSchema } from '@casewright/testing';
import { analysisDatabase } from './analysis-database.js';

describe('the analysis schema', () => {
  let schema: TestSchema;

  beforeAll(async () => {
    schema = await openTestSchema('analysis', analysisDatabase);
  });
  afterAll(() => schema.drop());

  it('is after its migrations what the entities say', async () => {
    expect(await expectNoDrift(schema.source)).toEqual([]);
  });
});
