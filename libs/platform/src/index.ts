export * from './config/load-config.js';
export * from './context/request-context.js';
export * from './health/health-registry.js';
export * from './health/health-server.js';
export * from './logging/logger.js';
export * from './shutdown/run-process.js';
export * from './shutdown/shutdown.js';
export * from './version.js';
