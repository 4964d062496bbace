import { randomUUID } from 'node:crypto';
import { appendAudit, verifyAudit } from '@casewright/contracts';
import { type BusTransport, createTransport, startService } from '@casewright/messaging';
import { createLogger } from '@casewright/platform';
import { createTestDatabase, type TestDatabase } from '@casewright/testing';
import { act, admin } from '../../test/audit-acts.js';
import { authService } from '../index.js';

const logger = createLogger('audit-spec', 'silent');
const url = process.env.TEST_MESSAGE_BUS_URL;

// Without a broker the test run says so, and where one is required it fails.
(url ? describe : describe.skip)('the audit log of several replicas on RabbitMQ', () => {
  const namespace = `audit-${randomUUID()}`;
  let database: TestDatabase;
  const transports: BusTransport[] = [];

  const connect = async () => {
    const transport = await createTransport({ url, namespace, logger });
    transports.push(transport);
    return transport;
  };
  const startReplica = async () => {
    const transport = await connect();
    return startService(authService, { transport, databaseUrl: database.url('auth'), logger });
  };
  const report = ({ bus }: BusTransport, count: number) =>
    Promise.all(
      Array.from({ length: count }, () => {
        const { at, action, subject, outcome } = act();
        return bus.submit(appendAudit, { at, action, subject, outcome }, { principal: admin });
      }),
    );
  /** Waits for so many entries; the test's own time ends a wait in vain. */
  const chainOf = async ({ bus }: BusTransport, count: number) => {
    for (;;) {
      const check = await bus.call(verifyAudit, {}, { principal: admin });
      if (check.holds >= count || check.fault) return check;
    }
  };

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    for (const transport of transports) await transport.close();
    await database.drop();
  });

  it('has each act once, and those of the time in which no replica ran', async () => {
    const gateway = await connect();
    const replicas = [await startReplica(), await startReplica()];
    await report(gateway, 60);
    expect(await chainOf(gateway, 60)).toMatchObject({ holds: 60, fault: null });
    for (const replica of replicas) await replica.stop();
    await report(gateway, 10);
    const replica = await startReplica();
    expect(await chainOf(gateway, 70)).toMatchObject({ holds: 70, fault: null });
    await replica.stop();
  });
});
