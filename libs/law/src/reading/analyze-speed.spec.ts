import { describe, expect, it } from '@jest/globals';
import { analyze as analyzeDocument } from './analyze.js';
import { OPINION, SERVICE_CONTRACT } from './testing/documents.js';

const analyze = (text: string) => analyzeDocument({ text }, undefined, async () => undefined);

describe('the work it takes', () => {
  /** Milliseconds of this process's processor time: what else the machine does is no fault. */
  const work = async (text: string): Promise<number> => {
    const best = [Number.POSITIVE_INFINITY];
    for (let round = 0; round < 2; round++) {
      const start = process.cpuUsage();
      await analyze(text);
      const { user, system } = process.cpuUsage(start);
      best.push((user + system) / 1_000);
    }
    return Math.min(...best);
  };

  it.each([
    ['contracts', SERVICE_CONTRACT],
    ['opinions', OPINION],
    ['numbers', '1. 1.1 (a) (i) $1 one (1) day January 1, 2024 '],
    ['brackets', '(the “A ('],
    ['blank lines', 'Heading\n\n\n   \n'],
  ])(
    'grows with the length of %s and no faster',
    async (_, piece) => {
      const of = (characters: number): string => piece.repeat(Math.ceil(characters / piece.length));
      await analyze(of(20_000));
      // Eight times the text for twenty times the work at most; what is quadratic takes sixty-four.
      expect(await work(of(160_000))).toBeLessThan(20 * Math.max(20, await work(of(20_000))));
    },
    120_000,
  );
});
