export { GatewayConfig } from './config/gateway-config.js';
export { type RunningGateway, startGateway } from './start-gateway.js';
