import { SearchRequestSchema } from '@casewright/contracts';
import fc from 'fast-check';

const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '"',
      '""',
      '(',
      ')',
      'AND',
      'OR',
      'NOT',
      '-',
      '--',
      '&',
      '|',
      '!',
      ':',
      '*',
      '\\',
      '%',
      '\u0001',
    ],
    ...[
      'court:',
      'court:scotus',
      'after:',
      'after:1990',
      'before:99999',
      'judge:',
      'judge:"',
      'v.',
      'No.',
    ],
    ...[
      '§',
      '42 U.S.C. § 1983',
      '410 U.S. 113',
      '[CITATION]',
      "'; DROP TABLE cases; --",
      '\u202e',
      '\ud800',
    ],
    ...[
      'negligence',
      'search',
      'Roe',
      'the',
      'phone',
      'constitution',
      'neglignece',
      '1973',
      '🦓',
      'İ',
      'ß',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);
const query = fc.oneof(
  { weight: 20, arbitrary: fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(' ')) },
  { weight: 4, arbitrary: fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('')) },
  // A pasted page: ten kilobytes of anything.
  {
    weight: 1,
    arbitrary: fc
      .array(piece, { minLength: 3, maxLength: 30 })
      .map((pieces) => pieces.join(' ').repeat(400).slice(0, 10_000)),
  },
);

/** Texts that may be asked for, the same with each call: operators, fields, and whatever else there is. */
export function fuzzedQueries(count: number): string[] {
  return fc
    .sample(query, { numRuns: count, seed: 20_261_121 })
    .map((text) => text.replaceAll('\0', ''))
    .filter((text) => SearchRequestSchema.safeParse({ query: text }).success);
}
