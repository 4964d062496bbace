import { randomUUID } from 'node:crypto';
import { createTransport } from '@casewright/messaging';
import { createLogger } from '@casewright/platform';
import { describeJobs } from './conformance/conformance.js';

const logger = createLogger('jobs-spec', 'silent');
const url = process.env.TEST_MESSAGE_BUS_URL;

describeJobs('in one process', () => createTransport({ logger }));

// Without a broker the test run says so, and where one is required it fails.
if (url) {
  const namespace = `jobs-${randomUUID()}`;
  describeJobs('over RabbitMQ', () => createTransport({ url, namespace, logger }));
}
