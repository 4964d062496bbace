import { describe, expect, it } from '@jest/globals';
import { nextFinding } from './use-selection';

describe('nextFinding', () => {
  const listed = [2, 5, 9];

  it.each([
    [null, 1, 2],
    [2, 1, 5],
    [9, 1, 2],
    [null, -1, 9],
    [5, -1, 2],
    [2, -1, 9],
  ] as const)('goes from %s by %s to %s', (from, by, to) => {
    expect(nextFinding(listed, from, by)).toBe(to);
  });

  it('goes on from a finding that the filter hides', () => {
    expect(nextFinding(listed, 4, 1)).toBe(5);
    expect(nextFinding(listed, 4, -1)).toBe(2);
  });

  it('goes nowhere in an empty list', () => {
    expect(nextFinding([], 3, 1)).toBeNull();
  });
});
