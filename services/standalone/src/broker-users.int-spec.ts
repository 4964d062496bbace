import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { analysisService } from '@casewright/analysis-service';
import { buildChild } from '@casewright/analysis-service/testing';
import { authService } from '@casewright/auth-service';
import {
  analyzeDocument,
  HEARS,
  jobChanged,
  listAudit,
  listHistory,
  listJobs,
  PARTS,
  type Part,
  type Principal,
  readJobStates,
  SENDS,
  SERVICES,
  type ServiceName,
  submitJob,
} from '@casewright/contracts';
import { exportService } from '@casewright/export-service';
import {
  type BusTransport,
  brokerUser,
  createTransport,
  MessagingModule,
  OnEvent,
  readIdentity,
  setUpBroker,
  startService,
} from '@casewright/messaging';
import { createLogger } from '@casewright/platform';
import { searchService } from '@casewright/search-service';
import { busKeys, createTestDatabase } from '@casewright/testing';
import { eventually } from '@casewright/testing/sync';
import { jest } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Channel } from 'amqplib';
import { BrokerUser } from '../test/broker-user.js';

jest.setTimeout(120_000);

const url = process.env.TEST_MESSAGE_BUS_URL;
const managementUrl = process.env.TEST_BROKER_MANAGEMENT_URL;
const logger = createLogger('broker-users-spec', 'silent');
const principal: Principal = {
  userId: 7,
  sessionId: '6d0c3a4e-3f0e-4a7e-9d26-1f0f8a3f3f10',
  role: 'administrator',
};
const TEXT = 'This lease is made between Harbor LLC and Mill Co. The rent is $48,000 per year.';
const PAIRS = PARTS.flatMap((part) =>
  SERVICES.filter((owner) => owner !== part).map((owner): [Part, ServiceName] => [part, owner]),
);

