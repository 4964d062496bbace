import { setTimeout as delay } from 'node:timers/promises';
import type { EmbeddedLogger } from '../embedded-options.js';
import type { Postmaster } from './postmaster.js';

/** Waits before each attempt to bring back a server that died, in milliseconds. */
const RESTART_DELAYS = [0, 500, 2_000, 5_000, 10_000];

/**
 * Keeps the server up until it is told to stop: one that dies (killed for using too much memory,
 * say) is started again on the same port, where every pool of the application finds it.
 *
 * @returns stops the server and gives the folder back; safe to repeat.
 */
export function superviseServer(
  first: Postmaster,
  relaunch: () => Promise<Postmaster>,
  unlock: () => void,
  logger: EmbeddedLogger | undefined,
): () => Promise<void> {
  let server = first;
  let stopping: Promise<void> | undefined;
  const quit = new AbortController();
  let restarting: Promise<void> = Promise.resolve();

  const watch = (): void => {
    void server.exited.then(() => {
      if (!stopping) restarting = restart();
    });
  };
  const restart = async (): Promise<void> => {
    for (const ms of RESTART_DELAYS) {
      await delay(ms, undefined, { ref: false, signal: quit.signal }).catch(() => undefined);
      if (stopping !== undefined) return;
      try {
        server = await relaunch();
        logger?.warn({ pid: server.pid }, 'The database ended unexpectedly; it is running again.');
        return watch();
      } catch (err) {
        logger?.error({ err }, 'The database ended unexpectedly and has not restarted yet.');
      }
    }
    logger?.error('The database did not come back. See its log, then restart the application.');
  };
  // The last resort of a process that leaves without stop(): the server ends on its own.
  const onExit = (): void => {
    server.signalStop();
    unlock();
  };
  process.once('exit', onExit);
  watch();
  return () => {
    stopping ??= (async () => {
      quit.abort();
      await restarting;
      await server.stop();
      process.removeListener('exit', onExit);
      unlock();
    })();
    return stopping;
  };
}
