/** Our own gateway, whole, before the stand-in services. */
import { startGateway } from '@casewright/gateway';
import { createLogger } from '@casewright/platform';
import { ready } from '../processes/questions.mjs';
import { openBus } from './bus.mjs';

const gateway = await startGateway({
  transport: await openBus(),
  logger: createLogger('gateway'),
  config: {
    PORT: 0,
    PRODUCT_NAME: 'Casewright',
    MAKER_NAME: '',
    RATE_LIMITS: 'off',
    TRUSTED_PROXIES: 0,
    WEB_ROOT: process.env.WEB_ROOT,
  },
});
ready({ port: gateway.port });
