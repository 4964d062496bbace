import type { SearchRequest } from '@casewright/contracts';
import type { TestDatabase } from '@casewright/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Searching } from '../testing/searching.js';
import { starterDatabase } from '../testing/starter-database.js';

jest.setTimeout(60_000);

describe('search over the starter library', () => {
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

  const search = (query: string, more: Omit<SearchRequest, 'query'> = {}) =>
    searching.search(query, more);
  const first = async (query: string) => (await search(query)).cases[0]?.title;

  it.each([
    ['410 us 113', 'Roe v. Wade'],
    ['410 U.S. 113', 'Roe v. Wade'],
    ['Roe v Wade 1973', 'Roe v. Wade'],
    ['roe v. wade, 410 u.s. 113', 'Roe v. Wade'],
    ['Twombly', 'Bell Atlantic Corp. v. Twombly'],
    ['riley v california', 'Riley v. California'],
  ])('%s goes to its case first', async (query, title) => {
    expect(await first(query)).toBe(title);
  });

  it('says why a case is there by the key point that answers, and shows others beside it', async () => {
    const [found] = (await search('warrantless cell phone search incident to arrest')).cases;
    expect(found?.title).toBe('Riley v. California');
    expect(found?.keyPoints).toContain(found?.relevance);
    expect(found?.relevance).toMatch(/warrant.*cell phone.*arrest|cell phone.*warrant/);
    expect(found?.passage.map(({ text }) => text).join('')).not.toContain(found?.relevance);
    expect(found?.passage.some((run) => run.marked)).toBe(true);
    expect(found?.keyPoints.length).toBeGreaterThan(2);
    expect(found?.signals).toMatchObject({ text: expect.any(Number), passage: expect.any(Number) });
  });

  it('finds what is said in other words', async () => {
    const titles = (await search('may police look through a smartphone without a warrant')).cases;
    expect(titles.map(({ title }) => title)).toContain('Riley v. California');
  });

  it('gives the law of today before what it undid, unless that is asked for by its name', async () => {
    const titlesOf = async (query: string) =>
      (await search(query)).cases.map(({ title }) => title.replace(/ .*/, ''));
    const asked = await titlesOf(
      "Must courts defer to an agency's reading of an ambiguous statute?",
    );
    expect(asked[0]).toBe('Loper');
    expect(asked).toContain('Chevron');
    expect((await titlesOf('Swift v. Tyson'))[0]).toBe('Swift');
  });

  it('knows a will from what somebody will do', async () => {
    const { total } = await search('the will');
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan((await search('the state')).total / 2);
  });

  it('demands quoted phrases, and forbids with a minus', async () => {
    const { cases } = await search('"cell phone"');
    expect(cases.length).toBeGreaterThan(0);
    for (const { summary, keyPoints, title } of cases) {
      expect(`${title} ${summary} ${keyPoints.join(' ')}`).toMatch(/cell[\s-]phone/i);
    }
    const without = await search('"cell phone" -arrest');
    expect(without.total).toBeLessThan((await search('"cell phone"')).total);
  });

  it('reads AND, OR and NOT', async () => {
    const total = async (query: string) => (await search(query)).total;
    const [both, either, only] = await Promise.all([
      total('patent AND obviousness'),
      total('patent OR obviousness'),
      total('patent NOT obviousness'),
    ]);
    expect(both).toBeGreaterThan(0);
    expect(either).toBeGreaterThan(both);
    expect(only).toBeGreaterThan(0);
  });

  it('reads court:, after:, before: and judge:', async () => {
    const { cases } = await search('speech court:scotus after:1960 before:1970');
    expect(cases.length).toBeGreaterThan(0);
    for (const { court, year } of cases) {
      expect(court.id).toBe('scotus');
      expect(year).toBeGreaterThanOrEqual(1960);
      expect(year).toBeLessThan(1970);
    }
    const cardozo = await search('judge:cardozo');
    expect(cardozo.cases.map(({ title }) => title)).toContain(
      'Palsgraf v. Long Island Railroad Co.',
    );
  });

  it('filters, and counts what the other filters let through', async () => {
    const all = await search('negligence');
    const [jurisdiction] = all.facets!.jurisdictions;
    const some = await search('negligence', {
      filters: { jurisdiction: jurisdiction!.value },
      pageSize: 50,
    });
    expect(some.total).toBe(jurisdiction!.count);
    expect(some.facets!.jurisdictions).toEqual(all.facets!.jurisdictions);
    expect(new Set(some.cases.map((item) => item.jurisdiction))).toEqual(
      new Set([jurisdiction!.value]),
    );
    const decades = all.facets!.decades.reduce((sum, { count }) => sum + count, 0);
    expect(decades).toBe(all.total);
  });

  it('pages without gaps or repetition', async () => {
    const whole = await search('contract', { pageSize: 30 });
    const pages = await Promise.all(
      [1, 2, 3].map((page) => search('contract', { page, pageSize: 10 })),
    );
    expect(pages.flatMap(({ cases }) => cases.map(({ id }) => id))).toEqual(
      whole.cases.map(({ id }) => id),
    );
  });

  it('sorts by date', async () => {
    const years = async (sort: 'newest' | 'oldest') =>
      (await search('contract', { sort })).cases.map(({ year }) => year!);
    const newest = await years('newest');
    expect(newest).toEqual([...newest].sort((a, b) => b - a));
    const oldest = await years('oldest');
    expect(oldest).toEqual([...oldest].sort((a, b) => a - b));
  });

  it('suggests the library’s own spelling', async () => {
    expect((await search('neglignece duty of care')).suggestion).toBe('negligence duty of care');
    expect((await search('negligence duty of care')).suggestion).toBeNull();
  });

  it('prefers the word that completes a phrase of law, and leaves words alone that exist', async () => {
    expect((await search('statuet of limitations')).suggestion).toBe('statute of limitations');
    expect((await search('slip and fall')).suggestion).toBeNull();
  });

  it('goes to the case of a docket number, and says that it is one', async () => {
    const [found] = (await search('No. 13-132')).cases;
    expect(found).toMatchObject({
      title: 'Riley v. California',
      relevance: 'Your query names the docket number of this case, No. 13-132.',
    });
  });

  it.each(['Riley v. California', 'riley v california', 'Roe v Wade 1973'])(
    '%s is said to be the name of its case',
    async (query) => {
      const [found] = (await search(query)).cases;
      expect(found?.relevance).toBe('Your query is the name of this case.');
    },
  );

  it('shortens names as a citation does, beside the whole ones', async () => {
    const [found] = (await search('Tarasoff v. Regents of the University of California')).cases;
    expect(found).toMatchObject({
      title: 'Tarasoff v. Regents of the University of California',
      caption: 'Tarasoff v. Regents of the Univ. of Cal.',
    });
    expect((await search('Riley v. California')).cases[0]).not.toHaveProperty('caption');
  });

  it('finds nothing where there is nothing', async () => {
    const answer = await search('zzxqv qqwyx');
    expect(answer).toMatchObject({ total: 0, cases: [] });
  });
});
