import type { Logger } from '../logging/logger.js';

export interface ShutdownStep {
  readonly name: string;
  /** Milliseconds that it may take, where that is longer than a process usually has. */
  readonly atMostMs?: number;
  run(): Promise<void>;
}

const USUAL_GRACE_MS = 25_000;
/** For what comes after the longest step: connections to be closed. */
const AFTER_MS = 5_000;

/** Milliseconds in which all the steps have to be done. */
export function graceFor(steps: readonly ShutdownStep[]): number {
  return Math.max(USUAL_GRACE_MS, ...steps.map(({ atMostMs = 0 }) => atMostMs + AFTER_MS));
}

/**
 * Runs the steps once, in order, on the first SIGINT or SIGTERM, then exits. A second signal, or
 * the end of their time, exits at once: an operator who presses Ctrl-C twice means it.
 */
export function shutdownOnSignal(steps: ShutdownStep[], logger: Logger): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(130);
    stopping = true;
    logger.info({ signal }, 'Stopping.');
    const graceMs = graceFor(steps);
    setTimeout(() => {
      logger.error({ graceMs }, 'Not everything stopped in time.');
      process.exit(1);
    }, graceMs).unref();
    void runSteps(steps, logger).then((clean) => process.exit(clean ? 0 : 1));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** A failing step is logged and does not keep the later ones from running. */
export async function runSteps(steps: ShutdownStep[], logger: Logger): Promise<boolean> {
  let clean = true;
  for (const step of steps) {
    try {
      await step.run();
    } catch (error) {
      clean = false;
      logger.error({ err: error, step: step.name }, 'A shutdown step failed.');
    }
  }
  return clean;
}
