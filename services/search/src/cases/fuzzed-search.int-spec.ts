import type { TestDatabase } from '@casewright/testing';
import { sampleSize } from '@casewright/testing/shared-data';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fuzzedQueries } from '../engines/conformance/fuzzed-queries.js';
import { Searching } from '../testing/searching.js';
import { starterDatabase } from '../testing/starter-database.js';

const QUERIES = sampleSize(2_000);
/** Beyond this a search is slow, in milliseconds of work. Measured as processor time: a busy machine is no fault. */
const SLOW = 1_000;

describe('any text is a query', () => {
  let database: TestDatabase;
  let searching: Searching;

  beforeAll(async () => {
    database = await starterDatabase();
    searching = await Searching.start(database.url('search'));
  }, 60_000);

  afterAll(async () => {
    await searching.stop();
    await database.drop();
  });

  it(`answers ${QUERIES} fuzzed queries without an error, none slowly`, async () => {
    const slow: [string, number][] = [];
    for (const text of fuzzedQueries(QUERIES)) {
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
