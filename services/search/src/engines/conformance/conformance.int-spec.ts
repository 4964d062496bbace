import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type CaseFilter,
  type NearCase,
  parseQuery,
  type Ranking,
  type Sort,
  Spelling,
} from '@casewright/law/ranking';
import { hasOpenSearch, TestCluster } from '@casewright/testing';
import {
  describeWithData,
  readSharedJson,
  sampleOf,
  sampleSize,
  sharedData,
} from '@casewright/testing/shared-data';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CaseFinder } from '../../cases/case-finder.js';
import { CASE_SEARCH_ENGINE, type CaseSearchEngine } from '../../library/case-search-engine.js';
import type { LibraryContext } from '../../testing/library-context.js';
import { BothEngines } from './both-engines.js';
import { fuzzedQueries } from './fuzzed-queries.js';

jest.setTimeout(600_000);

const NO_FILTER: CaseFilter = {
  jurisdiction: null,
  court: null,
  courts: [],
  from: null,
  to: null,
};
const PAGE = 10;
/** Gains are kept in a byte, and rest on rounded lengths: cases that are as good may change places. */
const SAME = 0.01;
const FUZZED = sampleSize(600);

/** Our own questions, which the library that comes with the product answers. */
const STARTER_QUESTIONS = fileURLToPath(
  new URL('../../../../../bench/search/starter-questions.json', import.meta.url),
);

interface Query {
  query: string;
  relevant: string[];
  exclude?: string[];
}

const describeBoth = hasOpenSearch() ? describeWithData : describe.skip;

