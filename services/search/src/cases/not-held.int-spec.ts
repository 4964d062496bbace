import { isNegative, notHeldSentences, SearchRequestSchema } from '@casewright/contracts';
import { citationKey } from '@casewright/law/citations';
import { runInContext } from '@casewright/platform';
import type { TestDatabase } from '@casewright/testing';
import { jest } from '@jest/globals';
import { readHistoryTable } from '../later-history/history-table.js';
import { LaterHistoryController } from '../later-history/later-history.controller.js';
import { LibraryContext } from '../testing/library-context.js';
import { starterDatabase } from '../testing/starter-database.js';
import { CasesService } from './cases.service.js';

jest.setTimeout(120_000);

/** Another decision with the name of one that the table knows and the library lacks. */
const NAMESAKE = {
  id: 'spec:parratt',
  case_name: 'Parratt v. Taylor',
  court_id: 'ca9',
  citations: ['811 F.3d 720'],
  date_filed: '2015-01-02',
  opinions: [{ type: '020lead', text: 'We affirm.' }],
};
const ADMIN = {
  userId: 1,
  sessionId: '5f0c3f0a-6b1e-4a52-9c0e-0d8f0f1b2c3d',
  role: 'administrator' as const,
};

describe('a search for a decision that the library lacks', () => {
  let database: TestDatabase;
  let library: LibraryContext;

  beforeAll(async () => {
    database = await starterDatabase();
    library = await LibraryContext.open(database.url('search'));
    await library.importRecords(NAMESAKE);
  });

  afterAll(async () => {
    await library.close();
    await database.drop();
  });

  const find = (query: string) =>
    library.context.get(CasesService).find(SearchRequestSchema.parse({ query }));
  const notHeld = async (query: string) => (await find(query)).notHeld ?? [];

  it.each([
    ['Doe v. Bolton, 410 U.S. 179 (1973)', 'both'],
    ['410 us 179', 'citation'],
    ['doe v bolton', 'name'],
    ['Is Doe v. Bolton still good law?', 'name'],
    ['Roe v. Bolton, 410 U.S. 179', 'other name'],
  ])('says what became of it: %s', async (query, namedBy) => {
    const [decision, ...others] = await notHeld(query);
    expect(others).toEqual([]);
    expect(decision).toMatchObject({ name: 'Doe v. Bolton', citation: '410 U.S. 179', namedBy });
    expect(decision!.undoneBy).toMatchObject([{ citation: '597 U.S. 215', year: 2022 }]);
    expect(notHeldSentences(decision!).join(' ')).toMatch(
      /Abrogated by Dobbs .*, 597 U\.S\. 215 \(2022\), on .* Source: .* is dated \w+ \d+, 20\d\d\./,
    );
  });

  it.each([
    ['is held, and flagged among the results', 'Roe v. Wade, 410 U.S. 113'],
    ['is held and good law', 'Miranda v. Arizona'],
    ['is not known at all', 'Ostrander v. Whitcomb, 811 F.3d 999'],
    ['has a name that many bear', 'Jones v. United States'],
    ['is of another one’s name, which is held', 'Parratt v. Taylor'],
    [
      'is named in a paragraph',
      `Doe v. Bolton, 410 U.S. 179. ${'The court reversed it. '.repeat(9)}`,
    ],
    ['is not asked for', 'Must a clinic have a hospital license?'],
  ])('stays silent where the decision %s', async (_why, query) => {
    expect(await notHeld(query)).toEqual([]);
  });

  it('knows every decision of the table by its citation, or the library has it', async () => {
    const table = (await readHistoryTable()).filter(({ history }) => history.some(isNegative));
    const rows = await library.query<{ key: string }>('SELECT key FROM case_citation_keys');
    const held = new Set(rows.map(({ key }) => key));
    const isHeld = (citations: string[]) => citations.map(citationKey).some((key) => held.has(key));
    const wrong: string[] = [];
    for (const { name, citations, shared } of table) {
      const told = await notHeld(`${name}, ${citations[0]}`);
      const isTold = told.some((each) => each.name === name && each.namedBy !== 'other name');
      if (isTold === isHeld(citations) && !shared) wrong.push(`${name}, ${citations[0]}`);
    }
    expect(table.filter(({ citations }) => !isHeld(citations)).length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it('does not correct the name of a decision that it knows', async () => {
    expect((await find('Doe v. Bolton')).suggestion).toBeNull();
    expect((await find('Doe v. Bostin')).suggestion).toBe('Doe v. Boston');
  });

  it('counts a file of an administrator’s at once, though it gives no name', async () => {
    const csv = 'citation,kind,by\n812 F.3d 5,reversed,Marsh v. Tilden';
    expect(await notHeld('812 F.3d 5')).toEqual([]);
    await runInContext({ correlationId: 'test', principal: ADMIN }, () =>
      library.context.get(LaterHistoryController).import({ name: 'ours.csv', csv }),
    );
    const [decision] = await notHeld('812 F.3d 5');
    expect(decision).toMatchObject({ name: '812 F.3d 5', citation: null, undoneBy: [] });
  });
});
