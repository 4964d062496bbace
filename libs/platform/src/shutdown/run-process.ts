import { ConfigurationError } from '../config/load-config.js';
import type { Logger } from '../logging/logger.js';
import { type ShutdownStep, shutdownOnSignal } from './shutdown.js';

/**
 * The frame of every long-running process: start, then stop in order on a signal. What cannot
 * start says why in one sentence and exits with 1, so that an orchestrator tries again.
 */
export async function runProcess(
  logger: Logger,
  start: () => Promise<ShutdownStep[]>,
): Promise<void> {
  process.on('unhandledRejection', (reason) => {
    logger.error({ err: reason }, 'A promise was rejected and nobody was listening.');
  });
  try {
    shutdownOnSignal(await start(), logger);
  } catch (error) {
    if (error instanceof ConfigurationError) logger.fatal(error.message);
    else logger.fatal({ err: error }, 'Could not start.');
    process.exit(1);
  }
}
