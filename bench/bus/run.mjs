/**
 * What our bus and gateway cost, alongside the least that could do the same: a plain
 * NestJS gateway with a plain NestJS microservice, on one broker, measured in turn.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startInfrastructure } from './infrastructure.mjs';
import { measure } from './measure.mjs';
import { print } from './report/print.mjs';
import { memory, summarize } from './report/summarize.mjs';
import { checkTargets } from './report/targets.mjs';
import { settings } from './settings.mjs';
import { startSubjects } from './subjects.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM'];
const BUILT = fileURLToPath(new URL('../../gateway/dist/main.js', import.meta.url));

export async function run() {
  if (!existsSync(BUILT)) throw new Error('The product is not built. Run npm run build first.');
  const stops = [];
  let stopped;
  // Once for all: an interruption makes the measurement below fail too, and both lead here.
  const stopAll = () => {
    stopped ??= runAll(stops);
    return stopped;
  };
  const interrupted = () => void stopAll().finally(() => process.exit(130));
  // Not `once`: libraries that find nobody listening any more would end the process at once.
  for (const signal of SIGNALS) process.on(signal, interrupted);
  try {
    const onStop = (stop) => stops.push(stop);
    const subjects = await startSubjects(await startInfrastructure(onStop), onStop);
    const samples = await measure(subjects, (what) => console.log(what));
    const { inFlight, rounds, seconds } = settings;
    const figures = summarize(subjects, samples, inFlight);
    const result = {
      rounds,
      seconds,
      figures,
      rssMegabytes: memory(samples),
      targets: checkTargets(figures),
    };
    print(result);
    return result;
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupted);
    await stopAll();
  }
}

/** Last in, first out; what cannot be stopped does not keep the others running. */
async function runAll(stops) {
  while (stops.length > 0) {
    await stops
      .pop()()
      .catch((error) => console.error(error.message));
  }
}
