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

  it.each(['patent NOT (design OR "plant patent")', 'patent -(design OR "plant patent")'])(
    'neither scores nor lets through what a bracket keeps out: %s',
    (query) => {
      const out = [
        { kind: 'words', text: 'design' },
        { kind: 'phrase', text: 'plant patent' },
      ];
      expect(parseQuery(query)).toMatchObject({
        text: 'patent',
        clause: {
          kind: 'and',
          of: [
            { kind: 'not', of: { kind: 'or', of: out } },
            { kind: 'words', text: 'patent' },
          ],
        },
      });
    },
  );

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

  it('takes fields that are to be kept out with their minus or NOT', () => {
    expect(
      parseQuery('speech -court:ca9 NOT court:"d.c. cir." -judge:Kagan,  NOT after:2010'),
    ).toMatchObject({
      text: 'speech',
      clause: null,
      courts: [],
      judges: [],
      exceptCourts: ['ca9', 'd.c. cir.'],
      exceptJudges: ['Kagan'],
      after: null,
      before: 20_091_231,
    });
    expect(parseQuery('speech not court:ca9')).toMatchObject({
      text: 'speech not',
      courts: ['ca9'],
      exceptCourts: [],
    });
  });

  it('reads a date as Americans write it', () => {
    expect(parseQuery('after:6/25/2014')).toMatchObject({ text: '', after: 20_140_625 });
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
