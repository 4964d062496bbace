import { describe, expect, it } from '@jest/globals';
import { LocalEngine } from './local-engine.js';
import { OPINION, SERVICE_CONTRACT } from './testing/documents.js';

const engine = new LocalEngine();
const analyze = (text: string) => engine.analyze({ text }, {}, new AbortController().signal);

describe('the time it takes', () => {
  const seconds = async (text: string): Promise<number> => {
    const best = [Number.POSITIVE_INFINITY];
    for (let round = 0; round < 2; round++) {
      const start = performance.now();
      await analyze(text);
      best.push(performance.now() - start);
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
      // Eight times the text in twenty times the time at most; what is quadratic takes sixty-four.
      expect(await seconds(of(160_000))).toBeLessThan(20 * Math.max(20, await seconds(of(20_000))));
    },
    120_000,
  );
});
