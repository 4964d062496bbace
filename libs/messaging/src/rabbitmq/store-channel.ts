import type { ServiceName } from '@casewright/contracts';
import type { Channel, ConfirmChannel } from 'amqplib';
import { unavailable } from '../bus/bus-errors.js';
import type { WireMessage } from '../wire/message.js';
import { toProperties } from './amqp-message.js';
import { LOST, notTaken } from './confirms.js';
import type { ForeignExchanges } from './foreign-exchanges.js';
import type { Topology } from './topology.js';

/** A broker that has not confirmed by then is treated as away. */
const CONFIRM_MS = 10_000;

interface Target {
  readonly exchange: string;
  readonly key: string;
  /** Named in errors; a job of a service must find its queue, an event may find no listener. */
  readonly owner: string;
  readonly mandatory: boolean;
}

/** Submits jobs and events over one connection; each is stored once its promise resolves. */
export class StoreChannel {
  private readonly returned = new Set<string>();

  constructor(
    private readonly channel: ConfirmChannel,
    private readonly topology: Topology,
    private readonly exchanges: ForeignExchanges,
  ) {
    channel.on('return', ({ properties }) => this.returned.add(properties.messageId));
  }

  async enqueue(service: ServiceName, message: WireMessage): Promise<void> {
    const queue = this.topology.jobs(service);
    const exchange = this.topology.inlet(queue);
    const target: Target = { exchange, key: queue.name, owner: service, mandatory: true };
    if ((await this.isReady('find', service)) && (await this.store(target, message))) return;
    // The queue was never declared, or has been deleted.
    if ((await this.isReady('make', service)) && (await this.store(target, message))) return;
    throw unavailable(`The ${service} service has no queue.`);
  }

  async broadcast(message: WireMessage): Promise<void> {
    const { pattern } = message;
    const exchange = this.topology.events;
    await this.store({ exchange, key: pattern, owner: 'listening', mandatory: false }, message);
  }

  private async isReady(how: 'find' | 'make', service: ServiceName): Promise<boolean> {
    const exchange = this.topology.inlet(this.topology.jobs(service));
    const declare = (channel: Channel) => this.topology.declareJobs(channel, service);
    return this.exchanges[how](exchange, declare).catch((error: unknown) => {
      throw unavailable(LOST, error);
    });
  }

  /** @returns false when no queue took the message */
  private store(target: Target, message: WireMessage): Promise<boolean> {
    const { exchange, key, owner, mandatory } = target;
    const options = { ...toProperties(message), persistent: true, mandatory };
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(unavailable('The message broker did not confirm in time.'));
      }, CONFIRM_MS);
      const confirmed = (error: unknown): void => {
        clearTimeout(timer);
        const returned = this.returned.delete(message.messageId);
        if (error) reject(notTaken(error, owner));
        else resolve(!returned);
      };
      try {
        this.channel.publish(exchange, key, message.body, options, confirmed);
      } catch (error) {
        confirmed(error);
      }
    });
  }
}
