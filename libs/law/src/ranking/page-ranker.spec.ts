import { beforeAll, describe, expect, it } from '@jest/globals';
import { CaseRanker } from './case-ranker.js';
import { CaseAnalyzer } from './index/case-analyzer.js';
import { DocTable } from './index/doc-table.js';
import { MemoryIndex } from './index/memory-index.js';
import { Accumulators } from './postings/accumulator.js';
import { PostingsSource } from './postings/postings-source.js';
import { parseQuery } from './query/parse-query.js';

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
});
