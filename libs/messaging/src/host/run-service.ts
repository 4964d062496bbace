import { type ServiceName, serviceCouldNotStart } from '@casewright/contracts';
import {
  createLogger,
  loadConfig,
  OperatorError,
  runProcess,
  startHealthServer,
} from '@casewright/platform';
import { measureDisks, openMetrics } from '@casewright/platform/metrics';
import { openTracing } from '@casewright/platform/tracing';
import { IsInt, IsNotEmpty, Max, Min } from 'class-validator';
import type { Bus } from '../bus/bus.js';
import { createTransport } from '../create-transport.js';
import { readIdentity } from '../trust/identity.js';
import { IsBusUrl, IsKeyOfBus } from './bus-settings.js';
import type { ServiceDefinition } from './service-definition.js';
import { startService } from './start-service.js';

class ServiceProcessConfig {
  @IsNotEmpty({ message: "must be the address of this service's PostgreSQL role and schema" })
  DATABASE_URL!: string;

  @IsBusUrl()
  MESSAGE_BUS_URL!: string;

  @IsKeyOfBus()
  BUS_SIGNING_KEY!: string;

  @IsKeyOfBus()
  BUS_PUBLIC_KEYS!: string;

  /** Liveness and readiness for the container's health check; not published. */
  @IsInt()
  @Min(1)
  @Max(65_535)
  HEALTH_PORT: number = 9090;

  /**
   * How long a stop waits for running work; jobs that are not done by then start over elsewhere.
   */
  @IsInt()
  @Min(1)
  @Max(3_600)
  DRAIN_SECONDS: number = 20;
}

/** One service as its own process: what `node dist/main.js` does in a container. */
export function runService(definition: ServiceDefinition): Promise<void> {
  const logger = createLogger(definition.name);
  return runProcess(logger, async (stop) => {
    const config = loadConfig(ServiceProcessConfig);
    await openMetrics(stop);
    // Docker has its volumes there, too, unless told otherwise.
    measureDisks({ container: '/' });
    const drainMs = config.DRAIN_SECONDS * 1_000;
    await openTracing(definition.name, stop, logger);
    const identity = readIdentity(definition.name, config);
    const transport = await createTransport({ url: config.MESSAGE_BUS_URL, logger, identity });
    stop.unshift({ name: 'message bus', run: () => transport.close() });
    const service = await startService(definition, {
      transport,
      databaseUrl: config.DATABASE_URL,
      logger,
      drainMs,
    }).catch((error: unknown) => sayWhyNot(transport.bus, definition.name, error));
    stop.unshift({ name: 'service', atMostMs: drainMs, run: () => service.stop() });
    const healthServer = await startHealthServer(service.health, config.HEALTH_PORT);
    stop.push({ name: 'health server', run: () => healthServer.close() });
    logger.info(`Service ${definition.name} is ready.`);
  });
}

/**
 * Publishes the reason, so that the diagnostics know it after the process is gone. @throws the
 * error itself, always
 */
async function sayWhyNot(bus: Bus, service: ServiceName, error: unknown): Promise<never> {
  const reason = error instanceof OperatorError ? error.message : 'Its log says why.';
  await bus.publish(serviceCouldNotStart, { service, reason }).catch(() => undefined);
  throw error;
}
