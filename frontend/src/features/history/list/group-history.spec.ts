import { describe, expect, it } from '@jest/globals';
import { groupHistory } from './group-history';

const entry = (id: number, category: string) => ({
  id,
  category,
  query: `query ${id}`,
  timestamp: '2026-01-02T03:04:05.000Z',
});

const shape = (entries: ReturnType<typeof entry>[]) =>
  groupHistory(entries).map(({ category, entries }) => [category, entries.map(({ id }) => id)]);

describe('groupHistory', () => {
  it('has the known categories in their order and keeps the entries’', () => {
    const entries = [entry(4, 'citation'), entry(3, 'case-law'), entry(2, 'citation')];
    expect(shape(entries)).toEqual([
      ['case-law', [3]],
      ['citation', [4, 2]],
    ]);
  });

  it('puts unknown categories last, by name', () => {
    const entries = [entry(3, 'zoning'), entry(2, 'admiralty'), entry(1, 'citation')];
    expect(shape(entries)).toEqual([
      ['citation', [1]],
      ['admiralty', [2]],
      ['zoning', [3]],
    ]);
  });

  it('takes a missing category as case law', () => {
    const { category, ...rest } = entry(1, '');
    expect(category).toBe('');
    expect(shape([entry(2, ''), rest as ReturnType<typeof entry>])).toEqual([['case-law', [2, 1]]]);
  });

  it('has no group for nothing', () => {
    expect(groupHistory([])).toEqual([]);
  });
});
