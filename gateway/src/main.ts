import { createTransport, IsBusUrl, IsKeyOfBus, readIdentity } from '@casewright/messaging';
import { createLogger, loadConfig, runProcess } from '@casewright/platform';
import { openMetrics } from '@casewright/platform/metrics';
import { openTracing } from '@casewright/platform/tracing';
import { GatewayConfig } from './gateway-config.js';
import { startGateway } from './start-gateway.js';

class GatewayProcessConfig extends GatewayConfig {
  @IsBusUrl()
  MESSAGE_BUS_URL!: string;

  @IsKeyOfBus()
  BUS_SIGNING_KEY!: string;

  @IsKeyOfBus()
  BUS_PUBLIC_KEYS!: string;
}

const logger = createLogger('gateway');

await runProcess(logger, async (stop) => {
  const config = loadConfig(GatewayProcessConfig);
  await openMetrics(stop);
  await openTracing('gateway', stop, logger);
  const identity = readIdentity('gateway', config);
  const transport = await createTransport({ url: config.MESSAGE_BUS_URL, logger, identity });
  stop.unshift({ name: 'message bus', run: () => transport.close() });
  const gateway = await startGateway({ transport, config, logger });
  stop.unshift({ name: 'gateway', run: () => gateway.stop() });
  logger.info(`The gateway listens on port ${gateway.port}.`);
});
