import type { Logger } from '@casewright/platform';
import type { Bus, BusServerOptions, BusServerStrategy, BusTransport } from '../bus/bus.js';
import { BusClient } from '../bus/bus-client.js';
import { DEFAULT_LIMITS, type QueueLimits } from '../bus/limits.js';
import { ClaimStores } from '../claim-check/claim-check.js';
import { trustOf } from '../server/trust.js';
import { type BusIdentity, passingIdentity } from '../trust/identity.js';
import { InProcessBroker } from './in-process.broker.js';
import { InProcessServer } from './in-process.server.js';

/** All services in one process: the same handlers, limits, and errors, without a broker. */
export class InProcessTransport implements BusTransport {
  readonly kind = 'in-process';
  readonly bus: Bus;
  readonly stores = new ClaimStores();
  readonly broker: InProcessBroker;

  constructor(
    private readonly logger: Logger,
    limits: Partial<QueueLimits> = {},
    private readonly identity: BusIdentity = passingIdentity(),
  ) {
    this.broker = new InProcessBroker({ ...DEFAULT_LIMITS, ...limits });
    this.bus = new BusClient(this.broker, logger, identity);
  }

  server(options: BusServerOptions): BusServerStrategy {
    const given = { logger: this.logger, ...options };
    const trust = trustOf(this.identity, this.bus, given);
    return new InProcessServer(this.broker, given, trust, this.stores);
  }

  close(): Promise<void> {
    return this.bus.close();
  }
}
