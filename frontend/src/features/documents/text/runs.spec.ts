import { describe, expect, it } from '@jest/globals';
import type { Range } from '../../../shared/reading/text/text-blocks';
import type { Passage } from './document-blocks';
import { firstPassage, runsOf } from './runs';

const text = 'The fee is ten thousand dollars ($12,000) per month.';
const fee: Passage = { start: 0, end: 52, index: 0 };
const words: Passage = { start: 11, end: 41, index: 1 };
const figures: Passage = { start: 32, end: 41, index: 2 };

function owned(passages: Passage[], selected: number | null = null, place: Range | null = null) {
  const block = { start: 0, end: text.length, page: null };
  return runsOf({ block, passages, headings: [] }, selected, place).map((run) => [
    text.slice(run.start, run.end),
    run.owner,
  ]);
}

describe('runsOf', () => {
  it('is the text itself where nothing is marked', () => {
    expect(owned([])).toEqual([[text, null]]);
  });

  it('gives overlapping words to the narrowest finding', () => {
    expect(owned([fee, words, figures])).toEqual([
      ['The fee is ', 0],
      ['ten thousand dollars ', 1],
      ['($12,000)', 2],
      [' per month.', 0],
    ]);
  });

  it('gives all of its words to the chosen finding', () => {
    expect(owned([fee, words, figures], 1)).toEqual([
      ['The fee is ', 0],
      ['ten thousand dollars ($12,000)', 1],
      [' per month.', 0],
    ]);
    expect(owned([fee, words, figures], 0)).toEqual([[text, 0]]);
  });

  it('cuts at the edges of a place, and loses nothing', () => {
    const runs = owned([words], null, { start: 20, end: 36 });
    expect(runs.map(([piece]) => piece).join('')).toBe(text);
    expect(runs).toHaveLength(5);
  });

  it('knows where a passage begins, also one that began in the block before', () => {
    const block = { start: 11, end: text.length, page: null };
    const runs = runsOf({ block, passages: [fee, figures], headings: [] }, null, null);
    expect(runs.map(({ owner, isBeginning }) => [owner, isBeginning])).toEqual([
      [0, false],
      [2, true],
      [0, false],
    ]);
  });

  it('marks headings', () => {
    const block = { start: 0, end: text.length, page: null };
    const runs = runsOf({ block, passages: [], headings: [{ start: 0, end: 7 }] }, null, null);
    expect(runs.map(({ end, isHeading }) => [end, isHeading])).toEqual([
      [7, true],
      [52, false],
    ]);
  });
});

describe('firstPassage', () => {
  it('is the one that owns the first marked word', () => {
    expect(firstPassage([figures, fee, { start: 0, end: 7, index: 3 }])).toBe(3);
    expect(firstPassage([])).toBeNull();
  });
});