describeBoth('both engines over the same library', () => {
  let cluster: TestCluster;
  let engines: BothEngines;
  let ids: Map<string, number>;
  let leaders: Map<number, number>;

  beforeAll(async () => {
    cluster = await TestCluster.start();
    engines = await BothEngines.over(cluster, [
      sharedData('opinions', 'opinions_dev.jsonl.gz'),
      sharedData('questions', 'opinions_questions_dev.jsonl.gz'),
    ]);
    const rows = await engines.builtIn.query<{ id: number; source: string }>(
      'SELECT id, source_id AS source FROM cases',
    );
    ids = new Map(rows.map(({ id, source }) => [source, id]));
    const groups = await engines.builtIn.query<{ id: number; leader: number }>(
      'SELECT case_id AS id, leader_id AS leader FROM same_decisions',
    );
    leaders = new Map(groups.map(({ id, leader }) => [id, leader]));
  });

  afterAll(async () => {
    await engines?.close();
    await cluster?.stop();
  });

  const rankIn = async (
    library: LibraryContext,
    query: string,
    {
      filter = NO_FILTER,
      sort = 'relevance' as Sort,
      offset = 0,
      limit = PAGE,
      near = [] as NearCase[],
    } = {},
  ): Promise<Ranking> => {
    const engine = library.context.get<CaseSearchEngine>(CASE_SEARCH_ENGINE);
    const weighed = await engine.weigh(parseQuery(query));
    return engine.rank(weighed, { filter, sort, offset, limit, near });
  };

  async function both(query: string, options: Parameters<typeof rankIn>[2] = {}) {
    const builtIn = await rankIn(engines.builtIn, query, options);
    const openSearch = await rankIn(engines.openSearch, query, options);
    expect([builtIn.engine, openSearch.engine]).toEqual(['built-in', 'opensearch']);
    return { builtIn, openSearch };
  }

  function reciprocal(found: Ranking, relevant: readonly string[]): number {
    const decision = (id: number) => leaders.get(id) ?? id;
    const wanted = new Set(relevant.map((source) => decision(ids.get(source) ?? 0)));
    const at = found.cases.findIndex(({ caseId }) => wanted.has(decision(caseId)));
    return at < 0 ? 0 : 1 / (at + 1);
  }

  const QUESTIONS = ['questions', 'questions_dev.json'] as const;
  const sets: [string, () => Query[]][] = [
    ['citing paragraphs', () => readSharedJson('retrieval', 'citation_context_dev.json')],
    ['questions', () => readSharedJson('retrieval', 'oyez_questions_dev.json')],
    ['known items', () => readSharedJson('retrieval', 'known_item_dev.json')],
    ['asked questions and topics', () => readSharedJson(...QUESTIONS)],
    ['starter questions', () => JSON.parse(readFileSync(STARTER_QUESTIONS, 'utf8')) as Query[]],
  ];

  it.each(sets)('rank %s equally well', async (_, read) => {
    const sums = { builtIn: 0, openSearch: 0 };
    for (const { query, relevant, exclude = [] } of sampleOf(read(), (each) => each.query, 4)) {
      const exceptCases = new Set(exclude.map((source) => ids.get(source) ?? 0));
      const found = await both(query, { filter: { ...NO_FILTER, exceptCases } });
      sums.builtIn += reciprocal(found.builtIn, relevant);
      sums.openSearch += reciprocal(found.openSearch, relevant);
    }
    expect(sums.builtIn).toBeGreaterThan(0);
    expect(Math.abs(sums.openSearch / sums.builtIn - 1)).toBeLessThanOrEqual(0.02);
  });

  /** The same cases in the same order, but for those that are as good. */
  function expectSameCases({
    builtIn,
    openSearch,
  }: {
    builtIn: Ranking;
    openSearch: Ranking;
  }): void {
    expect(openSearch.cases).toHaveLength(builtIn.cases.length);
    for (const [at, { caseId, score }] of builtIn.cases.entries()) {
      const other = openSearch.cases[at]!;
      if (other.caseId !== caseId) expect(Math.abs(other.score - score)).toBeLessThan(SAME);
    }
  }

  it.each([
    'zzyzx jemmied maisonette',
    'warrantless search of a cell phone incident to arrest',
    'negligence AND damages',
  ])('take in what is near in meaning: %s', async (query) => {
    const some = [...new Set(leaders.values()), ...ids.values()].slice(0, 400);
    const near = some
      .filter((_, at) => at % 20 === 0)
      .map((caseId, at) => ({ caseId, similarity: 0.9 - at / 100 }));
    const pages = await both(query, { near, limit: 30 });
    expectSameCases(pages);
    const nearOf = ({ cases }: Ranking) => cases.filter((each) => each.isNear).length;
    expect(nearOf(pages.openSearch)).toBe(nearOf(pages.builtIn));
    expect(pages.openSearch.total).toEqual(pages.builtIn.total);
    const hasWords = ({ cases }: Ranking) =>
      cases.map(({ caseId, signals }) => [caseId, signals.text! > 0]);
    if (query.startsWith('zzyzx')) {
      expect(hasWords(pages.openSearch)).toEqual(hasWords(pages.builtIn));
    }
  });

  const FORMS = [
    '410 U.S. 113',
    'roe v wade',
    'Miranda v. Arizona, 384 U.S. 436 (1966)',
    'In re Gault',
    'duty to warn',
    'negligence',
    'warrantless search of a cell phone incident to arrest',
    'What must a plaintiff show to recover for negligent infliction of emotional distress?',
    'negligence AND damages',
    'negligence OR fraud',
    'contract NOT employment',
    'contract -employment',
    '"summary judgment"',
    '"clear and convincing evidence" AND fraud',
    '("due process" OR "equal protection") AND NOT "summary judgment"',
    'negligence court:scotus',
    'search -court:scotus',
    'negligence after:1990 before:2005',
    'court:scotus after:2015',
    'judge:Brennan speech',
    '42 U.S.C. § 1983 excessive force',
    'the of and',
    'zzzzqqq',
    'statute of limitations tolling fraudulent concealment',
    'contract contract contract damages',
    'Can police look through a smartphone without a warrant in California?',
  ];

  it.each(FORMS)('answer %s alike', async (query) => {
    const found = await both(query);
    const { builtIn, openSearch } = found;
    expectSameCases(found);
    // A phrase is looked for in the first thousand cases here, and in all of them there.
    if (builtIn.total.relation === 'exact') {
      expect(openSearch.total).toEqual(builtIn.total);
      expect(openSearch.facets).toEqual(builtIn.facets);
    }
    expect(openSearch.coverage).toEqual(builtIn.coverage);
    for (const shown of openSearch.cases) {
      const same = builtIn.cases.find(({ caseId }) => caseId === shown.caseId);
      if (!same) continue;
      expect(shown.passage).toEqual(same.passage);
      expect(shown).toMatchObject({
        isCited: same.isCited,
        citedBy: same.citedBy,
        topCiter: same.topCiter,
      });
      for (const [signal, value] of Object.entries(same.signals))
        expect(Math.abs(shown.signals[signal]! - value)).toBeLessThan(SAME);
    }
    const text = 'Negligence, fraud, and a contract: the duty to warn of a search.';
    expect(openSearch.highlighter.highlights(text)).toEqual(builtIn.highlighter.highlights(text));
  });

  const JURISDICTIONS = ['Federal', 'California'];
  it.each<[string, Partial<CaseFilter>]>([
    ...JURISDICTIONS.map((each): [string, Partial<CaseFilter>] => [each, { jurisdiction: each }]),
    ['the Supreme Court', { court: 'scotus' }],
    ['some years', { from: 19700101, to: 19891231 }],
    ['a court in some years', { court: 'scotus', from: 19700101, to: 19891231 }],
    ['from a day within a year', { from: 19730601 }],
  ])('count the same beyond a filter: %s', async (_, filter) => {
    for (const query of ['contract damages', 'due process', 'search']) {
      const found = await both(query, { filter: { ...NO_FILTER, ...filter } });
      expect(found.openSearch.total).toEqual(found.builtIn.total);
      expect(found.openSearch.facets).toEqual(found.builtIn.facets);
      expectSameCases(found);
    }
  });

  it.each<Sort>(['newest', 'oldest', 'most-cited'])('put in order: %s', async (sort) => {
    for (const query of ['contract damages', 'due process', 'Roe v. Wade']) {
      const found = await both(query, { sort, limit: 50 });
      const rows = await engines.builtIn.query<{ id: number; key: number }>(
        `SELECT id, coalesce(to_char(decided, 'YYYYMMDD')::integer, year * 10000, 0) AS key FROM cases`,
      );
      const decided = new Map(rows.map(({ id, key }) => [id, key]));
      const keys = ({ cases }: Ranking) =>
        cases.map(({ caseId, citedBy }) => (sort === 'most-cited' ? citedBy : decided.get(caseId)));
      expect(keys(found.openSearch)).toEqual(keys(found.builtIn));
      expect(found.openSearch.total).toEqual(found.builtIn.total);
    }
  });

  it('turn pages alike, to the end and beyond it', async () => {
    for (const offset of [10, 40, 140, 200, 5_000]) {
      const found = await both('contract damages', { offset });
      expectSameCases(found);
    }
  });

  it(`answer ${FUZZED} fuzzed queries alike`, async () => {
    let differing = 0;
    for (const query of fuzzedQueries(FUZZED)) {
      const { builtIn, openSearch } = await both(query);
      const isSame =
        builtIn.total.relation !== 'exact' || openSearch.total.value === builtIn.total.value;
      if (!isSame) differing++;
      expect(openSearch.cases.length > 0).toBe(builtIn.cases.length > 0);
    }
    expect(differing).toBe(0);
  });

  it.each([
    'separate but equal',
    'Roe v. Wade',
    'Chevron deference to an agency',
    'Is there a right to abortion?',
    'Swift v. Tyson',
  ])('flag what became of decisions alike: %s', async (query) => {
    const [builtIn, openSearch] = await Promise.all(
      [engines.builtIn, engines.openSearch].map(async ({ context }) => {
        const found = await context
          .get(CaseFinder)
          .find({ query, category: 'case-law', page: 1, pageSize: PAGE, sort: 'relevance' });
        const flags = found.cases.map(({ id, history }) => [id, history] as const);
        return { flags: flags.sort(([a], [b]) => a - b), notHeld: found.notHeld };
      }),
    );
    expect(openSearch).toEqual(builtIn);
    expect(builtIn?.flags.some(([, history]) => history)).toBe(true);
  });

  it('suggest alike', async () => {
    for (const query of ['neglignece', 'qualifed imunity', 'Mirnada v. Arizona']) {
      const suggestions = await Promise.all(
        [engines.builtIn, engines.openSearch].map(async ({ context }) => {
          const engine = context.get<CaseSearchEngine>(CASE_SEARCH_ENGINE);
          return context.get(Spelling).suggest(await engine.weigh(parseQuery(query)));
        }),
      );
      expect(suggestions[1]).toEqual(suggestions[0]);
    }
  });
});
