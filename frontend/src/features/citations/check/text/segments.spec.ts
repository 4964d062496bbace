import { describe, expect, it } from '@jest/globals';
import type { Range } from '../../../../shared/reading/text/text-blocks';
import { type Segment, segmentsOf } from './segments';

const text = 'See “all men are equal,” 5 U.S. 1, 3; 9 F. 2.';
const at = (words: string, index = 0) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length, index };
};
const shape = (segments: Segment[]) =>
  segments.map((segment) =>
    segment.kind === 'citation' ? segment.index : [segment.text, segment.isQuoted],
  );
const all: Range = { start: 0, end: text.length };

describe('segmentsOf', () => {
  it('parts citations from the text between them', () => {
    expect(shape(segmentsOf(text, all, [at('5 U.S. 1', 0), at('9 F. 2', 1)], []))).toEqual([
      ['See “all men are equal,” ', false],
      0,
      [', 3; ', false],
      1,
      ['.', false],
    ]);
  });

  it('marks the quotations asked for', () => {
    expect(shape(segmentsOf(text, all, [at('5 U.S. 1')], [at('all men are equal')]))).toEqual([
      ['See “', false],
      ['all men are equal', true],
      [',” ', false],
      0,
      [', 3; 9 F. 2.', false],
    ]);
  });

  it('marks the part of a quotation that lies in the block', () => {
    const block = { start: text.indexOf('men'), end: text.indexOf(',”') };
    expect(shape(segmentsOf(text, block, [], [at('all men are equal')]))).toEqual([
      ['men are equal', true],
    ]);
  });

  it('keeps its place with citations that overlap, or follow at once', () => {
    const nested = [at('5 U.S. 1, 3', 0), at('U.S. 1', 1), { ...at('; 9'), index: 2 }];
    const segments = segmentsOf(text, all, nested, []);
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    expect(shape(segments).filter((each) => typeof each === 'number')).toEqual([0, 2]);
  });
});
