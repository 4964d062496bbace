import { SearchRequestSchema } from '@casewright/contracts';
import type { TestDatabase } from '@casewright/testing';
import { jest } from '@jest/globals';
import { LibraryContext } from '../testing/library-context.js';
import { starterDatabase } from '../testing/starter-database.js';
import { CasesService } from './cases.service.js';

jest.setTimeout(120_000);

/** Its pages are marked up to 724. */
const HARMON = {
  id: 'spec:harmon',
  case_name: 'Harmon v. Ridley',
  court_id: 'ca9',
  citations: ['811 F.3d 720'],
  date_filed: '2015-01-02',
  opinions: [
    { type: '020lead', text: 'The rule stands. *721 It is old. *722 It is good. *724 So ordered.' },
  ],
};

describe('a query that is a page of a volume', () => {
  let database: TestDatabase;
  let library: LibraryContext;

  beforeAll(async () => {
    database = await starterDatabase();
    library = await LibraryContext.open(database.url('search'));
    await library.importRecords(HARMON);
  });

  afterAll(async () => {
    await library.close();
    await database.drop();
  });

  const search = (query: string) =>
    library.context.get(CasesService).find(SearchRequestSchema.parse({ query }));

  it.each(['811 F.3d at 722', '811 F.3d, at 722', '811 f3d 722', '811 F.3d at 722 court:ca9'])(
    '%s goes to the case that the page lies in',
    async (query) => {
      const [found] = (await search(query)).cases;
      expect(found).toMatchObject({ title: 'Harmon v. Ridley' });
      expect(found?.relevance).toMatch(
        /^The page you ask for, 811 F\.?3d 722, is in this case, 811 F\.3d 720\b/i,
      );
    },
  );

  it('goes to the case that begins there, as ever', async () => {
    const [found] = (await search('811 F.3d at 720')).cases;
    expect(found?.relevance).toMatch(
      /^Your query names the citation of this case, 811 F\.3d 720\b/,
    );
  });

  it.each(['811 F.3d at 724', '811 F.3d at 900', '811 F.3d at 722 court:scotus'])(
    '%s is not said to be in a case of which that is not certain, or that was kept out',
    async (query) => {
      const { cases } = await search(query);
      expect(cases.filter(({ relevance }) => relevance.startsWith('The page'))).toEqual([]);
    },
  );
});
