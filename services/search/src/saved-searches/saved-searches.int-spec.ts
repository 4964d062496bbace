import {
  countNewCases,
  forgetUser,
  listSavedSearches,
  markSavedOpened,
  type Narrowing,
  removeSavedSearch,
  renameSavedSearch,
  SAVED_SEARCHES,
  saveSearch,
} from '@casewright/contracts';
import type { TestDatabase } from '@casewright/testing';
import { jest } from '@jest/globals';
import { LibraryContext } from '../testing/library-context.js';
import { Searching, searcher } from '../testing/searching.js';
import { starterDatabase } from '../testing/starter-database.js';

jest.setTimeout(120_000);

const as = (userId: number) => ({ principal: { ...searcher, userId } });

/** A decision that the library gets later. */
const decision = (id: string, courtId: string) => ({
  id: `spec:${id}`,
  case_name: `Quist v. ${id}`,
  court_id: courtId,
  citations: [],
  date_filed: '2018-01-02',
  opinions: [{ type: '020lead', text: 'The zeppelin was moored over the orchard.' }],
});

describe('saved searches', () => {
  let database: TestDatabase;
  let searching: Searching;
  let library: LibraryContext;

  beforeAll(async () => {
    database = await starterDatabase();
    searching = await Searching.start(database.url('search'));
    library = await LibraryContext.open(database.url('search'));
  });

  afterAll(async () => {
    await searching.stop();
    await library.close();
    await database.drop();
  });

  const save = (user: number, name: string, query: string, narrowing: Narrowing = {}) =>
    searching.transport.bus.call(saveSearch, { name, query, narrowing }, as(user));
  const list = (user: number) => searching.transport.bus.call(listSavedSearches, {}, as(user));
  const news = async (user: number) =>
    (await searching.transport.bus.call(countNewCases, {}, as(user))).map(({ cases }) => cases);

  it('are kept with their filters, sealed, each for its user', async () => {
    const narrowing = { filters: { court: 'scotus' }, sort: 'newest' } as const;
    const { id } = await save(1, 'Phones', 'cell phone', narrowing);
    await save(1, 'arrests', 'arrest');
    expect(await list(1)).toMatchObject([
      { name: 'arrests', query: 'arrest', narrowing: {} },
      { id, name: 'Phones', query: 'cell phone', narrowing },
    ]);
    expect(await list(2)).toEqual([]);
    const rows = await library.query<{ row: string }>(
      'SELECT s::text AS row FROM saved_searches s',
    );
    expect(rows.map(({ row }) => row).join()).not.toMatch(/phone|scotus/i);
  });

  it('tell what the library has got since they were opened, filters included', async () => {
    const { id } = await save(3, 'All', 'zeppelin');
    await save(3, 'Second Circuit', 'zeppelin', { filters: { court: 'ca2' } });
    expect(await news(3)).toEqual([0, 0]);
    await library.importRecords(decision('One', 'ca9'), decision('Two', 'ca2'));
    expect(await news(3)).toEqual([2, 1]);
    await searching.transport.bus.call(markSavedOpened, { id }, as(3));
    expect(await news(3)).toEqual([0, 1]);
    // A record that only changes is not new.
    await library.importRecords({ ...decision('One', 'ca9'), date_filed: '2018-01-03' });
    expect(await news(3)).toEqual([0, 1]);
    await library.importRecords(decision('Three', 'ca9'));
    expect(await news(3)).toEqual([1, 1]);
  });

  it('are renamed and deleted by their user alone', async () => {
    const { id } = await save(4, 'Old', 'arrest');
    for (const user of [5, 4]) {
      const acts = [
        searching.transport.bus.call(renameSavedSearch, { id, name: 'New' }, as(user)),
        searching.transport.bus.call(markSavedOpened, { id }, as(user)),
      ];
      const codes = (await Promise.allSettled(acts)).map((act) =>
        act.status === 'rejected' ? act.reason.code : 'OK',
      );
      expect(codes).toEqual(user === 4 ? ['OK', 'OK'] : ['NOT_FOUND', 'NOT_FOUND']);
    }
    expect(await list(4)).toMatchObject([{ name: 'New', query: 'arrest' }]);
    const remove = (user: number) =>
      searching.transport.bus.call(removeSavedSearch, { id }, as(user));
    await expect(remove(5)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await remove(4);
    expect(await list(4)).toEqual([]);
  });

  it('are limited, and go with the account', async () => {
    await Promise.all(Array.from({ length: SAVED_SEARCHES }, (_, n) => save(6, `${n}`, 'arrest')));
    await expect(save(6, 'one more', 'arrest')).rejects.toMatchObject({ code: 'QUOTA_REACHED' });
    await searching.transport.bus.submit(forgetUser.search, { userId: 6 });
    while ((await list(6)).length > 0) await library.query('SELECT pg_sleep(0.05)');
  });
});
