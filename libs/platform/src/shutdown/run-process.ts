import { OperatorError } from '../config/operator-error.js';
import type { Logger } from '../logging/logger.js';
import { logUncaught } from '../logging/uncaught.js';
import { runSteps, type ShutdownStep, shutdownOnSignal } from './shutdown.js';

/**
 * The frame of every long-running process. `start` prepends a step to `stop` for each thing it has
 * started, so that a signal at any time, or a failure halfway, undoes exactly that. A process that
 * cannot start says why and exits with 1, so that an orchestrator tries again; `say` reports the
 * operator's sentence, by default in the log.
 */
export async function runProcess(
  logger: Logger,
  start: (stop: ShutdownStep[]) => Promise<void>,
  say: (sentence: string) => void = (sentence) => logger.fatal(sentence),
): Promise<void> {
  logUncaught(logger);
  const stop: ShutdownStep[] = [];
  shutdownOnSignal(stop, logger);
  try {
    await start(stop);
  } catch (error) {
    if (error instanceof OperatorError) say(error.message);
    else logger.fatal({ err: error }, 'Could not start.');
    await runSteps(stop, logger);
    process.exit(1);
  }
}
