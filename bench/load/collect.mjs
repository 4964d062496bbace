/**
 * Loaded by a process that is measured, and by each of its threads: on SIGUSR2 they collect all their
 * garbage. What collectors would give back in time is no growth, and it swings by more than the bound of
 * a soak.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

const threads = new BroadcastChannel('collect');
threads.onmessage = () => collect();
threads.unref();
// Signals reach the main thread alone.
if (isMainThread)
  process.on('SIGUSR2', () => {
    threads.postMessage(null);
    collect();
  });
