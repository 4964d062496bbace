export { GatewayConfig } from './gateway-config.js';
export { type RunningGateway, startGateway } from './start-gateway.js';
