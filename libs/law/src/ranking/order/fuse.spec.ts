import { DocTable } from '../index/doc-table.js';
import { fuse, nearnessOf } from './fuse.js';
import type { ScoredCase } from './scored-case.js';

const candidate = (caseId: number, score: number) =>
  ({ caseId, score, signals: {}, best: null }) as unknown as ScoredCase;

describe('fusion of words and meaning', () => {
  it('puts first what both find, then what one of them puts high', () => {
    const candidates = [candidate(1, 0.9), candidate(2, 0.8), candidate(3, 0.1), candidate(4, 0)];
    const near = new Map([
      [4, { rank: 1, similarity: 0.9 }],
      [3, { rank: 2, similarity: 0.8 }],
    ]);
    const fused = fuse(candidates, near, 1);
    expect(fused.map(({ caseId }) => caseId)).toEqual([3, 1, 4, 2]);
    expect(fused.map(({ signals }) => signals.vector)).toEqual([0.8, undefined, 0.9, undefined]);
  });

  it('gives the score of one to a case that is first in both', () => {
    const candidates = [candidate(1, 0.4)];
    const [first] = fuse(candidates, new Map([[1, { rank: 1, similarity: 0.5 }]]), 0.25);
    expect(first?.score).toBeCloseTo(1);
  });

  it('lets meaning that counts little move a case past its neighbors, and no further', () => {
    const candidates = [1, 2, 3, 4, 5, 6].map((id) => candidate(id, 1 - id / 10));
    const near = new Map([[6, { rank: 1, similarity: 0.9 }]]);
    const order = (meaning: number) => fuse(candidates, near, meaning).map(({ caseId }) => caseId);
    expect(order(0)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(order(0.05)).toEqual([1, 2, 6, 3, 4, 5]);
    expect(order(0.25)[0]).toBe(6);
  });

  it('takes the records of one decision as one, and leaves out what is not in the index', () => {
    const docs = new DocTable(6);
    for (const doc of [1, 2, 3]) docs.textSegment[doc] = 1;
    docs.leader[1] = 2;
    docs.leader[2] = 2;
    docs.leader[3] = 4;
    const near = [5, 9, 1, 3, 2].map((caseId, i) => ({ caseId, similarity: 1 - i / 10 }));
    const isIndexed = (id: number) => id < docs.size && docs.textSegment[id] !== 0;
    expect([...nearnessOf(near, isIndexed, docs.leader)]).toEqual([
      [2, { rank: 1, similarity: 0.8 }],
      [3, { rank: 2, similarity: 0.7 }],
    ]);
  });
});
