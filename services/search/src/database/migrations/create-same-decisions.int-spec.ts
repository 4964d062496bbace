import { createTestDatabase, type TestDatabase } from '@casewright/testing';
import { jest } from '@jest/globals';
import { IndexHolder } from '../../engines/built-in/read/index-holder.js';
import { LibraryContext } from '../../testing/library-context.js';
import { CreateSameDecisions1700000008000 } from './1700000008000-create-same-decisions.js';

jest.setTimeout(60_000);

describe('the migration of same decisions', () => {
  let database: TestDatabase;
  let library: LibraryContext;

  beforeAll(async () => {
    database = await createTestDatabase(['search']);
    library = await LibraryContext.open(database.url('search'));
  });
  afterAll(async () => {
    await library.close();
    await database.drop();
  });

  it('widens the table of an index that is there, and takes the width back', async () => {
    const columns = async () => (await new IndexHolder(library.db).held()).docs.columns;
    const before = await columns();
    const runner = library.db.createQueryRunner();
    const migration = new CreateSameDecisions1700000008000();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
    expect(before[0]!.length).toBeGreaterThan(400);
    expect(await columns()).toEqual(before);
    const [{ waiting }] = (await library.query(
      'SELECT count(*)::integer AS waiting FROM citator_loaded',
    )) as [{ waiting: number }];
    expect(waiting).toBeGreaterThan(400);
  });
});