// Without a broker whose management answers the test run says so, and where one is required it fails.
(url && managementUrl ? describe : describe.skip)('a broker user for each part', () => {
  const namespace = `users-${randomUUID()}`;
  const keys = busKeys();
  const passwords = Object.fromEntries(PARTS.map((part) => [part, randomUUID()]));
  const stops: (() => Promise<unknown>)[] = [];
  const users = new Map<Part, BrokerUser>();
  let gateway: BusTransport;

  const urlOf = (part: Part): string => {
    const address = new URL(url ?? '');
    address.username = brokerUser(part, namespace);
    address.password = passwords[part] ?? '';
    return address.href;
  };
  const setUp = () =>
    setUpBroker({
      url: url ?? '',
      managementUrl: managementUrl ?? '',
      namespace,
      logger,
      passwordOf: (part) => passwords[part] ?? '',
    });
  const connect = async (part: Part) => {
    const identity = readIdentity(part, keys[part]);
    const transport = await createTransport({ url: urlOf(part), namespace, logger, identity });
    stops.unshift(() => transport.close());
    return transport;
  };

  beforeAll(async () => {
    buildChild();
    await setUp();
    const database = await createTestDatabase();
    stops.unshift(() => database.drop());
    for (const definition of [authService, searchService, analysisService, exportService]) {
      const transport = await connect(definition.name);
      const databaseUrl = database.url(definition.name);
      const service = await startService(definition, { transport, databaseUrl, logger });
      stops.unshift(() => service.stop());
    }
    gateway = await connect('gateway');
    for (const part of PARTS) {
      const user = await BrokerUser.connect(urlOf(part));
      users.set(part, user);
      stops.unshift(() => user.close());
    }
  }, 240_000);
  afterAll(async () => {
    for (const stop of stops) await stop();
  });

  const as = (part: Part): BrokerUser => users.get(part) as BrokerUser;
  const queuesOf = (owner: string): string[] =>
    [`calls.${owner}`, `jobs.${owner}`, `jobs.${owner}.dead`].map((name) => `${namespace}.${name}`);

  describe.each(PAIRS)('%s, of what belongs to %s,', (part, owner) => {
    const exchanges = [
      `replies.${owner}`,
      `dead.${owner}`,
      `calls.${owner}.in`,
      `jobs.${owner}.in`,
    ];
    const own = `${namespace}.events.${part}.${owner}`;

    it('reads nothing', async () => {
      for (const queue of queuesOf(owner)) {
        const acts: ((channel: Channel) => unknown)[] = [
          (channel) => channel.consume(queue, () => undefined),
          (channel) => channel.get(queue),
          (channel) => channel.purgeQueue(queue),
        ];
        for (const act of acts)
          expect([queue, await as(part).refusedTo(act)]).toEqual([queue, true]);
      }
    });

    it('leads nothing to a queue of its own', async () => {
      for (const exchange of exchanges) {
        const refused = await as(part).refusedTo(async (channel) => {
          await channel.assertQueue(own, { exclusive: true });
          await channel.bindQueue(own, `${namespace}.${exchange}`, '#');
        });
        expect([exchange, refused]).toEqual([exchange, true]);
      }
    });

    it('hears only the events that are for it', async () => {
      for (const { pattern } of HEARS[owner]) {
        const refused = await as(part).refusedTo(async (channel) => {
          await channel.assertQueue(own, { exclusive: true });
          await channel.bindQueue(own, `${namespace}.events.in`, pattern);
        });
        expect([pattern, refused]).toEqual([
          pattern,
          !HEARS[part].some((e) => e.pattern === pattern),
        ]);
      }
      const all = await as(part).refusedTo(async (channel) => {
        await channel.assertQueue(own, { exclusive: true });
        await channel.bindQueue(own, `${namespace}.events.in`, '#');
      });
      expect(all).toBe(true);
    });

    it('configures nothing', async () => {
      for (const name of queuesOf(owner)) {
        expect(await as(part).refusedTo((channel) => channel.deleteQueue(name))).toBe(true);
        expect(await as(part).refusedTo((channel) => channel.assertQueue(name))).toBe(true);
        const bound = (exchange: string) =>
          as(part).refusedTo((channel) => channel.bindQueue(name, exchange, '#'));
        expect(await bound(`${namespace}.replies.${part}`)).toBe(true);
        expect(await bound('amq.direct')).toBe(true);
      }
      for (const name of exchanges.map((each) => `${namespace}.${each}`)) {
        expect(await as(part).refusedTo((channel) => channel.deleteExchange(name))).toBe(true);
        expect(await as(part).refusedTo((channel) => channel.assertExchange(name, 'direct'))).toBe(
          true,
        );
      }
    });

    it('writes what it has to send, and by no other way', async () => {
      const { calls, jobs } = SENDS[part];
      const answers = owner !== part && (SENDS[owner].calls as readonly Part[]).includes(part);
      const writes = (exchange: string, key: string) =>
        as(part).refusedTo((channel) => channel.publish(exchange, key, Buffer.from('')));
      expect(await writes(`${namespace}.calls.${owner}.in`, 'nobody')).toBe(!calls.includes(owner));
      expect(await writes(`${namespace}.jobs.${owner}.in`, 'nobody')).toBe(!jobs.includes(owner));
      expect(await writes(`${namespace}.replies.${owner}`, 'nobody')).toBe(!answers);
      expect(await writes(`${namespace}.dead.${owner}`, 'nobody')).toBe(true);
      expect(await writes(`${namespace}.events.in`, `${owner}.anything`)).toBe(true);
      for (const queue of queuesOf(owner)) expect(await writes('', queue)).toBe(true);
      expect(await writes('amq.topic', 'anything')).toBe(true);
      // A separate queue that buries its dead with another.
      const buried = {
        deadLetterExchange: '',
        deadLetterRoutingKey: `${namespace}.calls.${owner}`,
      };
      const refused = (options: object) =>
        as(part).refusedTo((channel) =>
          channel.assertQueue(`${own}.dead`, { exclusive: true, ...options }),
        );
      expect(await refused(buried)).toBe(true);
    });
  });

  it('counts what waits, and learns no more of it', async () => {
    const queues = await gateway.bus.queues();
    expect(queues.filter(({ holds }) => holds === 'calls').map(({ service }) => service)).toEqual(
      SERVICES,
    );
  });

  async function analyze(): Promise<string> {
    const id = randomUUID();
    const input = { text: TEXT, category: 'document-analysis' };
    const work = { id, kind: analyzeDocument.kind, input, fingerprint: id };
    await gateway.bus.call(submitJob, work, { principal });
    await eventually(async () => {
      const [job] = await gateway.bus.call(readJobStates, { ids: [id] });
      return job?.state === 'done';
    }, 'the job is done');
    return id;
  }

  it('lets calls, jobs, and answers pass', async () => {
    // Analysis has search note it, and continues without where that takes seconds.
    await eventually(async () => {
      await analyze();
      return (await gateway.bus.call(listHistory, {}, { principal })).length > 0;
    }, 'analysis has asked search');
    expect((await gateway.bus.call(listJobs, {}, { principal })).length).toBeGreaterThan(0);
    expect((await gateway.bus.call(listAudit, {}, { principal })).entries).toEqual([]);
  });

  it('lets events pass', async () => {
    @Controller()
    class Listener {
      @OnEvent(jobChanged)
      changed({ id }: { id: string }) {
        heard.push(id);
      }
    }
    @Module({ controllers: [Listener], imports: [MessagingModule.forTransport(gateway)] })
    class ListenerModule {}
    const heard: string[] = [];
    const strategy = gateway.server({ service: 'gateway', eventsTo: 'every-instance', logger });
    const app = await NestFactory.createMicroservice(ListenerModule, { strategy, logger: false });
    stops.unshift(() => app.close());
    await app.listen();
    const id = await analyze();
    await eventually(() => heard.includes(id), 'the gateway has heard of the job');
  });

  it('is given another password by another set-up, and keeps what waits', async () => {
    const old = urlOf('export');
    passwords.export = randomUUID();
    await setUp();
    await expect(BrokerUser.connect(old)).rejects.toThrow(/ACCESS.REFUSED/i);
    const user = await BrokerUser.connect(urlOf('export'));
    await user.close();
  });
});
