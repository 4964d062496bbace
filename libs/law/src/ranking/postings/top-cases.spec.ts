import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
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
    const score = Float32Array.from({ length: 1_000 }, (_, doc) => doc / 7);
    const cases = Uint32Array.from(score.keys());
    const bar = scoreOfRank(cases, score, 100);
    const reached = score.filter((each) => each >= bar).length;
    expect(reached).toBeGreaterThanOrEqual(100);
    expect(reached).toBeLessThan(110);
    expect(scoreOfRank(cases, score, 5_000)).toBe(0);
  });
});
