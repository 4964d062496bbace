import { repair } from './repair-text.js';

describe('repair', () => {
  it.each([
    ['Windows-1252 read as Latin-1', 'the court\u0092s \u0093rule\u0094', 'the court’s “rule”'],
    ['what Windows-1252 lacks', 'a\u0081b', 'a b'],
    ['characters that nobody sees', 'juris\u00addic\u200btion\0', 'jurisdiction'],
    ['controls of direction', 'A v. \u202eB\u2066 Co.\u2069', 'A v. B Co.'],
    ['halves of surrogate pairs', 'a\ud800b\udc00', 'a\ufffdb\ufffd'],
    ['nothing in a whole text', 'naïve § 2 \u{1f600}', 'naïve § 2 \u{1f600}'],
  ])('mends %s', (_what, damaged, mended) => {
    expect(repair(damaged)).toBe(mended);
  });
});
