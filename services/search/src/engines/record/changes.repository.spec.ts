import { DocTable } from '@casewright/law/ranking';
import { describe, expect, it } from '@jest/globals';
import { widened } from './case-table.repository.js';
import { changedCases } from './changes.repository.js';

function tables(size = 6): { before: DocTable; docs: DocTable } {
  const before = new DocTable(size);
  for (let id = 1; id < size; id++) before.textSegment[id] = 1;
  before.textSegment[5] = 0;
  return { before, docs: widened(before, size) };
}

describe('the cases that a generation changes', () => {
  it('are none where only segments were merged', () => {
    const { before, docs } = tables();
    docs.textSegment.fill(7, 1, 5);
    docs.citingSegment.fill(7, 1, 5);
    expect(changedCases(docs, before, [])).toEqual([]);
  });

  it('are those that are new, gone, or have another value', () => {
    const { before, docs } = tables();
    docs.textSegment[5] = 2;
    docs.textSegment[1] = 0;
    docs.authority[3] = 9;
    expect(changedCases(docs, before, [])).toEqual([1, 3, 5]);
  });

  it('are those that were read anew, though their values are the same', () => {
    const { before, docs } = tables();
    expect(changedCases(docs, before, [2])).toEqual([2]);
  });

  it('are all records of a decision of which something else is said', () => {
    const { before, docs } = tables();
    for (const table of [before, docs]) for (const id of [2, 4]) table.leader[id] = 4;
    docs.citedBy[4] = 3;
    expect(changedCases(docs, before, [])).toEqual([2, 4]);
  });

  it('are found beyond the end of the table before', () => {
    const { before } = tables();
    const docs = widened(before, 9);
    docs.textSegment[8] = 1;
    expect(changedCases(docs, before, [])).toEqual([8]);
  });
});
