import { describe, expect, it } from '@jest/globals';
import { parseQuery } from './parse-query.js';

describe('parseQuery', () => {
  it('asks for words, and demands none', () => {
    expect(parseQuery('cell phone search')).toMatchObject({
      text: 'cell phone search',
      clause: null,
    });
  });

  it('demands quoted phrases and forbids with a minus or NOT', () => {
    expect(parseQuery('search "cell phone" -arrest').clause).toEqual({
      kind: 'and',
      of: [
        { kind: 'phrase', text: 'cell phone' },
        { kind: 'not', of: { kind: 'words', text: 'arrest' } },
      ],
    });
    expect(parseQuery('patent NOT "design patent"')).toMatchObject({
      text: 'patent',
      clause: { kind: 'not', of: { kind: 'phrase', text: 'design patent' } },
    });
  });

  it('binds AND tighter than OR, and groups with brackets', () => {
    const words = (text: string) => ({ kind: 'words', text });
    expect(parseQuery('a1 OR b1 AND c1').clause).toEqual({
      kind: 'or',
      of: [words('a1'), { kind: 'and', of: [words('b1'), words('c1')] }],
    });
    expect(parseQuery('(a1 OR b1) AND c1').clause).toEqual({
      kind: 'and',
      of: [{ kind: 'or', of: [words('a1'), words('b1')] }, words('c1')],
    });
  });

  it('takes fields out of the words', () => {
    expect(
      parseQuery(
        'speech court:scotus court:"ninth circuit" after:2010 before:2015-06-30 judge:Kagan',
      ),
    ).toMatchObject({
      text: 'speech',
      courts: ['scotus', 'ninth circuit'],
      judges: ['Kagan'],
      after: 20_100_000,
      before: 20_150_629,
    });
  });

  it('leaves a field that makes no sense among the words', () => {
    expect(parseQuery('after:noon').after).toBeNull();
    expect(parseQuery('before:2010-99-99').before).toBeNull();
  });

  it('demands nothing in a question or a pasted paragraph', () => {
    expect(parseQuery('Does the "gag law" violate the First Amendment?').clause).toBeNull();
    expect(parseQuery(`${'some words of an opinion '.repeat(10)} "quoted" -dash AND`).clause).toBe(
      null,
    );
  });

  it.each([
    ['"', ''],
    ['a "b', 'a b'],
    ['((((', ''],
    ['AND', ''],
    ['NOT', ''],
    ['OR OR', ''],
    ['-', '-'],
    ['()', ''],
    [`${'('.repeat(5_000)}deep${')'.repeat(5_000)}`, 'deep'],
    ['a\0b', 'a b'],
    ['Roe v. Wade No. 70-18', 'Roe v. Wade 70-18'],
  ])('reads %j without complaint', (input, text) => {
    expect(parseQuery(input).text).toBe(text);
  });

  it('finds the years that are mentioned', () => {
    expect(parseQuery('Roe v Wade 1973').years).toEqual([1973]);
    expect(parseQuery('[CITATION] (CA10 1978) and 42 U.S.C. § 1983').years).toEqual([1978, 1983]);
    expect(parseQuery('$1,973 or 19733').years).toEqual([]);
  });

  it('drops what somebody masked', () => {
    expect(parseQuery('In [PARTY] v. [PARTY], [CITATION] the Court').text).toBe(
      'In v. , the Court',
    );
  });
});
