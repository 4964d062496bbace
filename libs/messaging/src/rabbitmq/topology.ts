import { randomUUID } from 'node:crypto';
import { SERVICES } from '@casewright/contracts';
import type { Channel, Options } from 'amqplib';
import type { QueueLimits } from '../bus/limits.js';

export interface QueueSpec {
  readonly name: string;
  readonly options: Options.AssertQueue;
}

/** Deliveries. Only a backstop: servers give a job up at its own `maxDeliveries`. */
const BROKER_DELIVERY_LIMIT = 20;

/**
 * Every name and argument on the broker, for callers and servers alike. Two different declarations
 * of one queue are an error, so nothing else declares anything.
 */
export class Topology {
  /** A topic exchange: the only kind for which the broker checks permissions by pattern. */
  readonly events: string;

  constructor(
    private readonly namespace: string,
    private readonly limits: QueueLimits,
  ) {
    this.events = `${namespace}.events.in`;
  }

  /**
   * The exchange through which a queue is filled. Nothing uses the default exchange, because
   * permission to write to it is permission to fill every queue.
   */
  inlet({ name }: QueueSpec): string {
    return `${name}.in`;
  }

  /** Messages of a service that were given up, by the name of their queue. */
  dead(service: string): string {
    return `${this.namespace}.dead.${service}`;
  }

  /** Answers to a part, by the name of the queue in which one of its connections waits for them. */
  replies(part: string): string {
    return `${this.namespace}.replies.${part}`;
  }

  /** The exchange of the queue that a caller names; undefined for what is no such name. */
  repliesBy(queue: string): string | undefined {
    const [part, own, ...rest] = queue.slice(this.replies('').length).split('.');
    const exchange = this.replies(part ?? '');
    return part && own && rest.length === 0 && queue === `${exchange}.${own}`
      ? exchange
      : undefined;
  }

  /** In memory only: callers do not survive a broker restart anyway. */
  calls(service: string): QueueSpec {
    return {
      name: `${this.namespace}.calls.${service}`,
      options: {
        durable: true,
        arguments: { 'x-max-length': this.limits.calls, 'x-overflow': 'reject-publish' },
      },
    };
  }

  /** Replicated on a cluster; counts deliveries; refuses messages rather than dropping them. */
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
          ...this.buriedAs(service, deadName(name)),
        },
      },
    };
  }

  /** One queue per group of listeners. */
  eventGroup(service: string): QueueSpec {
    const name = `${this.namespace}.events.${service}`;
    return {
      name,
      options: {
        durable: true,
        arguments: {
          'x-max-length': this.limits.events,
          ...this.buriedAs(service, deadName(name)),
        },
      },
    };
  }

  /** One queue per instance, deleted with its connection. */
  eventInstance(service: string): QueueSpec {
    const { name } = this.eventGroup(service);
    return {
      name: `${name}.${randomUUID()}`,
      options: {
        exclusive: true,
        durable: false,
        arguments: {
          'x-max-length': this.limits.events,
          ...this.buriedAs(service, deadName(name)),
        },
      },
    };
  }

  deadJobs(service: string): QueueSpec {
    return this.deadQueue(deadName(this.jobs(service).name), 'quorum');
  }

  deadEvents(service: string): QueueSpec {
    return this.deadQueue(deadName(this.eventGroup(service).name), 'classic');
  }

  /** All that outlive the connections of who declares them. */
  durableQueues(): QueueSpec[] {
    return SERVICES.flatMap((service) => [
      this.calls(service),
      this.deadJobs(service),
      this.jobs(service),
      this.deadEvents(service),
      this.eventGroup(service),
    ]);
  }

  async declareCalls(channel: Channel, service: string): Promise<QueueSpec> {
    return this.declareFilled(channel, this.calls(service));
  }

  /** Dead letters first, so that no message is ever given up into the void. */
  async declareJobs(channel: Channel, service: string): Promise<QueueSpec> {
    await this.declareDead(channel, service, this.deadJobs(service));
    return this.declareFilled(channel, this.jobs(service));
  }

  /** @returns the queue, bound to these patterns */
  async declareEvents(
    channel: Channel,
    service: string,
    patterns: Iterable<string>,
    everyInstance: boolean,
  ): Promise<QueueSpec> {
    await this.declareDead(channel, service, this.deadEvents(service));
    const spec = everyInstance ? this.eventInstance(service) : this.eventGroup(service);
    await declare(channel, spec);
    for (const pattern of patterns) await channel.bindQueue(spec.name, this.events, pattern);
    return spec;
  }

  async declareEventExchange(channel: Channel): Promise<void> {
    await channel.assertExchange(this.events, 'topic', { durable: true });
  }

  /** An exchange that leads to queues by their names. */
  async declareExchange(channel: Channel, name: string): Promise<void> {
    await channel.assertExchange(name, 'direct', { durable: true });
  }

  /** @returns the name of a queue for the answers to one connection of this part, gone with it */
  async declareReplies(channel: Channel, part: string): Promise<string> {
    const exchange = this.replies(part);
    const name = `${exchange}.${randomUUID()}`;
    await this.declareExchange(channel, exchange);
    await channel.assertQueue(name, { exclusive: true, durable: false });
    await channel.bindQueue(name, exchange, name);
    return name;
  }

  private async declareFilled(channel: Channel, spec: QueueSpec): Promise<QueueSpec> {
    await declare(channel, spec);
    await this.declareExchange(channel, this.inlet(spec));
    await channel.bindQueue(spec.name, this.inlet(spec), spec.name);
    return spec;
  }

  private async declareDead(channel: Channel, service: string, spec: QueueSpec): Promise<void> {
    await this.declareExchange(channel, this.dead(service));
    await declare(channel, spec);
    await channel.bindQueue(spec.name, this.dead(service), spec.name);
  }

  private deadQueue(name: string, type: 'quorum' | 'classic'): QueueSpec {
    const args = { 'x-queue-type': type, 'x-max-length': this.limits.dead };
    return { name, options: { durable: true, arguments: args } };
  }

  private buriedAs(service: string, name: string): Record<string, string> {
    return { 'x-dead-letter-exchange': this.dead(service), 'x-dead-letter-routing-key': name };
  }
}

function deadName(queue: string): string {
  return `${queue}.dead`;
}

async function declare(channel: Channel, spec: QueueSpec): Promise<void> {
  await channel.assertQueue(spec.name, spec.options);
}
