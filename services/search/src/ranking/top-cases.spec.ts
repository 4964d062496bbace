import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Accumulator } from './accumulator.js';
import { scoreOfRank, topCases } from './top-cases.js';

describe('topCases', () => {
  it('gives what sorting everything gives', () => {
    const scores = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 600 });
    fc.assert(
      fc.property(scores, fc.integer({ min: 1, max: 40 }), (values, limit) => {
        const cases = Uint32Array.from(values, (_, i) => i + 1);
        const expected = [...cases]
          .sort((a, b) => values[b - 1]! - values[a - 1]! || a - b)
          .slice(0, limit);
        expect([...topCases(cases, Float64Array.from(values), limit)]).toEqual(expected);
      }),
    );
  });
});

describe('scoreOfRank', () => {
  it('is a score that at least so many cases have', () => {
    const sums = new Accumulator(1_000);
    for (let doc = 1; doc < 1_000; doc++) {
      sums.score[doc] = doc / 7;
      sums.blocks[doc >> sums.blockBits] = 1;
    }
    const bar = scoreOfRank(sums, 100);
    const reached = sums.score.filter((score) => score >= bar).length;
    expect(reached).toBeGreaterThanOrEqual(100);
    expect(reached).toBeLessThan(110);
    expect(scoreOfRank(sums, 5_000)).toBe(0);
  });
});
