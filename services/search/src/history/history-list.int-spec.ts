import {
  countHistory,
  type HistoryEntry,
  HistoryFilterSchema,
  HistoryQuerySchema,
  listHistory,
  recordHistory,
  removeHistory,
  type SearchRequest,
  SearchRequestSchema,
  searchCases,
} from '@casewright/contracts';
import { createDataSource } from '@casewright/database';
import { setHeld } from '@casewright/retention';
import type { TestDatabase } from '@casewright/testing';
import { jest } from '@jest/globals';
import { searchDatabase } from '../database/search-database.js';
import { Searching, searcher } from '../testing/searching.js';
import { starterDatabase } from '../testing/starter-database.js';

jest.setTimeout(60_000);

const as = (userId: number) => ({ principal: { ...searcher, userId } });

describe('the history as its user goes through it', () => {
  let database: TestDatabase;
  let searching: Searching;

  beforeAll(async () => {
    database = await starterDatabase();
    searching = await Searching.start(database.url('search'));
  });

  afterAll(async () => {
    await searching.stop();
    await database.drop();
  });

  const list = (user: number, query: object = {}) =>
    searching.transport.bus.call(listHistory, HistoryQuerySchema.parse(query), as(user));
  const queries = async (user: number, query: object = {}) =>
    (await list(user, query)).map((entry) => entry.query);
  const count = async (user: number, filter: object = {}) => {
    const asked = HistoryFilterSchema.parse(filter);
    return (await searching.transport.bus.call(countHistory, asked, as(user))).entries;
  };
  const record = (user: number, query: string, more: Partial<HistoryEntry> = {}) =>
    searching.transport.bus.call(
      recordHistory,
      { query, category: 'case-law', ...more } as { query: string; category: 'case-law' },
      as(user),
    );
  const remove = async (user: number, which: { ids: number[] } | { all: true }) =>
    (await searching.transport.bus.call(removeHistory, which, as(user))).removed;

  it('has what an entry opens: the document that was analyzed last under the name', async () => {
    const category = 'document-analysis';
    await record(1, 'lease.pdf', { category, opens: { kind: 'document', id: 7 } });
    await record(1, 'lease.pdf', { category, opens: { kind: 'document', id: 8 } });
    expect(await list(1)).toMatchObject([{ opens: { kind: 'document', id: 8 } }]);
  });

  it('tells documents of one title by their files, and finds them by those', async () => {
    const category = 'document-analysis';
    for (const fileName of ['first.pdf', 'first.pdf', 'second.pdf'])
      await record(9, 'Lease: A and B', { category, opens: { kind: 'document', id: 7, fileName } });
    const files = (await list(9)).map(({ opens }) => opens?.kind === 'document' && opens.fileName);
    expect(files).toEqual(['second.pdf', 'first.pdf']);
    expect(await count(9, { words: 'lease SECOND.pdf' })).toBe(1);
  });

  it('has a search as it was last run, and nothing where its query alone runs it so', async () => {
    const search = (more: Partial<SearchRequest>) =>
      searching.transport.bus.call(
        searchCases,
        SearchRequestSchema.parse({ query: 'negligence', ...more }),
        as(2),
      );
    await search({});
    expect((await list(2))[0]).not.toHaveProperty('opens');
    const narrowing = { filters: { court: 'scotus' }, sort: 'newest' } as const;
    await search(narrowing);
    await search({ ...narrowing, page: 2 });
    expect(await list(2)).toMatchObject([{ opens: { kind: 'search', ...narrowing } }]);
    await search({});
    expect((await list(2))[0]).not.toHaveProperty('opens');
  });

  it('finds by kind, by time, and by all of several words', async () => {
    await record(3, 'The Lease of Élan LLC', { category: 'document-analysis' });
    const { timestamp } = await record(3, 'lease renewal');
    await record(3, '410 U.S. 113', { category: 'citation' });
    const cases: [object, string[]][] = [
      [{ category: 'citation' }, ['410 U.S. 113']],
      [{ words: ' élan  LEASE ' }, ['The Lease of Élan LLC']],
      [{ words: 'lease' }, ['lease renewal', 'The Lease of Élan LLC']],
      [{ words: 'lease', category: 'case-law' }, ['lease renewal']],
      [{ words: '%' }, []],
      [{ from: new Date(Date.parse(timestamp) + 86_400_000).toISOString() }, []],
      [{ to: '2026-01-01T00:00:00-05:00' }, []],
    ];
    for (const [filter, found] of cases) {
      expect([filter, await queries(3, filter)]).toEqual([filter, found]);
      expect([filter, await count(3, filter)]).toEqual([filter, found.length]);
    }
  });

  it('goes through all of it, a page after the other', async () => {
    const rows = await createDataSource(searchDatabase(database.url('search'))).initialize();
    // Several at a time have one timestamp, as the rows of one statement do.
    await rows.query(
      `INSERT INTO search_history (user_id, query, "timestamp")
       SELECT 4, 'old ' || n, '2026-01-01'::timestamptz - n / 3 * interval '1 minute'
         FROM generate_series(1, 450) n`,
    );
    await rows.destroy();
    const all: number[] = [];
    for (let before: number | undefined; ; ) {
      const page = await list(4, { before });
      all.push(...page.map(({ id }) => id));
      before = page.at(-1)?.id;
      if (page.length < 200) break;
    }
    expect(new Set(all).size).toBe(450);
    expect(all).toHaveLength(450);
    expect(await count(4)).toBe(450);
  });

  it('deletes those named, or all, and nobody else’s', async () => {
    const [one, , other] = [await record(5, 'a'), await record(5, 'b'), await record(6, 'c')];
    expect(await remove(5, { ids: [one.id, other.id] })).toBe(1);
    expect(await queries(5)).toEqual(['b']);
    expect(await remove(5, { all: true })).toBe(1);
    expect([await queries(5), await queries(6)]).toEqual([[], ['c']]);
  });

  it('deletes nothing under a legal hold, and says so', async () => {
    await record(7, 'held');
    const source = await createDataSource(searchDatabase(database.url('search'))).initialize();
    await setHeld(source, { userId: 7, isHeld: true, changedAt: '2026-11-26T10:00:00.000Z' });
    await source.destroy();
    await expect(remove(7, { all: true })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await queries(7)).toEqual(['held']);
  });
});
