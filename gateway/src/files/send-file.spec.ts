import { describe, expect, it } from '@jest/globals';
import { pagesOf } from './send-file.js';

const FULL = 3;

/** The numbers after one, as many as a page has. */
const following = (most: number) => async (after: number) =>
  Array.from({ length: Math.min(FULL, most - after) }, (_, n) => after + n + 1);

async function read(most: number) {
  const asked: number[] = [];
  const pages: number[][] = [];
  const next = following(most);
  const paged = pagesOf(await next(0), FULL, (last) => {
    asked.push(last);
    return next(last);
  });
  for await (const page of paged) pages.push(page);
  return { pages, asked };
}

describe('the pages of a list', () => {
  it('go on after the last item, until one is not full', async () => {
    const { pages, asked } = await read(7);
    expect(pages).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
    expect(asked).toEqual([3, 6]);
  });

  it('end with an empty one where the last was full', async () => {
    expect(await read(3)).toEqual({ pages: [[1, 2, 3], []], asked: [3] });
  });

  it('are one, empty, of an empty list', async () => {
    expect(await read(0)).toEqual({ pages: [[]], asked: [] });
  });
});
