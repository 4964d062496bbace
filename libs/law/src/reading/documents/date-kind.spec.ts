import { findDates } from '@casewright/law/citations/figures';
import { describe, expect, it } from '@jest/globals';
import { dateKind } from './date-kind.js';

describe('dateKind', () => {
  it.each([
    ['It is effective as of May 31, 2024.', '2024-05-31', 'effective'],
    ['dated the 3rd day of June, 2021 (the “Effective Date”)', '2021-06-03', 'effective'],
    [
      'This Lease is made and entered into on 1 March 2020 by and between',
      '2020-03-01',
      'agreement',
    ],
    ['This Amendment is effective October 1,1996.', '1996-10-01', 'effective'],
    ['Payment is due on or before 4/15/2023.', '2023-04-15', 'deadline'],
    ['The term expires on Dec. 31, 2029.', '2029-12-31', 'expiration'],
    ['Decided July 7, 2022', '2022-07-07', 'decided'],
    ['Argued: March 2, 2022', '2022-03-02', 'argued'],
    ['The defendant was served with the summons on 2024-02-05.', '2024-02-05', 'served'],
    ['Trial is set for a hearing on January 9, 2025', '2025-01-09', 'hearing'],
    ['We reverse the trial court’s order of June 7, 2003', '2003-06-07', 'event'],
    ['a licensee under a sublicense agreement dated May 4, 2019 with Elm', '2019-05-04', 'event'],
    ['amends that certain Lease between A and B dated as of May 4, 2019', '2019-05-04', 'event'],
    ['She was born on 31/12/1999 in Ohio', '1999-12-31', 'event'],
  ])('%j', (text, date, kind) => {
    const found = findDates(text).map((each) => ({ date: each.date, kind: dateKind(text, each) }));
    expect(found).toEqual([{ date, kind }]);
  });
});
