import { describe, expect, it } from '@jest/globals';
import { isoDate } from './calendar.js';
import { findDates } from './dates.js';
import { findDurations } from './durations.js';
import { findAmounts } from './money.js';

describe('findDates', () => {
  it.each([
    ['It is effective as of May 31, 2024.', '2024-05-31'],
    ['dated the 3rd day of June, 2021 (the “Effective Date”)', '2021-06-03'],
    ['This Lease is made and entered into on 1 March 2020 by and between', '2020-03-01'],
    ['This Amendment is effective October 1,1996.', '1996-10-01'],
    ['Payment is due on or before 4/15/2023.', '2023-04-15'],
    ['The term expires on Dec. 31, 2029.', '2029-12-31'],
    ['Decided July 7, 2022', '2022-07-07'],
    ['Argued: March 2, 2022', '2022-03-02'],
    ['The defendant was served with the summons on 2024-02-05.', '2024-02-05'],
    ['Trial is set for a hearing on January 9, 2025', '2025-01-09'],
    ['We reverse the trial court’s order of June 7, 2003', '2003-06-07'],
    ['a licensee under a sublicense agreement dated May 4, 2019 with Elm', '2019-05-04'],
    ['amends that certain Lease between A and B dated as of May 4, 2019', '2019-05-04'],
    ['She was born on 31/12/1999 in Ohio', '1999-12-31'],
  ])('%j', (text, date) => {
    const [found, ...others] = findDates(text);
    expect(found).toMatchObject({ date });
    expect(others).toEqual([]);
  });

  it('leaves out days that no calendar has, and fractions', () => {
    expect(findDates('February 30, 2024; 13/13/2024; 24/7/365; $1/2/03')).toEqual([]);
  });
});

describe('findAmounts', () => {
  it.each([
    ['$1,250.50', 1250.5, 'USD'],
    ['US$ 3.5 million', 3_500_000, 'USD'],
    ['€2,000', 2000, 'EUR'],
    ['RMB 40,000', 40_000, 'CNY'],
    ['75,000 dollars', 75_000, 'USD'],
    ['£12 thousand', 12_000, 'GBP'],
  ])('%j', (text, value, currency) => {
    expect(findAmounts(`He owes ${text} now.`)).toMatchObject([{ value, currency }]);
  });

  it('takes no bare numbers', () => {
    expect(findAmounts('Section 12.5 has 1,000 words and 30 days.')).toEqual([]);
  });
});

describe('findDurations', () => {
  it.each([
    ['thirty (30) days', { count: 30, unit: 'day' }],
    ['10 business days', { count: 10, unit: 'business-day' }],
    ['one hundred and twenty days', { count: 120, unit: 'day' }],
    ['a two-year period', { count: 2, unit: 'year' }],
    ['90-day notice', { count: 90, unit: 'day' }],
    ['six (6) calendar months', { count: 6, unit: 'month' }],
  ])('%j', (text, duration) => {
    expect(findDurations(text)).toMatchObject([duration]);
    expect(findDurations(text)[0]).not.toHaveProperty('words');
  });

  it('keeps what the words say where the figures say something else', () => {
    expect(findDurations('within thirty (60) days')).toMatchObject([{ count: 60, words: 30 }]);
  });
});

describe('the calendar', () => {
  it('knows leap years', () => {
    expect(isoDate(2023, 2, 29)).toBeNull();
    expect(isoDate(2024, 2, 29)).toBe('2024-02-29');
  });
});
