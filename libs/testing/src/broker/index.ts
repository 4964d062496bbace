export { freePort } from './free-port.js';
export { startBroker } from './start-broker.js';
export { TcpProxy } from './tcp-proxy.js';
export { BrokerNotAvailableError, type TestBroker } from './test-broker.js';
