import { AuthoritiesPageSchema, CaseRecordSchema, CitedByPageSchema } from '@casewright/contracts';
import type { TestDatabase } from '@casewright/testing';
import { sampleOf } from '@casewright/testing/shared-data';
import { jest } from '@jest/globals';
import { LibraryContext } from '../testing/library-context.js';
import { starterDatabase } from '../testing/starter-database.js';
import { CasePageService } from './case-page.service.js';

jest.setTimeout(120_000);

describe('the pages of the starter library', () => {
  let database: TestDatabase;
  let library: LibraryContext;

  beforeAll(async () => {
    database = await starterDatabase();
    library = await LibraryContext.open(database.url('search'));
  });
  afterAll(async () => {
    await library.close();
    await database.drop();
  });

  it('all open, each with its name, its citation, its court and what it decided', async () => {
    const pages = library.context.get(CasePageService);
    const all = await library.query<{ id: number; source: string }>(
      'SELECT id, source_id AS source FROM cases ORDER BY id',
    );
    expect(all.length).toBeGreaterThanOrEqual(400);
    const ids = sampleOf(all, ({ source }) => source);
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
      const { citedBy, authorities } = record.counts;
      // Lists without an entry are alike: one of ten is enough.
      if (citedBy + authorities === 0 && id % 10 > 0) return;
      CitedByPageSchema.parse(await pages.citedBy(id, 1, 'newest', null));
      AuthoritiesPageSchema.parse(await pages.authorities(id, 1));
    };
    // As many at once as the pool has connections: the others would wait for theirs and give up.
    for (let at = 0; at < ids.length; at += 10)
      await Promise.all(ids.slice(at, at + 10).map(({ id }) => open(id)));
  });
});
