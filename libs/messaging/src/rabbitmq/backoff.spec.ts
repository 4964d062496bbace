import { describe, expect, it } from '@jest/globals';
import { backoff } from './backoff.js';

describe('backoff', () => {
  it('doubles from a tenth of a second to one and a half', () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 60].map((attempt) => backoff(attempt, () => 1));
    expect(waits).toEqual([100, 200, 400, 800, 1_500, 1_500, 1_500, 1_500]);
  });

  it('leaves half of it to chance', () => {
    expect(backoff(2, () => 0)).toBe(200);
    expect(backoff(2, () => 0.5)).toBe(300);
  });
});
