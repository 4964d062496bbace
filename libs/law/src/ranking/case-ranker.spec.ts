import { beforeAll, describe, expect, it } from '@jest/globals';
import { CaseRanker } from './case-ranker.js';
import { CaseAnalyzer } from './index/case-analyzer.js';
import { DocTable } from './index/doc-table.js';
import { MemoryIndex } from './index/memory-index.js';
import { unknownTerms } from './order/choose-terms.js';
import { Accumulators } from './postings/accumulator.js';
import { PostingsSource } from './postings/postings-source.js';
import { parseQuery } from './query/parse-query.js';
import type { RankOptions } from './search/rank-options.js';

const LIBRARY = [
  {
    name: 'Trammel v. United States',
    citation: '445 U.S. 40',
    year: 1980,
    text: 'The witness spouse alone has a privilege to refuse to testify adversely. A wife may waive it.',
  },
  {
    name: 'Hawkins v. United States',
    citation: '358 U.S. 74',
    year: 1958,
    text: 'A wife may not testify against her husband over his objection. See 445 U.S. 40 for later law.',
  },
  {
    name: 'Riley v. California',
    citation: '573 U.S. 373',
    docket: '13-132',
    year: 2014,
    text: 'Officers must secure a warrant before searching a cell phone seized incident to an arrest.',
  },
  {
    name: 'Chimel v. California',
    citation: '395 U.S. 752',
    year: 1969,
    text: 'A search incident to arrest reaches the area within immediate control; a phone in a cell is far.',
  },
];

const courts = [
  { id: 'scotus', name: 'Supreme Court', jurisdiction: 'United States', level: 1 },
  { id: 'cal', name: 'California Supreme Court', jurisdiction: 'California', level: 0.6 },
];
const NO_FILTER = { jurisdiction: null, court: null, courts: [], from: null, to: null };

