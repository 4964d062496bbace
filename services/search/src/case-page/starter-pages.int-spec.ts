import { AuthoritiesPageSchema, CaseRecordSchema, CitedByPageSchema } from '@casewright/contracts';
import { createTestDatabase, type TestDatabase } from '@casewright/testing';
import { jest } from '@jest/globals';
import { LibraryContext } from '../testing/library-context.js';
import { CasePageService } from './case-page.service.js';

jest.setTimeout(120_000);

describe('the pages of the starter library', () => {
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

  it('all open, each with its name, its citation, its court and what it decided', async () => {
    const pages = library.context.get(CasePageService);
    const ids = await library.query<{ id: number }>('SELECT id FROM cases ORDER BY id');
    expect(ids.length).toBeGreaterThanOrEqual(400);
    const open = async (id: number) => {
      const record = CaseRecordSchema.parse(await pages.record(id));
      expect(record).toMatchObject({
        name: expect.stringMatching(/\S/),
        citations: expect.arrayContaining([expect.stringMatching(/\d/)]),
        court: { name: expect.stringMatching(/\S/) },
        year: expect.any(Number),
        summary: expect.stringMatching(/\S/),
        records: [{ source: 'starter', hasText: false }],
      });
      expect(record.keyPoints.length).toBeGreaterThanOrEqual(3);
      CitedByPageSchema.parse(await pages.citedBy(id, 1, 'newest', null));
      AuthoritiesPageSchema.parse(await pages.authorities(id, 1));
    };
    // As many at once as the pool has connections: the others would wait for theirs and give up.
    for (let at = 0; at < ids.length; at += 10)
      await Promise.all(ids.slice(at, at + 10).map(({ id }) => open(id)));
  });
});
