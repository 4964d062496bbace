import { randomUUID } from 'node:crypto';
import { createTransport } from '@casewright/messaging';
import { createLogger } from '@casewright/platform';
import { describeJobs } from './conformance/conformance.js';

// Jobs are sealed, as wherever the product is used.
process.env.ENCRYPTION_KEYS = 'b2xkLWtleS1vbGQta2V5LW9sZC1rZXktb2xkLWtleS0';

const logger = createLogger('jobs-spec', 'silent');
const url = process.env.TEST_MESSAGE_BUS_URL;

describeJobs('in one process', () => createTransport({ logger }));

// Without a broker the test run says so, and where one is required it fails.
if (url) {
  const namespace = `jobs-${randomUUID()}`;
  describeJobs('over RabbitMQ', () => createTransport({ url, namespace, logger }));
}
