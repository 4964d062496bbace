import { describe, expect, it } from '@jest/globals';
import { fillAuthority } from './authority.js';
import { DocTable } from './doc-table.js';

const LEVELS = Float32Array.of(1, 0.3);

async function authorityOf(
  edges: [citing: number, cited: number][],
  size = 40,
  leaders: [record: number, leader: number][] = [],
) {
  const docs = new DocTable(size);
  for (const [record, leader] of leaders) docs.leader[record] = leader;
  for (let doc = 1; doc < size; doc++) {
    docs.textSegment[doc] = 1;
    docs.decided[doc] = 19_800_101;
    docs.court[doc] = doc < 30 ? 0 : 1;
  }
  await fillAuthority(docs, LEVELS, async (each) => {
    for (const [citing, cited] of edges) each(citing, cited);
  });
  return docs;
}

describe('authority', () => {
  it('grows with citations, and is nothing without', async () => {
    const docs = await authorityOf([
      [3, 1],
      [4, 1],
      [5, 1],
      [6, 2],
    ]);
    expect(docs.authority[1]).toBeGreaterThan(docs.authority[2]!);
    expect(docs.authority[2]).toBeGreaterThan(0);
    expect(docs.authority[3]).toBe(0);
    expect([docs.citedBy[1], docs.citedBy[2]]).toEqual([3, 1]);
  });

  it('counts a high court for more than a low one, and names the weightiest', async () => {
    const docs = await authorityOf([
      [10, 1],
      [35, 2],
      [35, 1],
    ]);
    expect(docs.authority[1]).toBeGreaterThan(docs.authority[2]!);
    expect(docs.topCiter[1]).toBe(10);
  });

  it('counts the record that stands for a decision, and not another of it', async () => {
    const edges: [number, number][] = [
      [3, 1],
      [35, 1],
    ];
    const docs = await authorityOf(edges, 40, [
      [3, 35],
      [35, 35],
    ]);
    expect([docs.citedBy[1], docs.topCiter[1]]).toEqual([1, 35]);
  });

  it('ignores cases that are not in the index', async () => {
    const docs = await authorityOf([[99, 1]]);
    expect(docs.citedBy[1]).toBe(0);
  });
});
