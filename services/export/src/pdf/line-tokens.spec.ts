import { describe, expect, it } from '@jest/globals';
import { tokensOf } from './line-tokens.js';

/** What lines may not part, of texts of several styles. */
const unitsOf = (...texts: string[]): string[] => {
  const units = [''];
  for (const { text, kind, mayEnd } of tokensOf(texts.map((each) => ({ text: each })))) {
    units[units.length - 1] += text.replaceAll('\u00a0', '_');
    if (mayEnd || kind === 'end') units.push('');
  }
  return units.filter((unit) => unit !== '');
};

describe('where a line may end', () => {
  it('is behind spaces, and within words behind a hyphen, a dash or a slash', () => {
    expect(unitsOf('a well-known word—and/or two')).toEqual([
      'a ',
      'well-',
      'known ',
      'word',
      '—',
      'and/',
      'or ',
      'two',
    ]);
  });

  it('is neither within a vote or a date nor between brackets of a rule or a section', () => {
    for (const word of ['5-4', '2026-08-01', '12(b)(6)', '2000e-2(k)', '$1,200.50']) {
      expect(unitsOf(word)).toEqual([word]);
    }
  });

  it('is not behind a section sign, nor at a space that joins', () => {
    expect(unitsOf('42 U.S.C. § 1983, No.\u00a05')).toEqual([
      '42 ',
      'U.S.C. ',
      '§_1983, ',
      'No._5',
    ]);
  });

  it('does not come of a change of style', () => {
    expect(unitsOf('(', 'bold', ') and 12(b)', '(6)')).toEqual(['(bold) ', 'and ', '12(b)(6)']);
  });
});
