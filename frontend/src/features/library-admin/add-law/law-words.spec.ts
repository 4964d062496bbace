import { describe, expect, it } from '@jest/globals';
import { duration, type LawFields, newestDate, readOrder, volumeOf } from './law-words';

const fields: LawFields = {
  source: 'cap',
  contents: 'texts',
  reporters: ['us'],
  volumes: '',
  years: '',
  courts: '',
  date: '2026-10-31',
};

describe('the form of an order', () => {
  it('is read', () => {
    expect(
      readOrder({ ...fields, volumes: '12 – 15', years: '1990', courts: 'CA9, scotus' }),
    ).toEqual({
      order: {
        source: 'cap',
        texts: true,
        reporters: ['us'],
        volumes: [12, 15],
        years: [1990, 1990],
        courts: ['ca9', 'scotus'],
        date: null,
      },
    });
  });

  it('of bulk files has no reporters or volumes', () => {
    const bulk = { ...fields, source: 'courtlistener', contents: 'metadata' } as const;
    expect(readOrder({ ...bulk, volumes: '12' })).toMatchObject({
      order: { texts: false, reporters: [], volumes: null, date: '2026-10-31' },
    });
  });

  it.each([
    ['reporters', { reporters: [] }],
    ['volumes', { volumes: '15-12' }],
    ['volumes', { volumes: 'all' }],
    ['years', { years: '1990-' }],
    ['courts', { courts: '9th Cir.' }],
    ['date', { source: 'courtlistener', date: 'July' }],
  ] as const)('says what is wrong with its %s: %j', (name, change) => {
    const read = readOrder({ ...fields, ...change } as LawFields);
    expect(Object.keys('faults' in read ? read.faults : {})).toEqual([name]);
  });
});

it.each([
  ['410 U.S. 113', { volume: '410', reporter: 'U.S.' }],
  ['12 F. Supp. 2d 77', { volume: '12', reporter: 'F. Supp. 2d' }],
  ['No. 19-123', null],
  [null, null],
])('the volume of %s', (citation, volume) => {
  expect(volumeOf(citation)).toEqual(volume);
});

it.each([
  [1, '1 minute'],
  [119, '2 minutes'],
  [5_000, '84 minutes'],
  [7_201, '3 hours'],
  [400_000, '5 days'],
])('%d seconds are %s', (seconds, words) => {
  expect(duration(seconds)).toBe(words);
});

it('the newest files are of the end of the month before', () => {
  expect(newestDate(new Date(2026, 2, 15))).toBe('2026-02-28');
});
