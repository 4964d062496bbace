import {
  countActivity,
  listHistory,
  type Principal,
  pageHistory,
  readQuotas,
  recordHistory,
  type SearchRequest,
  SearchRequestSchema,
  searchCases,
} from '@casewright/contracts';
import { createDataSource } from '@casewright/database';
import type { TestDatabase } from '@casewright/testing';
import { jest } from '@jest/globals';
import { searchDatabase } from '../database/search-database.js';
import { Searching, searcher } from '../testing/searching.js';
import { starterDatabase } from '../testing/starter-database.js';

jest.setTimeout(60_000);

const principal = (userId: number): Principal => ({ ...searcher, userId });

describe('search history', () => {
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

  const list = (userId: number) =>
    searching.transport.bus.call(listHistory, {}, { principal: principal(userId) });
  const record = (userId: number, query: string, category: 'case-law' | 'citation' = 'case-law') =>
    searching.transport.bus.call(
      recordHistory,
      { query, category },
      { principal: principal(userId) },
    );

  it('lists the newest first, with categories', async () => {
    await record(1, 'older');
    await record(1, 'newer', 'citation');
    expect(await list(1)).toMatchObject([
      { query: 'newer', category: 'citation' },
      { query: 'older', category: 'case-law' },
    ]);
  });

  it('never shows one user what another searched', async () => {
    await record(2, 'privileged');
    expect((await list(3)).map((entry) => entry.query)).not.toContain('privileged');
  });

  it('moves the last entry when the same query is asked again', async () => {
    const first = await record(4, 'same');
    const again = await record(4, 'same');
    expect(again.id).toBe(first.id);
    await record(4, 'same', 'citation');
    expect(await list(4)).toHaveLength(2);
  });

  it('makes one entry of the same query asked several times at once', async () => {
    await record(5, 'before');
    await Promise.all(Array.from({ length: 12 }, () => record(5, 'at once')));
    expect((await list(5)).map(({ query }) => query)).toEqual(['at once', 'before']);
  });

  it('makes one entry of a search whose filters and pages change', async () => {
    const search = (more: Partial<SearchRequest>) =>
      searching.transport.bus.call(
        searchCases,
        SearchRequestSchema.parse({ query: 'negligence', ...more }),
        {
          principal: principal(6),
        },
      );
    await Promise.all([search({}), search({ filters: { court: 'scotus' } })]);
    await search({ filters: { jurisdiction: 'California' }, sort: 'newest' });
    await search({ page: 2 });
    expect((await list(6)).map(({ query }) => query)).toEqual(['negligence']);
  });

  describe('of what the library does not answer', () => {
    const NOTHING = { coverage: 'none', uncovered: [{ words: 'holographic wills', cases: 0 }] };
    const search = (query: string, filters: SearchRequest['filters'] = {}) =>
      searching.transport.bus.call(searchCases, SearchRequestSchema.parse({ query, filters }), {
        principal: principal(9),
      });
    const newest = async () => (await list(9))[0]!;

    it('says what each search lacked, until it is answered', async () => {
      await search('holographic wills');
      expect(await newest()).toMatchObject(NOTHING);
      const { entries } = await searching.transport.bus.call(
        ...([pageHistory, {}, { principal: principal(9) }] as const),
      );
      expect(entries[0]).toMatchObject(NOTHING);
      const rows = await createDataSource(searchDatabase(database.url('search'))).initialize();
      await rows.query("UPDATE search_history SET query = 'stop and frisk' WHERE user_id = 9");
      await rows.destroy();
      await search('stop and frisk');
      expect(await list(9)).toEqual([
        { ...(await newest()), query: 'stop and frisk', coverage: undefined },
      ]);
    });

    it('keeps that when the search is narrowed, of which nothing can be said', async () => {
      await search('holographic wills');
      await search('holographic wills', { jurisdiction: 'California' });
      expect(await newest()).toMatchObject(NOTHING);
    });
  });

  it('gives all of it, page after page, each as large as a message holds', async () => {
    const queries = Array.from({ length: 30 }, (_, n) => `${n} ${'é'.repeat(9_000)}`);
    for (const query of queries) await record(7, query);
    const found: string[] = [];
    let pages = 0;
    for (let after: string | null | undefined; after !== null; pages += 1) {
      const { entries, next } = await searching.transport.bus.call(
        pageHistory,
        after === undefined ? {} : { after },
        { principal: principal(7) },
      );
      found.push(...entries.map(({ query }) => query));
      after = next;
    }
    expect(found).toEqual(queries.reverse());
    expect(pages).toBeGreaterThan(2);
  });

  it('lets the oldest entries go beyond the limit, also of searches at once', async () => {
    const rows = await createDataSource(searchDatabase(database.url('search'))).initialize();
    await rows.query(
      `INSERT INTO search_history (user_id, query, "timestamp")
       SELECT 8, 'old ' || n, now() - interval '1 day' - n * interval '1 minute'
         FROM generate_series(1, 9998) n`,
    );
    await rows.destroy();
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((query) => record(8, query)));
    const use = await searching.transport.bus.call(
      ...([readQuotas.search, {}, { principal: principal(8) }] as const),
    );
    expect(use).toEqual([{ kind: 'history', used: 10_000, limit: 10_000 }]);
    const newest = (await list(8)).map(({ query }) => query);
    expect(newest.slice(0, 5).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(newest[5]).toBe('old 1');
  });

  it('is counted by week and kind, a user’s own and everybody’s', async () => {
    const rows = await createDataSource(searchDatabase(database.url('search'))).initialize();
    await rows.query(
      `INSERT INTO search_history (user_id, query, category, "timestamp") VALUES
         (20, 'a', 'case-law', '2020-03-01T23:59:00Z'), (20, 'b', 'case-law', '2020-03-02T00:00:00Z'),
         (20, 'c', 'case-law', '2020-03-08T23:59:00Z'), (20, 'd', 'ai-insights', '2020-03-09T00:00:00Z'),
         (20, 'e', 'citation', '2020-03-09T00:00:00Z'), (21, 'f', 'case-law', '2020-03-04T00:00:00Z')`,
    );
    await rows.destroy();
    const { bus } = searching.transport;
    const request = { from: '2020-03-02', unit: 'week' } as const;
    const own = await bus.call(countActivity.own.search, request, { principal: principal(20) });
    expect(own).toEqual([
      { start: '2020-03-02', kind: 'searches', count: 2 },
      { start: '2020-03-09', kind: 'insights', count: 1 },
    ]);
    const everyone = (role: Principal['role']) =>
      bus.call(countActivity.everyone.search, request, { principal: { ...principal(20), role } });
    expect((await everyone('auditor'))[0]).toEqual({ ...own[0], count: 3 });
    await expect(everyone('member')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('needs somebody to belong to', async () => {
    await expect(searching.transport.bus.call(listHistory, {})).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
    });
  });
});
