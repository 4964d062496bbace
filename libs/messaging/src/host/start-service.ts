import 'reflect-metadata';
import { BUILD, HealthRegistry, type Logger, NestLogger } from '@casewright/platform';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { BusTransport } from '../bus/bus.js';
import { MessagingModule } from '../nest/messaging.module.js';
import { healthModule } from './health.module.js';
import type { ServiceDefinition } from './service-definition.js';
import { readService } from './service-readings.js';

export interface StartServiceOptions {
  transport: BusTransport;
  databaseUrl: string;
  logger: Logger;
  /** Milliseconds that a stop waits for running handlers; default: the transport's. */
  drainMs?: number | undefined;
}

export interface RunningService {
  readonly health: HealthRegistry;
  /** Finishes running work, takes nothing new, and then disconnects from the database. */
  stop(): Promise<void>;
}

@Module({})
class ServiceHostModule {}

/** Migrates, wires and connects one service; resolves when it answers on the bus. */
export async function startService(
  definition: ServiceDefinition,
  { transport, databaseUrl, logger, drainMs }: StartServiceOptions,
): Promise<RunningService> {
  const health = new HealthRegistry(BUILD);
  const strategy = transport.server({
    service: definition.name,
    logger,
    ...(definition.concurrency ? { concurrency: definition.concurrency } : {}),
    jobConcurrency: definition.jobConcurrency?.(),
    drainMs,
  });
  health.register('message-bus', async () => {
    const { status, detail } = transport.bus.state();
    if (status === 'down') throw new Error(detail ?? 'not connected');
  });
  const host = {
    module: ServiceHostModule,
    imports: [
      MessagingModule.forTransport(transport),
      healthModule(definition.name, health),
      await definition.module({ databaseUrl }),
    ],
  };
  const app = await NestFactory.createMicroservice(host, {
    strategy,
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  await app.listen();
  const endReadings = readService(definition.name, health, strategy);
  return {
    health,
    async stop() {
      endReadings();
      await strategy.drain();
      await app.close();
    },
  };
}
