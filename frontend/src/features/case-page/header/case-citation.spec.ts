import { caseCitation, decidedOn } from './case-citation';

const COURT = { id: 'ca9', name: 'Court of Appeals for the Ninth Circuit' };

describe('a case by its words', () => {
  it('was decided on a day, in a year, or nobody knows when', () => {
    expect(decidedOn({ date: '2014-06-25', year: 2014 })).toBe('June 25, 2014');
    expect(decidedOn({ date: null, year: 1803 })).toBe('1803');
    expect(decidedOn({ date: null, year: null })).toBeNull();
  });

  it('is cited with its court where the reporter does not tell it', () => {
    expect(
      caseCitation({
        name: 'Riley v. California',
        citations: ['573 U.S. 373'],
        court: COURT,
        year: 2014,
      }),
    ).toBe('Riley v. California, 573 U.S. 373 (2014)');
    expect(
      caseCitation({ name: 'Doe v. Roe', citations: ['1 F.3d 2'], court: COURT, year: 1993 }),
    ).toBe('Doe v. Roe, 1 F.3d 2 (Court of Appeals for the Ninth Circuit 1993)');
    expect(caseCitation({ name: 'Doe v. Roe', citations: [], court: COURT, year: null })).toBe(
      'Doe v. Roe (Court of Appeals for the Ninth Circuit)',
    );
  });
});
