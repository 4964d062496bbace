import { describe, expect, it } from '@jest/globals';
import { isGrounded } from './ground-prose.js';
import { QuoteFinder } from './quote-finder.js';

const DOCUMENT = new QuoteFinder('The tenant shall keep the roof in repair.');
const tallyOf = (sentence: string) => {
  const tally = { kept: 0, dropped: 0 };
  return [isGrounded(sentence, DOCUMENT, tally), tally.kept, tally.dropped];
};

describe('isGrounded', () => {
  it.each([
    ['It says ‘keep the roof in repair’.', [true, 1, 0]],
    ["It says 'keep the roof' and no more.", [true, 1, 0]],
    ['It says ‘mend the roof at once’.', [false, 0, 1]],
    ['The tenant’s duty is the landlord’s right.', [true, 0, 0]],
  ])('%s', (sentence, expected) => {
    expect(tallyOf(sentence)).toEqual(expected);
  });

  it.each(['‘', " '"])('ends where %s opens a quotation that nothing closes', (mark) => {
    expect(tallyOf(`It says ${mark}${'word '.repeat(60)}`)).toEqual([true, 0, 0]);
  });
});
