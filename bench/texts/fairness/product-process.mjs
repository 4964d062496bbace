/**
 * The product in one process, which tells on request for how long its event loop was held at most:
 * the processor time of the main thread between two of its turns. Other work on the machine does not
 * count into that, as it does into the time by the clock.
 */
import { readFileSync } from 'node:fs';
import { start } from '../../../services/standalone/dist/start.js';

const NS_PER_MS = 1e6;
/** In the kernel the main thread has the number of its process. */
const COUNTER = `/proc/self/task/${process.pid}/schedstat`;

let longest = 0;
let last = mainThreadMs();

function mainThreadMs() {
  return Number(readFileSync(COUNTER, 'latin1').split(' ')[0]) / NS_PER_MS;
}

/** A turn of the loop each millisecond, where it is free. */
function turn() {
  const now = mainThreadMs();
  longest = Math.max(longest, now - last);
  last = now;
  setTimeout(turn, 1);
}

async function stop() {
  for (const step of steps.splice(0)) await step.run();
  process.exit();
}

const steps = [];
await start(steps);
turn();
process.on('message', () => {
  process.send({ longest });
  longest = 0;
  last = mainThreadMs();
});
process.on('SIGTERM', stop);
process.on('disconnect', stop);
process.send({ ready: true });
