import { SearchRequestSchema } from '@casewright/contracts';
import { createTestDatabase, type TestDatabase } from '@casewright/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Searching } from '../testing/searching.js';

const QUERIES = 2_000;
/** Beyond this a search is slow, in milliseconds of work. Measured as processor time: a busy machine is no fault. */
const SLOW = 1_000;

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

describe('any text is a query', () => {
  let database: TestDatabase;
  let searching: Searching;

  beforeAll(async () => {
    database = await createTestDatabase();
    searching = await Searching.start(database.url('search'));
  }, 60_000);

  afterAll(async () => {
    await searching.stop();
    await database.drop();
  });

  it(`answers ${QUERIES} fuzzed queries without an error, none slowly`, async () => {
    const sampled = fc.sample(query, { numRuns: QUERIES, seed: 20_261_121 });
    const asked = sampled.map((text) => text.replaceAll('\0', ''));
    const slow: [string, number][] = [];
    for (const text of asked) {
      if (!SearchRequestSchema.safeParse({ query: text }).success) continue;
      const before = process.cpuUsage();
      const answer = await searching.search(text);
      const { user, system } = process.cpuUsage(before);
      expect(answer.total).toBeGreaterThanOrEqual(answer.cases.length);
      const took = (user + system) / 1_000;
      if (took > SLOW) slow.push([text.slice(0, 80), took]);
    }
    expect(slow).toEqual([]);
  }, 300_000);

  it('refuses what cannot be stored', async () => {
    await expect(searching.search('lease\0 rent')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});
