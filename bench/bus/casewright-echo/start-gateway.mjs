import { startGateway } from '@casewright/gateway';
import { createLogger } from '@casewright/platform';

const CONFIG = {
  PORT: 0,
  PRODUCT_NAME: 'Casewright',
  MAKER_NAME: '',
  RATE_LIMITS: 'off',
  TRUSTED_PROXIES: 0,
};

/** The product's gateway, whole, on a free port, as the benches measure it. */
export const startBenchGateway = (transport, settings = {}) =>
  startGateway({
    transport,
    logger: createLogger('gateway'),
    config: { ...CONFIG, ...settings },
  });
