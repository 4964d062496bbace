import { decidedIn, decisionDate, yearOfCitations } from './decision-date.js';

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

it.each([
  [
    'No. 618.\n\nArgued April 7, 1941.\n\nDecided May 26, 1941.\n\nRehearing Denied Oct. 13, 1941.',
    '1941-05-26',
  ],
  ['Submitted: April 12, 2001 Decided: April 23, 2001\n\nBefore NIEMEYER', '2001-04-23'],
  ['Heard Feb. 16, 2011.Decided Mar. 21, 2011.', '2011-03-21'],
  ['Decided June 11, 1956.\n\nRehearing granted.\n\nDecided June 10, 1957.', '1957-06-10'],
  ['In an opinion decided November 21, 1990, we held otherwise.', null],
  ['Argued May 1, 1900.', null],
  [`${'x '.repeat(1_000)}\n\nDecided May 26, 1941.`, null],
])('reads off the head of an opinion when it was decided: %s', (head, day) => {
  expect(decidedIn(head)).toBe(day);
});
