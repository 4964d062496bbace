import { createTestDatabase } from '@casewright/testing';
import { jest } from '@jest/globals';
import { buildChild } from '../../testing/index.js';
import { killWorkers } from '../testing/kills/kill-workers.js';

jest.setTimeout(300_000);

const brokerUrl = process.env.TEST_MESSAGE_BUS_URL;
/** The benchmark has two hundred. */
const KILLS = 5;

// Without a broker the test run says so, and where one is required it fails.
(brokerUrl ? describe : describe.skip)('jobs on RabbitMQ whose workers are killed', () => {
  it('end once each, with one result, and one further call of the model for a kill', async () => {
    buildChild();
    const database = await createTestDatabase(['analysis']);
    try {
      const databaseUrl = database.url('analysis');
      const ledger = await killWorkers({ brokerUrl: brokerUrl ?? '', databaseUrl, kills: KILLS });
      expect(ledger).toMatchObject({ kills: KILLS, other: 0, duplicates: 0 });
      expect(ledger.accepted).toBeGreaterThan(KILLS);
      expect(ledger.extraCalls).toBeLessThanOrEqual(KILLS);
    } finally {
      await database.drop();
    }
  });
});
