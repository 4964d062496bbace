import { describe, expect, it } from '@jest/globals';
import { spansOf } from './activity-spans.js';

const NOW = new Date('2026-03-04T23:59:00Z');

describe('spansOf', () => {
  it('counts a month by day, today among them', () => {
    const { unit, starts } = spansOf(30, NOW);
    expect([unit, starts.length, starts[0], starts.at(-1)]).toEqual([
      'day',
      30,
      '2026-02-03',
      '2026-03-04',
    ]);
  });

  it('counts more by week, from the Monday of the first to that of this one', () => {
    const { unit, starts } = spansOf(90, NOW);
    expect([unit, starts[0], starts[1], starts.at(-1)]).toEqual([
      'week',
      '2025-12-01',
      '2025-12-08',
      '2026-03-02',
    ]);
  });

  it('covers a year', () => {
    expect(spansOf(365, NOW).starts).toHaveLength(53);
  });
});
