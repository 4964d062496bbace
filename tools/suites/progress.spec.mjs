import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Progress } from './progress.mjs';

describe('how far a run is', () => {
  let now = 0;
  let progress;

  beforeEach(() => {
    now = 0;
    progress = new Progress([[['unit'], ['integration', 'model']]], () => now);
  });
  afterEach(() => jest.restoreAllMocks());

  it('names the suites that run, and guesses what they take', () => {
    progress.begin('unit');
    progress.begin('integration');
    now = 60_000;
    expect(progress.line()).toBe('1:00 · unit · integration · about 21 min left');
  });

  it('goes by what is done once a suite says so', () => {
    progress.begin('unit');
    progress.begin('integration');
    now = 120_000;
    progress.heard('unit', { done: 10, total: 20 });
    progress.heard('integration', { done: 30, total: 40 });
    // (1/4 of 20 minutes and 2 minutes) / 4, and the suite behind it.
    expect(progress.line()).toBe('2:00 · unit 10 of 20 · integration 30 of 40 · about 4 min left');
    progress.end('unit');
    progress.end('integration');
    progress.begin('model');
    expect(progress.line()).toBe('2:00 · unit done · integration done · model · about 2 min left');
  });

  it('prints a failure once it is known, and counts it', () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    progress.begin('unit');
    progress.heard('unit', { done: 1, total: 4, failures: ['a.spec.ts › adds'] });
    progress.heard('unit', { done: 2, total: 4 });
    expect(log.mock.calls).toEqual([['✗ unit › a.spec.ts › adds']]);
    expect(progress.line()).toContain('unit 2 of 4, 1 failed');
  });
});
