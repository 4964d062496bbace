import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { runInStages } from './stages.mjs';

const STAGES = [[['a', 'b'], ['c']], [['d']]];

/** Runs the suites, each ended by its own hand, and tells which were running whenever one starts. */
async function record(chosen) {
  const running = new Set();
  const seen = [];
  const results = await runInStages(
    chosen,
    async (name) => {
      running.add(name);
      seen.push([...running].sort().join(''));
      // The suites of a stage start in the same turn; what comes later has to wait for them.
      await new Promise((resolve) => setImmediate(resolve));
      running.delete(name);
      return { passed: 1 };
    },
    STAGES,
  );
  return { seen, names: results.map(({ name }) => name) };
}

describe('the suites of a run', () => {
  beforeEach(() => void jest.spyOn(console, 'log').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('run side by side in the lanes of a stage, and after each other in a lane', async () => {
    const { seen, names } = await record(['a', 'b', 'c', 'd']);
    expect(seen.slice(0, 2)).toEqual(['a', 'ac']);
    expect(seen.filter((together) => /a.*b/.test(together))).toEqual([]);
    expect(seen.at(-1)).toBe('d');
    expect(names).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are those that were chosen, in their order', async () => {
    const { seen, names } = await record(['d', 'b']);
    expect(seen).toEqual(['b', 'd']);
    expect(names).toEqual(['d', 'b']);
  });

  it('go on when one of them cannot be run, which counts as a failure', async () => {
    const results = await runInStages(
      ['a', 'd'],
      async (name) => {
        if (name === 'a') throw new Error('The product ended with 1.');
        return { passed: 1 };
      },
      STAGES,
    );
    expect(results).toMatchObject([
      { passed: 0, failed: 1, failures: [{ name: 'the a suite', message: expect.any(String) }] },
      { passed: 1 },
    ]);
    expect(results[0].failures[0].message).toContain('The product ended with 1.');
  });
});
