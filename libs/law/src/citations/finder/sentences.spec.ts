import { splitSentences } from './sentences.js';

describe('splitSentences', () => {
  it.each([
    [
      'Mr. Smith sued Acme, Inc. The jury found for J. Doe.',
      ['Mr. Smith sued Acme, Inc.', 'The jury found for J. Doe.'],
    ],
    [
      'See Roe v. Wade, 410 U.S. 113 (1973). It was overruled.',
      ['See Roe v. Wade, 410 U.S. 113 (1973).', 'It was overruled.'],
    ],
    [
      'It fails under Fed. R. Civ. P. 12(b)(6). Id. at 5. No. 12-5 is moot.',
      ['It fails under Fed. R. Civ. P. 12(b)(6).', 'Id. at 5.', 'No. 12-5 is moot.'],
    ],
    [
      '“Is it so?” he asked. He left.[1] She stayed.',
      ['“Is it so?” he asked.', 'He left.[1]', 'She stayed.'],
    ],
    ['1. Facts\n\nThe plaintiff fell', ['1. Facts', 'The plaintiff fell']],
    [
      'He lives in the U.S. and pays $1.50 at 5 p.m. on Jan. 5.',
      ['He lives in the U.S. and pays $1.50 at 5 p.m. on Jan. 5.'],
    ],
    ['The line goes\n\non here.', ['The line goes\n\non here.']],
    ['', []],
  ])('%j', (text, expected) => {
    expect(splitSentences(text).map((sentence) => sentence.text)).toEqual(expected);
  });
});
