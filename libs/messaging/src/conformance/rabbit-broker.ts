import { randomUUID } from 'node:crypto';
import { createLogger } from '@casewright/platform';
import { type Channel, type ChannelModel, connect } from 'amqplib';
import { startBroker, type TestBroker } from '../../../testing/src/broker/index.js';
import { DEFAULT_LIMITS, type QueueLimits } from '../bus/limits.js';
import { createTransport } from '../create-transport.js';
import { Topology } from '../rabbitmq/topology.js';
import type { ConformanceBroker } from './world.js';

const SERVICES = ['auth', 'search', 'gateway'];

/** The broker of the whole test run, or one for this file alone. */
export async function testBroker(): Promise<TestBroker> {
  const url = process.env.TEST_MESSAGE_BUS_URL;
  if (!url) return startBroker();
  const refuse = () => Promise.reject(new Error('This broker is shared by the whole test run.'));
  return { url, owned: false, kill: refuse, start: refuse, stop: async () => undefined };
}

/** Queues of its own on a shared broker; all of them are deleted in the end. */
export async function rabbitBroker(
  url: string,
  limits?: Partial<QueueLimits>,
): Promise<ConformanceBroker & { namespace: string }> {
  const namespace = `test-${randomUUID()}`;
  const topology = new Topology(namespace, { ...DEFAULT_LIMITS, ...limits });
  const control = await connect(url, { noDelay: true });
  const channel = await control.createChannel();
  const buried: Record<string, string[]> = {};
  return {
    namespace,
    connect: (by) =>
      createTransport({ url, namespace, limits, logger: createLogger('test', 'silent'), ...by }),
    deadLetters: async (service) => {
      const found = await takeAll(channel, [
        topology.deadJobs(service),
        topology.deadEvents(service),
      ]);
      buried[service] = [...(buried[service] ?? []), ...found];
      return buried[service];
    },
    close: () => removeAll(control, channel, topology),
  };
}

async function takeAll(
  channel: Channel,
  queues: ReturnType<Topology['deadJobs']>[],
): Promise<string[]> {
  const patterns: string[] = [];
  for (const { name, options } of queues) {
    await channel.assertQueue(name, options);
    for (;;) {
      const message = await channel.get(name, { noAck: true });
      if (!message) break;
      patterns.push(String(message.properties.type));
    }
  }
  return patterns;
}

async function removeAll(
  control: ChannelModel,
  channel: Channel,
  topology: Topology,
): Promise<void> {
  for (const service of SERVICES) {
    const queues = [
      topology.calls(service),
      topology.jobs(service),
      topology.eventGroup(service),
      topology.deadJobs(service),
      topology.deadEvents(service),
    ];
    for (const { name } of queues) await channel.deleteQueue(name);
  }
  await channel.deleteExchange(topology.events);
  await channel.deleteExchange(topology.dead);
  await control.close();
}
