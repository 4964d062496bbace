import { describe, expect, it } from '@jest/globals';
import { shortHash, termHash } from '../analysis/term-hash.js';
import type { ScoredTerm } from './choose-terms.js';
import { hasPhrase, PassageScorer } from './passage-scorer.js';
import { PassageTables } from './passage-tables.js';

const part = (...tokens: number[]) => ({
  part: 1,
  opinionId: 1,
  tokens: Uint16Array.from(tokens),
  anchors: Uint32Array.from([0]),
});

describe('hasPhrase', () => {
  const text = [part(9, 9), part(5, 1, 2, 5, 1, 2, 3)];

  it.each([0, 1, 2])('finds a phrase whichever of its words is looked for first (%i)', (anchor) => {
    expect(hasPhrase(text, Uint16Array.from([1, 2, 3]), anchor)).toBe(true);
    expect(hasPhrase(text, Uint16Array.from([9, 5, 1]), anchor)).toBe(false);
    expect(hasPhrase(text, Uint16Array.from([2, 3, 1]), anchor)).toBe(false);
  });

  it('holds where nothing is asked', () => {
    expect(hasPhrase(text, new Uint16Array())).toBe(true);
  });
});

describe('PassageScorer', () => {
  const asked: ScoredTerm = {
    term: termHash('easement'),
    times: 1,
    synonymOf: null,
    whole: true,
    special: false,
    weight: 2,
    idf: 2,
    df: 3,
    bit: 1,
  };

  /** What the best passage is worth of an opinion of so many words that has the word asked for once. */
  function worth(length: number, at: number, partNumber = 1): number {
    const words = Array.from({ length }, (_, i) => (i === at ? shortHash(asked.term) : 7));
    const opinion = { ...part(...words), part: partNumber, anchors: new Uint32Array(length) };
    return new PassageTables().lend([asked], (tables) => {
      const { passage } = new PassageScorer([asked], [], tables).score([opinion]);
      return passage;
    });
  }

  it('counts more what an opinion begins with', () => {
    expect(worth(2_000, 20)).toBeGreaterThan(worth(2_000, 900) * 1.2);
    expect(worth(2_000, 20, 2)).toBe(worth(2_000, 900));
  });

  it('counts a passage less the more of them the opinion has', () => {
    expect(worth(1_000, 900)).toBeGreaterThan(worth(20_000, 900));
  });
});
