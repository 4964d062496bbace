import type { Logger } from '@casewright/platform';
import type { Bus, BusServerOptions, BusServerStrategy, BusTransport } from '../bus/bus.js';
import { BusClient } from '../bus/bus-client.js';
import { DEFAULT_LIMITS, type QueueLimits } from '../bus/limits.js';
import { ClaimStores } from '../claim-check/claim-check.js';
import { trustOf } from '../server/trust.js';
import type { BusIdentity } from '../trust/identity.js';
import { brokerUrl } from './broker-url.js';
import { RabbitPublisher } from './rabbit.publisher.js';
import { RabbitServer } from './rabbit.server.js';
import { Topology } from './topology.js';

export interface RabbitTransportOptions {
  readonly url: string;
  readonly logger: Logger;
  readonly namespace: string;
  readonly identity: BusIdentity;
  readonly connectTimeoutMs: number;
  readonly limits?: Partial<QueueLimits> | undefined;
}

/** Services in their own processes, over RabbitMQ 3.10 or newer. */
export class RabbitTransport implements BusTransport {
  readonly kind = 'rabbitmq';
  readonly bus: Bus;
  readonly stores = new ClaimStores();

  private constructor(
    private readonly options: RabbitTransportOptions,
    private readonly topology: Topology,
    private readonly publisher: RabbitPublisher,
  ) {
    this.bus = new BusClient(publisher, options.logger, options.identity);
  }

  /** Resolves when the broker can be used. */
  static async open(options: RabbitTransportOptions): Promise<RabbitTransport> {
    const url = brokerUrl(options.url);
    const topology = new Topology(options.namespace, { ...DEFAULT_LIMITS, ...options.limits });
    const publisher = new RabbitPublisher(url, topology, options.identity.name, options.logger);
    await publisher.open(options.connectTimeoutMs);
    return new RabbitTransport({ ...options, url }, topology, publisher);
  }

  server(options: BusServerOptions): BusServerStrategy {
    const { url, logger, connectTimeoutMs, identity } = this.options;
    const given = { logger, ...options, url, connectTimeoutMs };
    const trust = trustOf(identity, this.bus, given);
    return new RabbitServer(given, this.topology, this.publisher, trust, this.stores);
  }

  close(): Promise<void> {
    return this.bus.close();
  }
}
