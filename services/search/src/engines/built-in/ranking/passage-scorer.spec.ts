import { describe, expect, it } from '@jest/globals';
import { hasPhrase } from './passage-scorer.js';

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
