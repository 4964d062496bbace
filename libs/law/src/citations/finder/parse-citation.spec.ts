import { parseCitation } from './parse-citation.js';
import { normalizeReporter, reporterByAbbreviation } from './reporter-lookup.js';

describe('parseCitation', () => {
  it.each([
    ['410 us 113', '410 U.S. 113', undefined, undefined, 'scotus'],
    [
      'brown v board of education 347 us 483 1954 supreme court',
      '347 U.S. 483',
      'brown v. board of education',
      1954,
      'scotus',
    ],
    ['smith v jones 123 f.3d 456 (9th cir. 2001)', '123 F.3d 456', 'smith v. jones', 2001, 'ca9'],
    ['42 usc 1983', '42 U.S.C. § 1983', undefined, undefined, undefined],
    ['29 cfr 1910.1200', '29 C.F.R. § 1910.1200', undefined, undefined, undefined],
    ['fed. r. civ. p. 12(b)(6)', 'Fed. R. Civ. P. 12(b)(6)', undefined, undefined, undefined],
    ['roe v wade 1973', undefined, 'roe v. wade', 1973, undefined],
    ['in re gault', undefined, 'in re gault', undefined, undefined],
  ])('%s', (text, normalized, caseName, year, court) => {
    const parsed = parseCitation(text);
    expect([parsed?.citation?.normalized, parsed?.caseName, parsed?.year, parsed?.court]).toEqual([
      normalized,
      caseName,
      year,
      court,
    ]);
  });

  it('is undefined for a question', () => {
    expect(parseCitation('when is a landlord liable for negligence')).toBeUndefined();
  });
});

describe('reporters by abbreviation', () => {
  it('normalises spellings', () => {
    expect([
      normalizeReporter('f supp 2d'),
      normalizeReporter('Atl.'),
      normalizeReporter('N. Y. S. 2d'),
      normalizeReporter('nonsense'),
    ]).toEqual(['F. Supp. 2d', 'A.', 'N.Y.S.2d', undefined]);
  });

  it('describes a series', () => {
    expect(reporterByAbbreviation('P.R.', 1831)[0]).toMatchObject({
      abbreviation: 'Pen. & W.',
      from: 1829,
      to: 1832,
      jurisdictions: ['pa'],
    });
  });
});
