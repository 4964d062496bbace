import { decisionDate, yearOfCitations } from './decision-date.js';

describe('decisionDate', () => {
  it.each([
    ['1973-01-22', { decided: '1973-01-22', year: 1973 }],
    ['1868-04', { decided: null, year: 1868 }],
    ['1868', { decided: null, year: 1868 }],
    ['2015-06-26T00:00:00Z', { decided: '2015-06-26', year: 2015 }],
    ['1900-02-30', { decided: null, year: 1900 }],
    ['soon', { decided: null, year: null }],
    [null, { decided: null, year: null }],
    ['0001-01-01', { decided: null, year: null }],
  ])('reads %s', (text, date) => {
    expect(decisionDate(text, null)).toEqual(date);
  });

  it('falls back to the year that the source gives', () => {
    expect(decisionDate(null, 1955)).toEqual({ decided: null, year: 1955 });
  });
});

it('reads the year off citations that are made of it, and off no others', () => {
  expect(yearOfCitations(['44 Cal. 2d 434', '1955 Cal. LEXIS 261'])).toBe(1955);
  expect(yearOfCitations(['753 N.W.2d 552', '2008 WI App 98'])).toBe(2008);
  expect(yearOfCitations(['1620 F.3d 12', '753 N.W.2d 552'])).toBeNull();
});
