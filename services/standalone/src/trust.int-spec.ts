import { randomUUID } from 'node:crypto';
import { analysisService } from '@casewright/analysis-service';
import { buildChild } from '@casewright/analysis-service/testing';
import { authService } from '@casewright/auth-service';
import {
  analyzeDocument,
  type CallDef,
  listAudit,
  listExports,
  listHistory,
  listJobs,
  type Principal,
  readJobStates,
  SERVICES,
  type ServiceName,
  submitJob,
} from '@casewright/contracts';
import { exportService } from '@casewright/export-service';
import {
  type BusTransport,
  createTransport,
  readIdentity,
  startService,
} from '@casewright/messaging';
import { createLogger } from '@casewright/platform';
import { searchService } from '@casewright/search-service';
import { busKeys, createTestDatabase, type TestDatabase } from '@casewright/testing';
import { eventually } from '@casewright/testing/sync';
import { jest } from '@jest/globals';
import { type Caught, Wiretap } from '../test/wiretap.js';

jest.setTimeout(120_000);

const url = process.env.TEST_MESSAGE_BUS_URL;
const logger = createLogger('trust-spec', 'silent');
const keys = busKeys();
const principal: Principal = {
  userId: 7,
  sessionId: '6d0c3a4e-3f0e-4a7e-9d26-1f0f8a3f3f10',
  role: 'administrator',
};
/** A call of each service that only a user may make. */
const ASKED: Record<ServiceName, CallDef> = {
  auth: listAudit,
  search: listHistory,
  analysis: listJobs,
  export: listExports,
};
const TEXT = 'This lease is made between Harbor LLC and Mill Co. The rent is $48,000 per year.';

// Without a broker the test run says so, and where one is required it fails.
(url ? describe : describe.skip)('services that trust nobody blindly, over RabbitMQ', () => {
  const namespace = `trust-${randomUUID()}`;
  const tapped = `tap-${randomUUID()}`;
  const stops: (() => Promise<unknown>)[] = [];
  let database: TestDatabase;
  let gateway: BusTransport;
  let caller: BusTransport;
  let eve: BusTransport;
  let tap: Wiretap;

  beforeAll(async () => {
    buildChild();
    database = await createTestDatabase();
    stops.unshift(() => database.drop());
    const connect = async (part: 'gateway' | ServiceName, by = namespace, of = keys) => {
      const identity = readIdentity(part, of[part]);
      const transport = await createTransport({ url, namespace: by, logger, identity });
      stops.unshift(() => transport.close());
      return transport;
    };
    for (const definition of [authService, searchService, analysisService, exportService]) {
      const transport = await connect(definition.name);
      const databaseUrl = database.url(definition.name);
      const service = await startService(definition, { transport, databaseUrl, logger });
      stops.unshift(() => service.stop());
    }
    gateway = await connect('gateway');
    caller = await connect('gateway', tapped);
    eve = await connect('gateway', tapped, busKeys());
    const queues = SERVICES.map((service) => `${tapped}.calls.${service}`);
    const queueOf = (service: ServiceName) => `${namespace}.calls.${service}`;
    tap = await Wiretap.open(url ?? '', queues, queueOf, `${namespace}.replies.gateway`);
    stops.unshift(() => tap.close());
  }, 240_000);
  afterAll(async () => {
    for (const stop of stops) await stop();
  });

  const caught = (service: ServiceName, by = caller): Promise<Caught> =>
    tap.catch(by, ASKED[service], {}, principal);
  const with_ = (message: Caught, headers: object): Caught => ({
    ...message,
    properties: { ...message.properties, headers: { ...message.properties.headers, ...headers } },
  });
  const tokenOf = ({ properties }: Caught) => String(properties.headers?.['x-token']);

  describe.each(SERVICES)('%s', (service) => {
    it('answers a genuine message once', async () => {
      const message = await caught(service);
      expect(await tap.send(service, message)).toBe('ok');
      expect(await tap.send(service, message)).toBe('UNTRUSTED_MESSAGE');
    });

    it.each<[string, (message: Caught) => Caught]>([
      ['without its token', (message) => with_(message, { 'x-token': undefined })],
      [
        'in another user’s name',
        (message) => {
          const token = tokenOf(message).replace('"userId":7', '"userId":8');
          expect(token).not.toBe(tokenOf(message));
          return with_(message, { 'x-token': token });
        },
      ],
      ['of another body', (message) => ({ ...message, content: Buffer.from('{"after":0}') })],
      [
        'as another call',
        (message) => ({
          ...message,
          properties: { ...message.properties, type: `${service}.health.check` },
        }),
      ],
      ['of another request', (message) => with_(message, { 'x-correlation-id': 'other' })],
    ])('refuses it %s', async (_name, alter) => {
      const message = await caught(service);
      expect(await tap.send(service, alter(message))).toBe('UNTRUSTED_MESSAGE');
      expect(await tap.send(service, message)).toBe('ok');
    });

    it('refuses one that a stranger signed as the gateway', async () => {
      expect(await tap.send(service, await caught(service, eve))).toBe('UNTRUSTED_MESSAGE');
    });

    it('refuses one that was signed an hour ago', async () => {
      const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
      const message = await caught(service).finally(() => clock.mockRestore());
      const fresh = with_(message, { 'x-deadline': Date.now() + 8_000 });
      expect(await tap.send(service, fresh)).toBe('UNTRUSTED_MESSAGE');
    });

    it('refuses one that was meant for another service', async () => {
      const other = service === 'auth' ? 'search' : 'auth';
      expect(await tap.send(service, await caught(other))).toBe('UNTRUSTED_MESSAGE');
    });
  });

  it('has refusals in the audit log: a few, however many there were', async () => {
    const refusals = async (): Promise<number> => {
      const page = await gateway.bus.call(listAudit, {}, { principal });
      return page.entries.filter(({ action }) => action === 'refuse_message').length;
    };
    await eventually(async () => (await refusals()) >= SERVICES.length, 'each service has told');
    expect(await refusals()).toBeLessThan(4 * SERVICES.length);
  });

  it('lets a job ask other services for the user who submitted it', async () => {
    const id = randomUUID();
    const input = { text: TEXT, category: 'document-analysis' };
    const work = { id, kind: analyzeDocument.kind, input, fingerprint: id };
    await gateway.bus.call(submitJob, work, { principal });
    await eventually(async () => {
      const [job] = await gateway.bus.call(readJobStates, { ids: [id] });
      return job?.state === 'done';
    }, 'the job is done');
    // The history hears of an analysis after its job is done: by another service, and unhurried.
    await eventually(async () => {
      const history = await gateway.bus.call(listHistory, {}, { principal });
      return history.length === 1;
    }, 'the history has it');
  });
});
