export * from './config/load-config.js';
export * from './context/request-context.js';
export * from './health/health-registry.js';
export * from './logging/logger.js';
export * from './shutdown/shutdown.js';