describe('CaseRanker', () => {
  let index: MemoryIndex;
  const ranker = new CaseRanker();

  beforeAll(() => {
    const docs = new DocTable(LIBRARY.length + 1);
    const analyzer = new CaseAnalyzer();
    const cases = LIBRARY.map((item, i) => {
      docs.decided[i + 1] = item.year * 10_000;
      docs.court[i + 1] = i === 3 ? 1 : 0;
      return analyzer.analyze({
        caseId: i + 1,
        names: [item.name],
        citations: [item.citation],
        docket: item.docket ?? null,
        judges: ['Chief Justice BURGER'],
        head: [],
        opinions: [{ opinionId: i, text: item.text }],
      });
    });
    const said = 'the spousal privilege belongs to the testifying spouse; matrimonial harmony';
    index = MemoryIndex.of(docs, courts, cases).with(docs, [
      { caseId: 1, ...analyzer.analyzeCitingText([said]) },
    ]);
  });

  const rank = async (query: string, more: Partial<RankOptions> = {}) =>
    ranker.rank(
      await ranker.weigh(parseQuery(query), new PostingsSource(index, new Accumulators())),
      {
        filter: NO_FILTER,
        sort: 'relevance',
        offset: 0,
        limit: 10,
        ...more,
      },
    );
  const names = async (query: string, more: Partial<RankOptions> = {}) =>
    (await rank(query, more)).cases.map(({ caseId }) => LIBRARY[caseId - 1]!.name);

  it.each([
    ['445 us 40', 'Trammel v. United States'],
    ['573 U. S., 373', 'Riley v. California'],
    ['riley', 'Riley v. California'],
    ['Hawkins v. U.S. 1958', 'Hawkins v. United States'],
  ])('%s goes to its case first', async (query, name) => {
    expect((await names(query))[0]).toBe(name);
  });

  it('shows who mentions a citation after the case itself', async () => {
    expect(await names('445 U.S. 40')).toEqual([
      'Trammel v. United States',
      'Hawkins v. United States',
    ]);
  });

  it('finds a case by what later opinions say of it', async () => {
    expect(await names('matrimonial harmony')).toEqual(['Trammel v. United States']);
  });

  it('tells a phrase from its words', async () => {
    expect(await names('"cell phone"')).toEqual(['Riley v. California']);
    expect(await names('phone -"cell phone"')).toEqual(['Chimel v. California']);
  });

  it('meets demands', async () => {
    expect(await names('wife AND husband')).toEqual(['Hawkins v. United States']);
    expect((await names('husband OR warrant')).sort()).toEqual([
      'Hawkins v. United States',
      'Riley v. California',
    ]);
    expect(await names('wife NOT husband')).toEqual(['Trammel v. United States']);
  });

  it('filters by court, date and judge, alone or with words', async () => {
    const filter = { ...NO_FILTER, court: 'cal' };
    expect(await names('arrest', { filter })).toEqual(['Chimel v. California']);
    expect(await names('arrest', { filter: { ...NO_FILTER, from: 20_000_101 } })).toEqual([
      'Riley v. California',
    ]);
    expect(await names('', { filter: { ...NO_FILTER, courts: ['california'] } })).toEqual([
      'Chimel v. California',
    ]);
    expect(await names('judge:burger')).toHaveLength(4);
    expect(await names('judge:roberts')).toEqual([]);
  });

  it('knows a court as citations have it, and keeps courts and judges out', async () => {
    const courtNamed = (...named: string[]) => ({ filter: { ...NO_FILTER, courts: named } });
    const without = (...named: string[]) => ({ filter: { ...NO_FILTER, exceptCourts: named } });
    expect(await names('', courtNamed('Cal.'))).toEqual(['Chimel v. California']);
    expect(await names('arrest', courtNamed('U.S.'))).toEqual(['Riley v. California']);
    expect(await names('arrest', without('U.S.'))).toEqual(['Chimel v. California']);
    expect(await names('', without('scotus'))).toEqual(['Chimel v. California']);
    expect(await names('arrest -judge:burger')).toEqual([]);
    expect(await names('arrest -judge:hand')).toHaveLength(2);
  });

  it('knows a judge by the surname', async () => {
    expect(await names('judge:"Warren E. Burger, Jr."')).toHaveLength(4);
    expect(await names('judge:"Burger, Warren"')).toHaveLength(4);
  });

  it('finds a case by its docket number, and by its first page after "at"', async () => {
    expect((await names('No. 13-132'))[0]).toBe('Riley v. California');
    expect((await names('573 U.S. at 373'))[0]).toBe('Riley v. California');
  });

  it('does not score the words of every question, by their spelling', async () => {
    const bare = await rank('phone seized on arrest?');
    const asked = await rank(
      'What is the rule: when can a court say that a phone seized on arrest is given',
    );
    expect(asked.query.chosen.scored).toHaveLength(bare.query.chosen.scored.length);
    expect(asked.cases.map(({ score }) => score)).toEqual(bare.cases.map(({ score }) => score));
    expect((await rank('questioning of the wife?')).query.chosen.scored.length).toBeGreaterThan(
      (await rank('questions of the wife?')).query.chosen.scored.length,
    );
    expect((await rank('what is it about')).query.chosen.scored.length).toBeGreaterThan(0);
  });

  it('finds a phrase of common words', async () => {
    expect(await names('"is far"')).toEqual(['Chimel v. California']);
    expect(await names('"in a"')).toEqual(['Chimel v. California']);
  });

  it.each(['patent OR -', 'phone NOT !', 'phone -the', 'phone AND the', 'NOT the phone'])(
    'neither demands nor forbids what is no word: %s',
    async (query) => {
      expect(await names(query)).toHaveLength(query.startsWith('patent') ? 0 : 2);
    },
  );

  it('counts facets over what the other filters let through', async () => {
    const { facets, total } = await rank('arrest', { filter: { ...NO_FILTER, court: 'cal' } });
    expect(total.value).toBe(1);
    expect(facets.courts.map(({ value, count }) => [value, count])).toEqual([
      ['cal', 1],
      ['scotus', 1],
    ]);
    expect(facets.decades).toEqual([{ value: '1960', label: '1960s', count: 1 }]);
  });

  it('counts them for a quoted phrase too', async () => {
    const asked = { filter: { ...NO_FILTER, court: 'scotus', from: 20_000_101 } };
    const { facets, total } = await rank('"incident to"', asked);
    expect(total.value).toBe(1);
    expect(facets).toMatchObject({
      courts: [{ value: 'scotus', count: 1 }],
      decades: [{ value: '2010', count: 1 }],
    });
    const wider = await rank('"incident to"', { filter: { ...NO_FILTER, court: 'scotus' } });
    expect(wider.facets.courts.map(({ value }) => value)).toEqual(['cal', 'scotus']);
  });

  it('sorts by date either way', async () => {
    expect((await names('arrest', { sort: 'newest' }))[0]).toBe('Riley v. California');
    expect((await names('arrest', { sort: 'oldest' }))[0]).toBe('Chimel v. California');
  });

  it('gives signals between 0 and 1, and where the passage is', async () => {
    const [found] = (await rank('searching a cell phone without a warrant')).cases;
    for (const value of Object.values(found!.signals)) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
    expect(found?.passage).toMatchObject({ part: 1, from: 0 });
  });

  it('names the words that no case has', async () => {
    expect(unknownTerms((await rank('phone zzyzx')).query.chosen).size).toBe(1);
  });

  describe('with cases near in meaning', () => {
    const near = [
      { caseId: 4, similarity: 0.8 },
      { caseId: 1, similarity: 0.7 },
    ];

    it('finds them without a word of the query, counted and filtered as all others', async () => {
      const words = 'warrant to search a cell phone';
      const plain = await rank(words);
      const hybrid = await rank(words, { near });
      expect(plain.cases.map(({ caseId }) => caseId)).not.toContain(1);
      expect(hybrid.total.value).toBe(plain.total.value + 1);
      const trammel = hybrid.cases.find(({ caseId }) => caseId === 1);
      expect(trammel).toMatchObject({ signals: { vector: 0.7 }, passage: null });
      const decades = hybrid.facets.decades.reduce((sum, { count }) => sum + count, 0);
      expect(decades).toBe(hybrid.total.value);
      const filter = { ...NO_FILTER, court: 'cal' };
      const narrowed = await rank(words, { near, filter });
      expect(narrowed.cases.map(({ caseId }) => caseId)).toEqual([4]);
    });

    it('pages through them without gaps or repetition', async () => {
      const whole = (await rank('search', { near })).cases.map(({ caseId }) => caseId);
      const pages = await Promise.all(
        whole.map((_, offset) => rank('search', { near, offset, limit: 1 })),
      );
      expect(pages.flatMap(({ cases }) => cases.map(({ caseId }) => caseId))).toEqual(whole);
    });

    it('excuses none from what operators demand', async () => {
      const { cases } = await rank('phone AND warrant', { near });
      expect(cases.map(({ caseId }) => caseId)).toEqual([3]);
    });
  });
});
