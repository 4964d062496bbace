import type { Channel, Options } from 'amqplib';
import type { QueueLimits } from '../bus/limits.js';

export interface QueueSpec {
  readonly name: string;
  readonly options: Options.AssertQueue;
}

/** A back-stop only: servers give a job up at its own `maxDeliveries`. Deliveries. */
const BROKER_DELIVERY_LIMIT = 20;

/**
 * Every name and every argument on the broker, for callers and servers alike: two declarations of
 * one queue that differ are an error, so nothing else declares anything.
 */
export class Topology {
  /** Events by pattern. */
  readonly events: string;
  /** Messages that were given up, by the name of their queue. */
  readonly dead: string;

  constructor(
    private readonly namespace: string,
    private readonly limits: QueueLimits,
  ) {
    this.events = `${namespace}.events`;
    this.dead = `${namespace}.dead`;
  }

  /** Calls are in memory only: their callers do not outlive a broker restart anyway. */
  calls(service: string): QueueSpec {
    return {
      name: `${this.namespace}.calls.${service}`,
      options: {
        durable: true,
        arguments: { 'x-max-length': this.limits.calls, 'x-overflow': 'reject-publish' },
      },
    };
  }

  /** Replicated where the broker is a cluster; counts deliveries; refuses instead of dropping. */
  jobs(service: string): QueueSpec {
    const name = `${this.namespace}.jobs.${service}`;
    return {
      name,
      options: {
        durable: true,
        arguments: {
          'x-queue-type': 'quorum',
          'x-delivery-limit': BROKER_DELIVERY_LIMIT,
          'x-max-length': this.limits.jobs,
          'x-overflow': 'reject-publish',
          'x-dead-letter-strategy': 'at-least-once',
          ...this.buriedAs(deadName(name)),
        },
      },
    };
  }

  /** One for a group of listeners. */
  eventGroup(service: string): QueueSpec {
    const name = `${this.namespace}.events.${service}`;
    return {
      name,
      options: {
        durable: true,
        arguments: { 'x-max-length': this.limits.events, ...this.buriedAs(deadName(name)) },
      },
    };
  }

  /** One for a single instance: named by the broker, gone with its connection. */
  eventInstance(service: string): QueueSpec {
    const dead = deadName(this.eventGroup(service).name);
    return {
      name: '',
      options: {
        exclusive: true,
        durable: false,
        arguments: { 'x-max-length': this.limits.events, ...this.buriedAs(dead) },
      },
    };
  }

  deadJobs(service: string): QueueSpec {
    return this.deadQueue(deadName(this.jobs(service).name), 'quorum');
  }

  deadEvents(service: string): QueueSpec {
    return this.deadQueue(deadName(this.eventGroup(service).name), 'classic');
  }

  async declareCalls(channel: Channel, service: string): Promise<QueueSpec> {
    return declare(channel, this.calls(service));
  }

  /** The dead letters are declared first: a message must never be given up into the void. */
  async declareJobs(channel: Channel, service: string): Promise<QueueSpec> {
    await this.declareDead(channel, this.deadJobs(service));
    return declare(channel, this.jobs(service));
  }

  /** @returns the queue, bound to these patterns */
  async declareEvents(
    channel: Channel,
    service: string,
    patterns: Iterable<string>,
    everyInstance: boolean,
  ): Promise<QueueSpec> {
    await this.declareDead(channel, this.deadEvents(service));
    await this.declareEventExchange(channel);
    const spec = everyInstance ? this.eventInstance(service) : this.eventGroup(service);
    const queue = await declare(channel, spec);
    for (const pattern of patterns) await channel.bindQueue(queue.name, this.events, pattern);
    return queue;
  }

  async declareEventExchange(channel: Channel): Promise<void> {
    await channel.assertExchange(this.events, 'direct', { durable: true });
  }

  private async declareDead(channel: Channel, spec: QueueSpec): Promise<void> {
    await channel.assertExchange(this.dead, 'direct', { durable: true });
    await declare(channel, spec);
    await channel.bindQueue(spec.name, this.dead, spec.name);
  }

  private deadQueue(name: string, type: 'quorum' | 'classic'): QueueSpec {
    const args = { 'x-queue-type': type, 'x-max-length': this.limits.dead };
    return { name, options: { durable: true, arguments: args } };
  }

  private buriedAs(name: string): Record<string, string> {
    return { 'x-dead-letter-exchange': this.dead, 'x-dead-letter-routing-key': name };
  }
}

function deadName(queue: string): string {
  return `${queue}.dead`;
}

async function declare(channel: Channel, spec: QueueSpec): Promise<QueueSpec> {
  const { queue } = await channel.assertQueue(spec.name, spec.options);
  return { name: queue, options: spec.options };
}
