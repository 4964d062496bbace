import { describe, expect, it } from '@jest/globals';
import { DocTable } from '../index/doc-table.js';
import { currentLawFirst } from './current-law.js';
import type { ScoredCase } from './scored-case.js';

const candidate = (caseId: number, score: number) =>
  ({ caseId, score, signals: {}, best: null }) as unknown as ScoredCase;

describe('currentLawFirst', () => {
  const candidates = [candidate(1, 2), candidate(2, 1.8), candidate(3, 1.3), candidate(4, 1)];
  const order = (successors: [number, number[]][], docs = new DocTable(9)) =>
    currentLawFirst(candidates, new Map(successors), docs).map(({ caseId }) => caseId);

  it('puts a decision right before the one that it undid', () => {
    expect(order([[2, [3]]])).toEqual([1, 3, 2, 4]);
    expect(order([[1, [2, 3]]])).toEqual([2, 3, 1, 4]);
  });

  it('leaves alone one that says little of what is asked, is not found, or is first anyway', () => {
    expect(order([[1, [4]]])).toEqual([1, 2, 3, 4]);
    expect(order([[1, [7]]])).toEqual([1, 2, 3, 4]);
    expect(order([[3, [1]]])).toEqual([1, 2, 3, 4]);
  });

  it('gives no score to what has none of the words', () => {
    const near = [candidate(1, 0), candidate(2, 0)];
    const ranked = currentLawFirst(near, new Map([[1, [2]]]), new DocTable(9));
    expect(ranked.map(({ score }) => score)).toEqual([0, 0]);
  });

  it('follows a line of decisions', () => {
    expect(
      order([
        [1, [2]],
        [2, [3]],
      ]),
    ).toEqual([3, 2, 1, 4]);
  });

  it('knows a decision by the record that stands for it', () => {
    const docs = new DocTable(9);
    docs.leader[3] = 8;
    expect(order([[1, [8]]], docs)).toEqual([3, 1, 2, 4]);
  });
});
