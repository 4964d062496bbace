import { describe } from '@jest/globals';
import { absenceSuite } from './absence.suite.js';
import { claimCheckSuite } from './claim-check.suite.js';
import { contextSuite } from './context.suite.js';
import { deadlinesSuite } from './deadlines.suite.js';
import { errorsSuite } from './errors.suite.js';
import { eventsSuite } from './events.suite.js';
import { jobsSuite } from './jobs.suite.js';
import { loadSuite } from './load.suite.js';
import { payloadsSuite } from './payloads.suite.js';
import { queuesSuite } from './queues.suite.js';
import { requestsSuite } from './requests.suite.js';
import { shutdownSuite } from './shutdown.suite.js';
import type { MakeBroker } from './world.js';

const SUITES = [
  requestsSuite,
  errorsSuite,
  deadlinesSuite,
  contextSuite,
  payloadsSuite,
  claimCheckSuite,
  loadSuite,
  jobsSuite,
  eventsSuite,
  shutdownSuite,
  absenceSuite,
  queuesSuite,
];

/** What the application relies on, whatever the transport. */
export function describeConformance(transport: string, make: MakeBroker): void {
  describe(`over the ${transport} transport`, () => {
    for (const suite of SUITES) suite(make);
  });
}
