import { describe, expect, it } from '@jest/globals';
import { cutDocument, fillBlocks } from './document-blocks';

const line = 'The tenant shall pay the rent on the first day of each month.';
const long = Array.from({ length: 90 }, () => line).join('\n');

describe('cutDocument', () => {
  it('leaves a short document whole', () => {
    expect(cutDocument('one\n\ntwo\n', [])).toEqual([{ start: 0, end: 8, page: null }]);
    expect(cutDocument('', [])).toEqual([{ start: 0, end: 0, page: null }]);
  });

  it('begins a block with each page and numbers it', () => {
    const text = 'first\n\nsecond\n\nthird';
    expect(cutDocument(text, [0, 7, 15])).toEqual([
      { start: 0, end: 5, page: null },
      { start: 7, end: 13, page: 2 },
      { start: 15, end: 20, page: 3 },
    ]);
  });

  it('loses nothing but white space, wherever a page begins', () => {
    for (const pages of [[], [0], [0, 1_500], [0, 10, 11, 4_001]]) {
      const blocks = cutDocument(long, pages);
      expect(
        blocks
          .map(({ start, end }) => long.slice(start, end))
          .join('')
          .replace(/\s/g, ''),
      ).toBe(long.replace(/\s/g, ''));
      for (const { start, end } of blocks) expect(end - start).toBeLessThan(4_100);
    }
  });
});

describe('fillBlocks', () => {
  const blocks = cutDocument('aaaa\nbbbb\ncccc', [0, 5, 10]);

  it('gives a passage to every block that it reaches into', () => {
    const filled = fillBlocks(
      blocks,
      [
        { start: 2, end: 7, index: 0 },
        { start: 10, end: 14, index: 1 },
      ],
      [],
    );
    expect(filled.map(({ passages }) => passages.map(({ index }) => index))).toEqual([
      [0],
      [0],
      [1],
    ]);
  });

  it('gives one that ends where a block begins to the block before', () => {
    const filled = fillBlocks(blocks, [{ start: 0, end: 5, index: 0 }], [{ start: 5, end: 9 }]);
    expect(filled.map(({ passages }) => passages.length)).toEqual([1, 0, 0]);
    expect(filled.map(({ headings }) => headings.length)).toEqual([0, 1, 0]);
  });
});
