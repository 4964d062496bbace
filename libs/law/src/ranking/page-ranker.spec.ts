import { beforeAll, describe, expect, it } from '@jest/globals';
import { CaseRanker } from './case-ranker.js';
import { CaseAnalyzer } from './index/case-analyzer.js';
import { DocTable } from './index/doc-table.js';
import { MemoryIndex } from './index/memory-index.js';
import { Accumulators } from './postings/accumulator.js';
import { PostingsSource } from './postings/postings-source.js';
import { parseQuery } from './query/parse-query.js';
import type { Sort } from './search/rank-options.js';

const LONG_ONES = 70;
const SHORT_ONE = LONG_ONES + 1;
/** Further than a passage reaches. */
const BETWEEN = ' bailment'.repeat(400);

/** Has each word a hundred times, and nowhere two of them together. */
const LONG = ['zebra', 'quagga', 'okapi', 'tapir']
  .map((word) => `${word} `.repeat(100))
  .join(BETWEEN);
const SHORT = `A zebra met a quagga, an okapi, and a tapir.${' Affirmed.'.repeat(60)}`;
const NO_FILTER = { jurisdiction: null, court: null, courts: [], from: null, to: null };

describe('the page of cases in their final order', () => {
  let index: MemoryIndex;
  const ranker = new CaseRanker();

  beforeAll(() => {
    const analyzer = new CaseAnalyzer();
    const cases = Array.from({ length: SHORT_ONE }, (_, i) =>
      analyzer.analyze({
        caseId: i + 1,
        names: [`N${i} v. State`],
        citations: [],
        docket: null,
        judges: [],
        head: [],
        opinions: [{ opinionId: i, text: i < LONG_ONES ? LONG : SHORT }],
      }),
    );
    const courts = [{ id: 'cal', name: 'Cal.', jurisdiction: 'California', level: 0.6 }];
    index = MemoryIndex.of(new DocTable(SHORT_ONE + 1), courts, cases);
  });

  async function found(query: string, offset: number, limit: number): Promise<number[]> {
    const asked = { filter: NO_FILTER, sort: 'relevance', offset, limit } as const;
    const source = new PostingsSource(index, new Accumulators());
    const { cases } = await ranker.rank(await ranker.weigh(parseQuery(query), source), asked);
    return cases.map(({ caseId }) => caseId);
  }

  it('puts first a short case that says together what longer ones say far apart', async () => {
    expect((await found('zebra quagga okapi tapir', 0, 10))[0]).toBe(SHORT_ONE);
  });

  it('has each case on one page, whatever their length', async () => {
    const whole = await found('zebra quagga okapi tapir', 0, 100);
    expect(whole).toHaveLength(SHORT_ONE);
    const pages = await Promise.all(
      [0, 20, 40, 60].map((offset) => found('zebra quagga okapi tapir', offset, 20)),
    );
    expect(pages.flat()).toEqual(whole);
  });

  it('puts in another order what matches well, before what has a word of it', async () => {
    const analyzer = new CaseAnalyzer();
    const docs = new DocTable(41);
    const texts = Array.from({ length: 40 }, (_, i) => (i < 10 ? SHORT : 'A tapir. Affirmed.'));
    const cases = texts.map((text, i) => {
      docs.decided[i + 1] = (1950 + i) * 10_000;
      const own = { names: [`N${i} v. State`], citations: [], docket: null, judges: [], head: [] };
      return analyzer.analyze({ ...own, caseId: i + 1, opinions: [{ opinionId: i, text }] });
    });
    const courts = [{ id: 'cal', name: 'Cal.', jurisdiction: 'California', level: 0.6 }];
    const source = new PostingsSource(MemoryIndex.of(docs, courts, cases), new Accumulators());
    const inOrder = async (sort: Sort, typed: string) => {
      const query = await ranker.weigh(parseQuery(typed), source);
      const asked = { filter: NO_FILTER, sort, offset: 0, limit: 40 };
      return (await ranker.rank(query, asked)).cases.map(({ caseId }) => caseId);
    };
    const question = 'Does a zebra have to meet a quagga, an okapi, or any tapir?';
    const newest = await inOrder('newest', question);
    expect(newest.slice(0, 10)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(newest.slice(10, 12)).toEqual([40, 39]);
    expect((await inOrder('oldest', question)).slice(9, 12)).toEqual([10, 11, 12]);
    // Whoever demands a word has said what matches.
    expect((await inOrder('newest', 'tapir AND affirmed')).slice(0, 2)).toEqual([40, 39]);
  });
});
