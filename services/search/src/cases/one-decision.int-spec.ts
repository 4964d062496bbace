import type { TestDatabase } from '@casewright/testing';
import { jest } from '@jest/globals';
import { LibraryWriter } from '../library/library-writer.js';
import { LibraryContext } from '../testing/library-context.js';
import { starterDatabase } from '../testing/starter-database.js';

jest.setTimeout(120_000);

/** Riley v. California, which the starter library has, as another source would bring it. */
const RILEY = {
  id: 'spec:riley',
  case_name: 'RILEY v. CALIFORNIA',
  court_id: 'scotus',
  citations: ['2014 U.S. LEXIS 4497', '134 S. Ct. 2473', '573 U.S. 373'],
  date_filed: '2014-06-25',
  opinions: [
    {
      type: '020lead',
      text: 'Before officers search a cell phone seized incident to an arrest they must get a warrant.\n\nA pocketful of diaries is no match for such an instrument.',
    },
  ],
};
/** A later case that cites it. */
const CITER = {
  id: 'spec:citer',
  case_name: 'Ostrander v. Zimmerman',
  court_id: 'ca9',
  citations: ['900 F.3d 1'],
  date_filed: '2018-01-02',
  opinions: [{ type: '020lead', text: 'We follow Riley v. California, 573 U.S. 373 (2014).' }],
};
/** Another decision that begins on Riley's page. */
const NEIGHBOUR = {
  ...RILEY,
  id: 'spec:neighbor',
  case_name: 'Zimmerman v. Ostrander Canning Co.',
  citations: ['573 U.S. 373'],
  opinions: [{ type: '020lead', text: 'A cell phone was not searched. Certiorari denied.' }],
};

describe('a decision that two sources have', () => {
  let database: TestDatabase;
  let library: LibraryContext;
  let totalBefore: number;

  const search: LibraryContext['search'] = (query, more) => library.search(query, more);
  const rileys = async (query: string) =>
    (await search(query, { pageSize: 50 })).cases.filter(({ title }) => /^riley/i.test(title));

  beforeAll(async () => {
    database = await starterDatabase();
    library = await LibraryContext.open(database.url('search'));
    totalBefore = (await search('cell phone arrest')).total;
    await library.importRecords(RILEY, NEIGHBOUR, CITER);
  });

  afterAll(async () => {
    await library.close();
    await database.drop();
  });

  it('is one result: the record with its text, which says what was curated, and all citations', async () => {
    expect(await rileys('cell phone arrest')).toMatchObject([
      {
        sourceId: 'spec:riley',
        title: 'Riley v. California',
        citation: '573 U.S. 373',
        summary: expect.stringContaining('flip phone'),
        keyPoints: expect.arrayContaining([expect.stringContaining('warrant')]),
        citations: ['573 U.S. 373', '134 S. Ct. 2473', '189 L. Ed. 2d 430', '2014 U.S. LEXIS 4497'],
      },
    ]);
  });

  it('is counted once, in the total, in facets and over the pages', async () => {
    const all = await search('cell phone arrest', { pageSize: 50 });
    expect(all.total).toBe(totalBefore + 1);
    expect(all.cases).toHaveLength(Math.min(50, all.total));
    const decades = all.facets!.decades.reduce((sum, { count }) => sum + count, 0);
    expect(decades).toBe(all.total);
    const courts = all.facets!.courts.reduce((sum, { count }) => sum + count, 0);
    expect(courts).toBe(all.total);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => search('cell phone arrest', { page, pageSize: 10 })),
    );
    expect(pages.flatMap(({ cases }) => cases.map(({ id }) => id))).toEqual(
      all.cases.slice(0, 30).map(({ id }) => id),
    );
  });

  it.each(['573 U.S. 373', '134 S Ct 2473', '189 L. Ed. 2d 430', 'Riley v. California 2014'])(
    'is one answer to %s, whichever record has that citation',
    async (query) => {
      expect((await search(query)).cases[0]).toMatchObject({ sourceId: 'spec:riley' });
      expect(await rileys(query)).toHaveLength(1);
    },
  );

  it('is cited as often, and by whom, whichever record is shown', async () => {
    for (const query of ['"flip phone"', '"pocketful of diaries"']) {
      expect(await rileys(query)).toMatchObject([{ citedBy: 1 }]);
    }
    for (const query of ['573 U.S. 373', '189 L. Ed. 2d 430']) {
      expect(await rileys(query)).toMatchObject([
        {
          citedBy: 1,
          relevance: expect.stringContaining('cited by Ostrander v. Zimmerman (2018)'),
        },
      ]);
    }
  });

  it('leaves the other decision on its page alone', async () => {
    const titles = (await search('573 U.S. 373')).cases.map(({ title }) => title);
    expect(titles).toContain(NEIGHBOUR.case_name);
  });

  it.each([
    '"flip phone"',
    '"pocketful of diaries"',
    '"flip phone" AND pocketful',
    '"cell phone" court:scotus',
    'judge:roberts',
  ])('is found by what any record of it says: %s', async (query) => {
    expect(await rileys(query)).toMatchObject([{ sourceId: 'spec:riley' }]);
  });

  it('says what its own source says again when the curated record goes', async () => {
    const curated = 'starter:riley-v-california-2014';
    const writer = library.context.get(LibraryWriter);
    await writer.remove([curated]);
    await writer.publish();
    expect(await rileys('"pocketful of diaries"')).toMatchObject([
      { title: 'RILEY v. CALIFORNIA', date: '2014-06-25', citations: { length: 3 } },
    ]);
    expect(await rileys('"flip phone"')).toEqual([]);
    const [stored] = await library.query<{ own: unknown }>(
      "SELECT own_fields AS own FROM cases WHERE source_id = 'spec:riley'",
    );
    expect(stored).toEqual({ own: null });
  });
});
