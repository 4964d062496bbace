import { describe, expect, it } from '@jest/globals';
import { classWords, grouped, hardestParagraphs } from './score-words';

const paragraph = (words: number, flesch: number) => ({ words, readability: { flesch } }) as never;

describe('the words and figures of the scores', () => {
  it('name a class of sentence lengths', () => {
    expect(classWords({ from: 11, to: 20, count: 1 })).toBe('11–20');
    expect(classWords({ from: 41, to: null, count: 1 })).toBe('41+');
  });

  it('pick the hardest paragraphs, but none of a few words', () => {
    const picked = hardestParagraphs([paragraph(80, 40), paragraph(5, -50), paragraph(90, 10)], 5);
    expect(picked).toEqual([paragraph(90, 10), paragraph(80, 40)]);
  });

  it('group neighbors by weight so that a chart has room for all', () => {
    const values = [1, 0, 1, 1, 0].map((value, at) => ({ value, weight: at === 0 ? 3 : 1 }));
    expect(grouped(values, 3)).toEqual([
      { value: 0.75, from: 0, to: 1 },
      { value: 1, from: 2, to: 3 },
      { value: 0, from: 4, to: 4 },
    ]);
    expect(grouped(values, 10)).toHaveLength(5);
    expect(grouped([], 3)).toEqual([]);
  });
});
