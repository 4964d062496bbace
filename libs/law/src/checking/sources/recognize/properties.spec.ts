import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { recognizeSource } from '../typed/recognize-source.js';

/** What users paste: citations in pieces, captions, references, marks, line ends, anything. */
const piece = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(
    'Smith v. Jones',
    ' v. ',
    '410 U.S. 113',
    '12 f supp 2d 33',
    '(9th Cir. 2001)',
    '(1973)',
    '42 usc 1983',
    '29 C.F.R. ',
    'section 12',
    'UNITED STATES DISTRICT COURT',
    'Plaintiff,',
    'Defendant.',
    'No. 12-345',
    'June 25, 2014',
    'Doe, J. (2001). ',
    '“Title,” ',
    'Harvard Law Review, 4(5), 193–220.',
    'ISBN 9780314275554',
    'Title: x',
    'https://example.org/a',
    'California ',
    'Penal Code ',
    'Id. at 5',
    ', ',
    '. ',
    ' ',
    '\n',
    '\0',
  ),
);
const text = fc.array(piece, { maxLength: 14 }).map((parts) => parts.join(''));

/** Every run of digits in the item's values, at any depth. */
const digitsOf = (value: unknown): string[] => {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return value.match(/\d+/g) ?? [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(digitsOf) : [];
};

/** A word begins where no letter stands before it: `_June` is a month, too. */
const MONTHS = /(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu;

describe('any text at all', () => {
  it('is read without an error, as one known kind', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('case', 'statute', 'article'), (content, hint) => {
        expect(recognizeSource(content, hint as 'case').item.type).toMatch(/^[a-z_-]+$/);
      }),
      { numRuns: 400 },
    );
  });

  it('gives no number that it does not contain: nothing is guessed', () => {
    fc.assert(
      fc.property(text, (content) => {
        const { item } = recognizeSource(content, 'case');
        const {
          'container-title': _reporter,
          parallel: _parallel,
          authority: _court,
          ...rest
        } = item;
        const given = new Set([
          ...(content.match(/\d+/g) ?? []).map(Number),
          ...(content.match(/\d+/g) ?? []).flatMap((run) => [...run].map(Number)),
        ]);
        const found = digitsOf(rest).map(Number);
        // A month is written as a word, and a shortened last page is written out.
        const unknown = found.filter(
          (number) =>
            !given.has(number) &&
            !(number <= 12 && MONTHS.test(content)) &&
            ![...given].some((end) => String(number).endsWith(String(end))),
        );
        expect(unknown).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('gives no address without a host', () => {
    fc.assert(
      fc.property(text, (content) => {
        const { URL: address = 'https://example.org' } = recognizeSource(content, 'case').item;
        expect(address).toMatch(/^https?:\/\/[^/?#]+/);
      }),
      { numRuns: 400, examples: [['/?-_June 25, 2014']] },
    );
  });
});
