import { randomUUID } from 'node:crypto';
import { createLogger } from '@casewright/platform';
import { BrokerNotAvailableError, startBroker, type TestBroker } from '@casewright/testing';
import { afterAll, describe, it } from '@jest/globals';
import { type Channel, connect } from 'amqplib';
import { DEFAULT_LIMITS, type QueueLimits } from '../bus/limits.js';
import { createTransport } from '../create-transport.js';
import { Topology } from '../rabbitmq/topology.js';
import type { ConformanceBroker } from './world.js';

const SERVICES = ['auth', 'search', 'gateway'];

type Suite = (broker: TestBroker) => void;

/** Runs the suite on the broker of the whole test run, or on one that is started for this file. */
export async function describeOnBroker(name: string, suite: Suite): Promise<void> {
  const url = process.env.TEST_MESSAGE_BUS_URL;
  await describeOn(url ? sharedBroker(url) : startBroker(), name, suite);
}

/** Runs the suite on a broker that it may kill. */
export async function describeOnOwnBroker(name: string, suite: Suite): Promise<void> {
  const starting = startBroker().then((broker) => {
    if (broker.owned) return broker;
    throw new BrokerNotAvailableError(
      'The broker of MESSAGE_BUS_URL is not ours to kill: unset it where Docker runs.',
    );
  });
  await describeOn(starting, name, suite);
}

/** Reports the suite as left out if there is no broker; REQUIRE_ALL=1 makes that a failure. */
async function describeOn(
  starting: Promise<TestBroker>,
  name: string,
  suite: Suite,
): Promise<void> {
  try {
    const broker = await starting;
    describe(name, () => {
      afterAll(() => broker.stop());
      suite(broker);
    });
  } catch (error) {
    if (!(error instanceof BrokerNotAvailableError) || process.env.REQUIRE_ALL === '1') throw error;
    describe.skip(name, () => {
      it(error.message, () => undefined);
    });
  }
}

async function sharedBroker(url: string): Promise<TestBroker> {
  const refuse = () => Promise.reject(new Error('This broker is shared by the whole test run.'));
  const stop = async (): Promise<void> => undefined;
  return { url, owned: false, kill: refuse, start: refuse, restart: refuse, stop };
}

/** Queues of its own on a shared broker; all of them are deleted in the end. */
export async function rabbitBroker(
  url: string,
  limits?: Partial<QueueLimits>,
): Promise<ConformanceBroker & { namespace: string }> {
  const namespace = `test-${randomUUID()}`;
  const topology = new Topology(namespace, { ...DEFAULT_LIMITS, ...limits });
  const buried: Record<string, string[]> = {};
  return {
    namespace,
    connect: (by) =>
      createTransport({ url, namespace, limits, logger: createLogger('test', 'silent'), ...by }),
    deadLetters: async (service) => {
      const queues = [topology.deadJobs(service), topology.deadEvents(service)];
      const found = await withChannel(url, (channel) => takeAll(channel, queues));
      buried[service] = [...(buried[service] ?? []), ...found];
      return buried[service];
    },
    close: () => withChannel(url, (channel) => removeAll(channel, topology)),
  };
}

/** A connection for one act: one that stayed would not survive the broker's restart. */
async function withChannel<T>(url: string, act: (channel: Channel) => Promise<T>): Promise<T> {
  const control = await connect(url, { noDelay: true });
  try {
    return await act(await control.createChannel());
  } finally {
    await control.close();
  }
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

async function removeAll(channel: Channel, topology: Topology): Promise<void> {
  for (const service of SERVICES) {
    const [calls, jobs] = [topology.calls(service), topology.jobs(service)];
    const others = [topology.eventGroup(service), topology.deadJobs(service)];
    for (const { name } of [calls, jobs, ...others, topology.deadEvents(service)]) {
      await channel.deleteQueue(name);
    }
    const exchanges = [topology.inlet(calls), topology.inlet(jobs), topology.dead(service)];
    for (const name of [...exchanges, topology.replies(service)]) {
      await channel.deleteExchange(name);
    }
  }
  await channel.deleteExchange(topology.events);
}
