import 'reflect-metadata';
import type { ServiceName } from '@casewright/contracts';
import { createLogger } from '@casewright/platform';
import { type INestMicroservice, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Bus, BusServerOptions, BusServerStrategy, BusTransport } from '../bus/bus.js';
import type { QueueLimits } from '../bus/limits.js';
import type { ClaimStores } from '../claim-check/claim-check.js';
import { MessagingModule } from '../nest/messaging.module.js';

/** What a transport brings to be put to the test. */
export interface ConformanceBroker {
  /** A transport as its own process would have it; `url`: by way of another address. */
  connect(by?: { url: string }): Promise<BusTransport>;
  /** Patterns of the messages that were given up, oldest first. */
  deadLetters(service: ServiceName | 'gateway'): Promise<string[]>;
  close(): Promise<void>;
}

/** A broker without any queue yet. */
export type MakeBroker = (limits?: Partial<QueueLimits>) => Promise<ConformanceBroker>;

export interface Served {
  readonly app: INestMicroservice;
  readonly server: BusServerStrategy;
  readonly bus: Bus;
  readonly stores: ClaimStores;
}

const silent = createLogger('conformance', 'silent');

/** A caller, any number of serving processes, and the broker between them. */
export class World {
  private readonly apps: INestMicroservice[] = [];
  private readonly transports: BusTransport[] = [];

  private constructor(
    readonly broker: ConformanceBroker,
    readonly bus: Bus,
  ) {}

  static async open(make: MakeBroker, limits?: Partial<QueueLimits>): Promise<World> {
    const broker = await make(limits);
    const caller = await broker.connect();
    const world = new World(broker, caller.bus);
    world.transports.push(caller);
    return world;
  }

  /** A process that serves `auth`, unless the options name another service. */
  async serve(
    controllers: Type | Type[],
    options: Partial<BusServerOptions> = {},
    through?: BusTransport,
  ): Promise<Served> {
    const transport = through ?? (await this.broker.connect());
    if (!through) this.transports.push(transport);
    const server = transport.server({ service: 'auth', logger: silent, ...options });
    @Module({
      imports: [MessagingModule.forTransport(transport)],
      controllers: [controllers].flat(),
    })
    class TestModule {}
    const app = await NestFactory.createMicroservice(TestModule, {
      strategy: server,
      logger: false,
    });
    await app.listen();
    this.apps.push(app);
    return { app, server, bus: transport.bus, stores: transport.stores };
  }

  async close(): Promise<void> {
    for (const app of this.apps) await app.close();
    for (const transport of this.transports) await transport.close();
    await this.broker.close();
  }
}
