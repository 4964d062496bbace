import { createTransport } from '@casewright/messaging';
import { createLogger, loadConfig, runProcess } from '@casewright/platform';
import { openMetrics } from '@casewright/platform/metrics';
import { openTracing } from '@casewright/platform/tracing';
import { IsUrl } from 'class-validator';
import { GatewayConfig } from './gateway-config.js';
import { startGateway } from './start-gateway.js';

class GatewayProcessConfig extends GatewayConfig {
  @IsUrl(
    { protocols: ['amqp', 'amqps'], require_tld: false, require_protocol: true },
    { message: 'must be an amqp:// or amqps:// address' },
  )
  MESSAGE_BUS_URL!: string;
}

const logger = createLogger('gateway');

await runProcess(logger, async (stop) => {
  const config = loadConfig(GatewayProcessConfig);
  await openMetrics(stop);
  await openTracing('gateway', stop, logger);
  const transport = await createTransport({ url: config.MESSAGE_BUS_URL, logger });
  stop.unshift({ name: 'message bus', run: () => transport.close() });
  const gateway = await startGateway({ transport, config, logger });
  stop.unshift({ name: 'gateway', run: () => gateway.stop() });
  logger.info(`The gateway listens on port ${gateway.port}.`);
});
