import { randomUUID } from 'node:crypto';
import { createLogger } from '@casewright/platform';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { type ChannelModel, type ConfirmChannel, connect } from 'amqplib';
import { DEFAULT_LIMITS } from '../bus/limits.js';
import { describeOnBroker } from '../conformance/rabbit-broker.js';
import { type QueueSpec, Topology } from '../rabbitmq/topology.js';
import { setUpBroker } from './set-up-broker.js';

jest.setTimeout(60_000);

const logger = createLogger('test', 'silent');

await describeOnBroker('a broker that an earlier version has set up', ({ url }) => {
  const namespace = `test-${randomUUID()}`;
  const topology = new Topology(namespace, DEFAULT_LIMITS);
  const setUp = () =>
    setUpBroker({
      url,
      managementUrl: process.env.TEST_BROKER_MANAGEMENT_URL ?? '',
      namespace,
      logger,
      passwordOf: () => 'secret',
    });
  let connection: ChannelModel;
  let channel: ConfirmChannel;

  beforeAll(async () => {
    connection = await connect(url, { noDelay: true });
    channel = await connection.createConfirmChannel();
  });
  afterAll(async () => {
    for (const { name } of topology.durableQueues()) await channel.deleteQueue(name);
    await connection.close();
  });

  /** A queue as that version had it: its dead letters went elsewhere, and it held fewer. */
  async function declareOld({ name, options }: QueueSpec, messages: number): Promise<void> {
    const old = { 'x-dead-letter-exchange': `${namespace}.dead`, 'x-max-length': 5_000 };
    const args = { ...options.arguments, ...old };
    await channel.assertQueue(name, { ...options, arguments: args });
    for (let at = 0; at < messages; at += 1) {
      const headers = { 'x-attempt': at };
      channel.sendToQueue(name, Buffer.from(`message ${at}`), { headers, persistent: true });
    }
    await channel.waitForConfirms();
  }

  async function waiting(name: string): Promise<[string, unknown][]> {
    const found: [string, unknown][] = [];
    for (;;) {
      const next = await channel.get(name, { noAck: true });
      if (!next) return found;
      found.push([String(next.content), next.properties.headers]);
    }
  }
  const sent = (count: number) =>
    Array.from({ length: count }, (_, at) => [`message ${at}`, { 'x-attempt': at }]);

  it('has its queues replaced in one go, with all that waits in them, in its order', async () => {
    for (const spec of topology.durableQueues()) await declareOld(spec, 3);
    await setUp();
    for (const { name, options } of topology.durableQueues()) {
      await channel.assertQueue(name, options);
      expect([name, await waiting(name)]).toEqual([name, sent(3)]);
    }
  });

  it('gets back what a set-up that was interrupted had moved aside', async () => {
    const { name } = topology.jobs('analysis');
    await declareOld({ name: `${name}.moved`, options: { durable: true, arguments: {} } }, 2);
    await setUp();
    expect(await waiting(name)).toEqual(sent(2));
    await setUp();
    expect(await waiting(name)).toEqual([]);
  });
});
