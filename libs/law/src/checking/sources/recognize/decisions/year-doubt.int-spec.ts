import { describeWithData, readSharedLines } from '@casewright/testing/shared-data';
import { expect, it } from '@jest/globals';
import { yearDoubt } from './decision-item.js';

interface Row {
  d?: string;
  cites: string[];
  q?: number;
}

/** Fewer decisions tell little of a reporter. */
const ENOUGH = 30;
/** Years in the index are wrong as often as this. */
const MOST_WRONG = 0.03;

describeWithData('the years of reporters', () => {
  it('are those of the decisions that they print', () => {
    const counts = new Map<string, { all: number; doubted: number }>();
    for (const { d, cites, q = 0 } of readSharedLines<Row>('citation_index', 'index.jsonl.gz')) {
      if (!d || q < 2) continue;
      for (const cite of cites) {
        const reporter = /^\d+ (.+) \d+$/.exec(cite)?.[1] ?? '';
        const count = counts.get(reporter) ?? { all: 0, doubted: 0 };
        count.all++;
        if (yearDoubt(reporter, Number(d.slice(0, 4)))) count.doubted++;
        counts.set(reporter, count);
      }
    }
    const wrong = [...counts].filter(
      ([, { all, doubted }]) => all >= ENOUGH && doubted > all * MOST_WRONG,
    );
    expect(counts.size).toBeGreaterThan(ENOUGH);
    expect(wrong).toEqual([]);
  });
});
