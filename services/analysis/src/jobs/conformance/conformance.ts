import type { BusTransport } from '@casewright/messaging';
import { afterAll, afterEach, beforeAll, beforeEach, describe, jest } from '@jest/globals';
import { endingsSuite } from './endings.suite.js';
import { JobsWorld } from './jobs-world.js';
import { lifecycleSuite } from './lifecycle.suite.js';
import { recoverySuite } from './recovery.suite.js';
import { sharingSuite } from './sharing.suite.js';

jest.setTimeout(60_000);

/** What the gateways and users rely on, whichever transport jobs go over. */
export function describeJobs(over: string, open: () => Promise<BusTransport>): void {
  describe(`jobs ${over}`, () => {
    let world: JobsWorld;

    beforeAll(async () => {
      world = await JobsWorld.open(await open());
    });
    afterAll(() => world.close());
    beforeEach(() => world.clear());
    afterEach(() => world.stop());

    for (const suite of [lifecycleSuite, endingsSuite, sharingSuite, recoverySuite]) {
      suite(() => world);
    }
  });
}
