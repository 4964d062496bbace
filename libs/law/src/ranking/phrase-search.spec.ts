import { beforeAll, describe, expect, it } from '@jest/globals';
import { CaseRanker } from './case-ranker.js';
import { CaseAnalyzer } from './index/case-analyzer.js';
import { DocTable } from './index/doc-table.js';
import { MemoryIndex } from './index/memory-index.js';
import { Accumulators } from './postings/accumulator.js';
import { PostingsSource } from './postings/postings-source.js';
import { parseQuery } from './query/parse-query.js';
import type { RankOptions } from './search/rank-options.js';

/** All of them have both words; every third has them side by side, every twelfth is Californian. */
const CASES = 1_200;
const courts = [
  { id: 'scotus', name: 'Supreme Court', jurisdiction: 'United States', level: 1 },
  { id: 'cal', name: 'California Supreme Court', jurisdiction: 'California', level: 0.6 },
];
const NO_FILTER = { jurisdiction: null, court: null, courts: [], from: null, to: null };
const REACH = { searched: 1_000, of: CASES };

describe('a quoted phrase', () => {
  let index: MemoryIndex;
  const ranker = new CaseRanker();

  beforeAll(() => {
    const docs = new DocTable(CASES + 1);
    const analyzer = new CaseAnalyzer();
    const cases = Array.from({ length: CASES }, (_, i) => {
      docs.court[i + 1] = i % 12 === 0 ? 1 : 0;
      return analyzer.analyze({
        caseId: i + 1,
        names: [`Doe v. Roe ${i}`],
        citations: [],
        docket: null,
        judges: [],
        head: [],
        opinions: [
          { opinionId: i, text: i % 3 === 0 ? 'His cell phone rang.' : 'A phone is in the cell.' },
        ],
      });
    });
    index = MemoryIndex.of(docs, courts, cases);
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

  it('says how many of the cases that have its words it was looked for in', async () => {
    const { total, facets } = await rank('"cell phone"');
    expect(total).toMatchObject(REACH);
    expect(facets).toMatchObject(REACH);
    expect(total.value).toBeLessThan(CASES / 3);
  });

  it('has the same total on each page', async () => {
    const first = await rank('"cell phone"');
    const later = await rank('"cell phone"', { offset: 1_100 });
    expect(later.total).toEqual(first.total);
    expect(later.total).toMatchObject(REACH);
  });

  it('is looked for in all cases of a narrower search, though not in all beyond its filters', async () => {
    const filter = { ...NO_FILTER, court: 'cal' };
    const { total, facets } = await rank('"cell phone"', { filter });
    expect(total).toEqual({ value: CASES / 12, relation: 'exact' });
    expect(facets).toMatchObject(REACH);
  });

  it('says nothing where every case was looked through', async () => {
    const filter = { ...NO_FILTER, courts: ['cal'] };
    const { total, facets } = await rank('"cell phone"', { filter });
    expect(total).toEqual({ value: CASES / 12, relation: 'exact' });
    expect(facets.relation).toBe('exact');
  });

  it('alone sets a bound: words are counted in all cases', async () => {
    const { total, facets } = await rank('cell phone');
    expect(total).toEqual({ value: CASES, relation: 'exact' });
    expect(facets.relation).toBe('exact');
  });
});
