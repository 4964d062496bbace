import { SearchRequestSchema, searchCases } from '@casewright/contracts';
import {
  type BusTransport,
  createTransport,
  type RunningService,
  startService,
} from '@casewright/messaging';
import { createLogger } from '@casewright/platform';
import { createTestDatabase, type TestDatabase } from '@casewright/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { searchService } from '../index.js';

const QUERIES = 2_000;
/** Beyond this a search is slow, in milliseconds of work. Measured as processor time: a busy machine is no fault. */
const SLOW = 1_000;

const logger = createLogger('fuzz-spec', 'silent');
const principal = {
  userId: 1,
  sessionId: '5f0c3f0a-6b1e-4a52-9c0e-0d8f0f1b2c3d',
  isAdmin: false,
};

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
      '\0',
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
  let transport: BusTransport;
  let service: RunningService;

  beforeAll(async () => {
    database = await createTestDatabase();
    transport = await createTransport({ logger });
    const databaseUrl = database.url('search');
    service = await startService(searchService, { transport, databaseUrl, logger });
  }, 60_000);

  afterAll(async () => {
    await service.stop();
    await transport.close();
    await database.drop();
  });

  it(`answers ${QUERIES} fuzzed queries without an error, none slowly`, async () => {
    const asked = fc.sample(query, { numRuns: QUERIES, seed: 20_261_121 });
    const slow: [string, number][] = [];
    for (const text of asked) {
      const request = SearchRequestSchema.safeParse({ query: text });
      if (!request.success) continue;
      const before = process.cpuUsage();
      const answer = await transport.bus.call(searchCases, request.data, { principal });
      const { user, system } = process.cpuUsage(before);
      expect(answer.total).toBeGreaterThanOrEqual(answer.cases.length);
      const took = (user + system) / 1_000;
      if (took > SLOW) slow.push([text.slice(0, 80), took]);
    }
    expect(slow).toEqual([]);
  }, 300_000);
});
