/**
 * Loaded by a process that is measured, and by each of its threads: on SIGUSR2 they collect all their
 * garbage, and compact what is left. What collectors would give back in time is no growth, nor are gaps
 * in pages, and both swing by more than the bound of a soak.
 */
import { syncBuiltinESMExports } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import threads, { isMainThread } from 'node:worker_threads';

/** Until then, the threads have collected theirs, too. */
const COLLECTED_MS = 2_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

const channel = new BroadcastChannel('collect');
channel.onmessage = () => collect();
channel.unref();
// Signals reach the main thread alone, and the product's threads are begun without its options.
if (isMainThread) {
  process.on('SIGUSR2', () => {
    // The flags are the whole process's, and under load its collections are to be the usual ones.
    setFlagsFromString('--compact-on-every-full-gc');
    setTimeout(() => setFlagsFromString('--no-compact-on-every-full-gc'), COLLECTED_MS).unref();
    channel.postMessage(null);
    collect();
  });
  threads.Worker = class extends threads.Worker {
    constructor(entry, options) {
      super(entry, { ...options, execArgv: [`--import=${import.meta.url}`] });
    }
  };
  syncBuiltinESMExports();
}
