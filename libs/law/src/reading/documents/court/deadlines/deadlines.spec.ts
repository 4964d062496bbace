import { describe, expect, it } from '@jest/globals';
import { understand } from '../../understand.js';
import { countDays } from './count-days.js';
import { federalHolidays } from './holidays.js';

describe('countDays', () => {
  it.each([
    ['an ordinary end', '2024-03-04', 14, '2024-03-18'],
    ['a Saturday', '2024-03-01', 29, '2024-04-01'],
    ['a Sunday', '2024-03-03', 14, '2024-03-18'],
    ['a holiday on a Monday', '2024-08-12', 21, '2024-09-03'],
    ['Thanksgiving', '2024-11-07', 21, '2024-11-29'],
    ['a holiday kept on the Monday after', '2023-12-04', 28, '2024-01-02'],
  ])('ends after %s', (_, event, days, date) => {
    expect(countDays(event, days).date).toBe(date);
  });

  it('adds the days for mail to the end of the period, as Rule 6(d) says', () => {
    // Thirty days end on a Saturday, so on Monday, July 8; three more make it Thursday.
    expect(countDays('2024-06-06', 30, 3).date).toBe('2024-07-11');
  });

  it('says why a period runs on', () => {
    expect(countDays('2024-08-12', 21).steps).toContain('September 2, 2024, which is Labor Day');
  });
});

describe('federalHolidays', () => {
  it('moves holidays on weekends, and knows none before its time', () => {
    expect(federalHolidays(2021).get('2021-07-05')).toBe('Independence Day');
    expect(federalHolidays(2021).get('2021-12-31')).toBe("New Year's Day");
    expect(federalHolidays(2022).get('2022-06-20')).toContain('Juneteenth');
    expect([...federalHolidays(2019).values()].join()).not.toContain('Juneteenth');
  });
});

const caption = (court: string, title: string, body: string): string =>
  `${court}\n\nMARIA LOPEZ,\n\nPlaintiff,\n\nv.\n\nDELTA FREIGHT, INC.,\n\nDefendant.\n\nCase No. 2:24-cv-00123\n\n${title}\n\n${body}\n`;
const DISTRICT = 'UNITED STATES DISTRICT COURT\nFOR THE DISTRICT OF OREGON';
const deadlines = (text: string) => understand({ text }).court?.deadlines ?? [];

describe('findDeadlines', () => {
  it('computes the answer from service of the summons', () => {
    const text = caption(
      DISTRICT,
      'NOTICE OF SERVICE',
      'Defendant was served with the summons and complaint on August 12, 2024.',
    );
    expect(deadlines(text)).toMatchObject([
      {
        what: 'The answer or a motion under Rule 12',
        date: '2024-09-03',
        rule: expect.stringContaining('12(a)(1)(A)(i)'),
      },
    ]);
  });

  it('computes nothing in a state court, from no date, or under superseded counting', () => {
    const served = 'Defendant was served with the summons and complaint on August 12, 2024.';
    expect(
      deadlines(
        caption('SUPERIOR COURT OF CALIFORNIA\nCOUNTY OF KERN', 'NOTICE OF SERVICE', served),
      ),
    ).toEqual([]);
    expect(
      deadlines(
        caption(
          DISTRICT,
          'NOTICE OF SERVICE',
          'Defendant was served with the summons and complaint.',
        ),
      ),
    ).toEqual([]);
    expect(
      deadlines(caption(DISTRICT, 'NOTICE OF SERVICE', served.replace('2024', '2005'))),
    ).toEqual([]);
  });

  it('adds three days for discovery requests served by mail', () => {
    const text = caption(
      DISTRICT,
      'FIRST SET OF INTERROGATORIES',
      'These interrogatories were served on Defendant by first-class mail on June 3, 2024.',
    );
    expect(deadlines(text)).toMatchObject([{ date: '2024-07-08' }]);
  });

  it('leaves the answer of the United States alone, and asks longer for its appeals', () => {
    const served = caption(
      DISTRICT,
      'NOTICE OF SERVICE',
      'Defendant was served with the summons and complaint on August 12, 2024.',
    ).replace('DELTA FREIGHT, INC.', 'UNITED STATES OF AMERICA');
    expect(deadlines(served)).toEqual([]);
    const judged = (defendant: string): string =>
      caption(DISTRICT, 'JUDGMENT\n\nFiled: March 1, 2024', 'Final judgment is entered.').replace(
        'DELTA FREIGHT, INC.',
        defendant,
      );
    expect(deadlines(judged('DELTA FREIGHT, INC.')).map(({ date }) => date)).toEqual([
      '2024-03-29',
      '2024-04-01',
    ]);
    expect(deadlines(judged('UNITED STATES OF AMERICA')).at(-1)?.date).toBe('2024-04-30');
  });

  it('takes no date of the story for the date of a decision', () => {
    const text = caption(
      DISTRICT,
      'JUDGMENT',
      'Final judgment is entered for the plaintiff, who filed a complaint about all of this in the clerk’s office on March 1, 2024, as she says.',
    );
    expect(deadlines(text)).toEqual([]);
  });

  it('counts what an order sets from its own date', () => {
    const text = caption(
      DISTRICT,
      'ORDER',
      'Plaintiff shall file an amended complaint within 14 days of the date of this Order.\n\nIT IS SO ORDERED.\n\nDated: March 1, 2024',
    );
    expect(deadlines(text)).toMatchObject([
      { date: '2024-03-15', what: 'What the order requires within 14 days' },
    ]);
  });

  it('computes rehearing and certiorari from a decision of a court of appeals', () => {
    const text =
      'United States Court of Appeals\nfor the Fifth Circuit\n\nNo. 23-50011\n\nMARIA LOPEZ,\n\nPlaintiff-Appellant,\n\nv.\n\nDELTA FREIGHT, INC.,\n\nDefendant-Appellee.\n\nFiled March 5, 2024\n\nPER CURIAM:\n\nWe hold that the claim is barred. The judgment is AFFIRMED.\n';
    expect(deadlines(text).map(({ date, rule }) => [date, rule])).toEqual([
      ['2024-03-19', 'Fed. R. App. P. 40(a)(1) and 26(a)(1)'],
      ['2024-06-03', 'Sup. Ct. R. 13.1 and 30.1'],
    ]);
  });
});

describe('a clerk’s notice', () => {
  const notice = (body: string): string =>
    `Case: 21-2728 Document: 138-2 Date Filed: 08/17/2022\n\nUNITED STATES COURT OF APPEALS\nFOR THE THIRD CIRCUIT\n\nNOTICE\n\nRE: City of Salem v. Oak Corp\n\n${body}\n`;

  it('starts the time for rehearing on the day of the judgment that it tells of', () => {
    const text = notice('Today, August 17, 2022 the Court entered its judgment in this matter.');
    expect(deadlines(text)).toMatchObject([
      { what: 'A petition for panel rehearing or rehearing en banc', date: '2022-08-31' },
      { what: 'A petition for a writ of certiorari', date: '2022-11-15' },
    ]);
  });

  it('counts from its own date where it says so', () => {
    const text = notice('The form must be returned within 14 days of the date of this notice.');
    expect(deadlines(text)).toMatchObject([
      { what: 'What the notice requires within 14 days', date: '2022-08-31' },
    ]);
  });
});
