import { describe, expect, it } from '@jest/globals';
import type { PlaceholderType } from '../placeholders.js';
import { readValue } from './read-value.js';
import type { DraftLocale } from './value.js';

const read = (type: PlaceholderType, text: string, locale: DraftLocale = 'en-US') =>
  readValue({ type, choices: ['Mutual', 'One-way'] }, text, locale);

describe('readValue', () => {
  it.each<[PlaceholderType, string, string]>([
    ['date', '2026-03-01', 'March 1, 2026'],
    ['date', 'mar. 1, 2026', 'March 1, 2026'],
    ['date', '1st day of March, 2026', 'March 1, 2026'],
    ['date', 'Sept 9 2026', 'September 9, 2026'],
    ['date', '3/1/2026', 'March 1, 2026'],
    ['date', '2028-02-29', 'February 29, 2028'],
    ['money', '10000', '$10,000'],
    ['money', '$ 10,000.5', '$10,000.50'],
    ['money', 'USD 1.5 million', '$1,500,000'],
    ['money', '80k', '$80,000'],
    ['money', '£5,000', '£5,000'],
    ['money', '250 euros', '€250'],
    ['number', '1500', '1,500'],
    ['number', '7.5 percent', '7.5%'],
    ['duration', '30 days', '30 days'],
    ['duration', 'thirty (30) days', '30 days'],
    ['duration', 'Ninety days', '90 days'],
    ['duration', 'a year', '1 year'],
    ['duration', '10 business days', '10 business days'],
    ['duration', '2-year', '2 years'],
    ['email', 'ann@firm.example', 'ann@firm.example'],
    ['choice', 'one-WAY', 'One-way'],
    ['party', '  Acme\u0000 Corp.  ', 'Acme Corp.'],
    [
      'address',
      '1 Main Street,\r\n Suite 2\n\nAustin, TX 78701\n',
      '1 Main Street, Suite 2, Austin, TX 78701',
    ],
  ])('reads a %s in %j as %j', (type, text, value) => {
    expect(read(type, text)).toEqual({ value });
  });

  it('writes and reads as England does', () => {
    expect(read('date', '2026-03-01', 'en-GB')).toEqual({ value: '1 March 2026' });
    expect(read('date', '3/1/2026', 'en-GB')).toEqual({ value: '3 January 2026' });
    expect(read('money', '5000', 'en-GB')).toEqual({ value: '£5,000' });
    expect(read('money', '$5000', 'en-GB')).toEqual({ value: '$5,000' });
  });

  it('reads its own printing back', () => {
    const pairs: [PlaceholderType, string][] = [
      ['date', '2026-12-31'],
      ['money', '12345.67'],
      ['number', '12000.25%'],
      ['duration', '12 months'],
    ];
    for (const [type, text] of pairs) {
      for (const locale of ['en-US', 'en-GB'] as const) {
        const once = read(type, text, locale);
        expect(read(type, (once as { value: string }).value, locale)).toEqual(once);
      }
    }
  });

  it.each<[PlaceholderType, string, string]>([
    ['date', 'soon', 'March 1, 2026'],
    ['date', '2026-02-30', 'no such date'],
    ['date', '13/1/2026', 'no such date'],
    ['date', 'Foo 1, 2026', 'day, month, and year'],
    ['money', 'a lot', '$10,000'],
    ['money', '1,00', 'in figures'],
    ['money', '-5', 'in figures'],
    ['money', '99999999999999', 'too large'],
    ['number', 'twelve', 'in figures'],
    ['duration', 'a while', '30 days'],
    ['duration', '0 days', '30 days'],
    ['email', 'ann@firm', 'name@firm.example'],
    ['email', 'a b@firm.example', 'name@firm.example'],
    ['choice', 'Both', 'Mutual; One-way'],
  ])('says what is wrong with a %s in %j', (type, text, words) => {
    expect(read(type, text)).toEqual({ problem: expect.stringContaining(words) });
  });

  it('has nothing for blanks', () => {
    expect(read('party', ' \n\t\u0000 ')).toBeNull();
  });
});
