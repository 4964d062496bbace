import type { Logger } from './logger.js';

/**
 * Node prints an error that nobody caught with all its properties, a query's parameters among them.
 * The process ends as it would have, and the log says why.
 */
export function logUncaught(logger: Logger): void {
  process.on('unhandledRejection', (reason) => {
    logger.error({ err: reason }, 'A promise was rejected and nothing handled it.');
  });
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'An error was thrown and nothing caught it.');
    process.exit(1);
  });
}
