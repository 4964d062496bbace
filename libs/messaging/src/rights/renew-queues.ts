import type { Logger } from '@casewright/platform';
import type { ChannelModel, ConfirmChannel } from 'amqplib';
import type { QueueSpec, Topology } from '../rabbitmq/topology.js';

/** AMQP's reply codes. */
const NOT_FOUND = 404;
const PRECONDITION_FAILED = 406;

/**
 * Replaces queues that an earlier version declared with other arguments, which RabbitMQ cannot
 * change. Their messages wait in a queue beside them meanwhile; what an interrupted run left there
 * the next one moves back. A job that somebody sends in the instant between is sent again by the
 * sweep of jobs, as RabbitMQ deletes no quorum queue on the condition that it is empty.
 */
export async function renewQueues(
  connection: ChannelModel,
  topology: Topology,
  logger: Logger,
): Promise<void> {
  for (const spec of topology.durableQueues()) {
    const beside: QueueSpec = { name: `${spec.name}.moved`, options: { durable: true } };
    if (await isOutdated(connection, spec)) {
      logger.info({ queue: spec.name }, 'Replacing a queue that an earlier version declared.');
      await use(connection, async (channel) => {
        await channel.assertQueue(beside.name, beside.options);
        await move(channel, spec.name, beside.name);
        await channel.assertQueue(spec.name, spec.options);
      });
    }
    if (await isThere(connection, beside)) {
      await use(connection, (channel) => move(channel, beside.name, spec.name));
    }
  }
}

const isThere = (connection: ChannelModel, { name }: QueueSpec) =>
  answers(connection, NOT_FOUND, (channel) => channel.checkQueue(name));

async function isOutdated(connection: ChannelModel, spec: QueueSpec): Promise<boolean> {
  if (!(await isThere(connection, spec))) return false;
  const { name, options } = spec;
  return !(await answers(connection, PRECONDITION_FAILED, (channel) =>
    channel.assertQueue(name, options),
  ));
}

/** Moves what waits in a queue, in its order, and deletes the queue. */
async function move(channel: ConfirmChannel, from: string, to: string): Promise<void> {
  for (let next = await channel.get(from); next; next = await channel.get(from)) {
    // The default exchange leads to every queue by its name.
    channel.publish('', to, next.content, { ...next.properties });
    await channel.waitForConfirms();
    channel.ack(next);
  }
  await channel.deleteQueue(from);
}

/** Whether the broker does it; false where it refuses with this code, which costs the channel. */
async function answers(
  connection: ChannelModel,
  code: number,
  act: (channel: ConfirmChannel) => Promise<unknown>,
): Promise<boolean> {
  try {
    await use(connection, act);
    return true;
  } catch (error) {
    if ((error as { code?: number }).code === code) return false;
    throw error;
  }
}

async function use(
  connection: ChannelModel,
  act: (channel: ConfirmChannel) => Promise<unknown>,
): Promise<void> {
  const channel = await connection.createConfirmChannel();
  channel.on('error', () => undefined);
  await act(channel);
  await channel.close();
}
