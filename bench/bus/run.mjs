/**
 * What our bus and gateway cost, alongside the least that could do the same: a plain
 * NestJS gateway with a plain NestJS microservice, on one broker, measured in turn.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { provision } from '@casewright/database';
import { startBroker } from '@casewright/testing';
import { startDatabase } from '../shapes/shapes.mjs';
import { measure } from './measure.mjs';
import { memory, summarize } from './report/summarize.mjs';
import { checkTargets } from './report/targets.mjs';
import { settings } from './settings.mjs';
import { startSubjects } from './subjects.mjs';

const SERVICES = ['auth', 'search'];

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

/**
 * One broker and one database for everything that is measured, and a folder that stands for the
 * built web application. `MESSAGE_BUS_URL` names a broker that nothing else uses meanwhile; without
 * it Docker or a local rabbitmq-server gives one.
 *
 * @param {(stop: () => Promise<void>) => void} onStop takes what undoes each part
 */
async function startInfrastructure(onStop) {
  const { url, dataDir: webRoot } = await startDatabase(onStop);
  mkdirSync(webRoot);
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Casewright</title>');
  const broker = await startBroker();
  onStop(() => broker.stop());
  return {
    brokerUrl: broker.url,
    databaseUrls: await provision(url, SERVICES, 'benchmark'),
    webRoot,
  };
}

/** The figures as a person reads them. */
function print({ figures, rssMegabytes, targets }) {
  console.table(
    figures.map((figure) => ({
      'in flight': figure.inFlight,
      what: figure.title,
      'calls/s': figure.perSecond,
      'p50 ms': figure.p50,
      'p99 ms': figure.p99,
      'of bare NestJS': figure.throughputRatio,
      'p50 over it': figure.p50Difference,
      'cpu µs/call': Object.values(figure.cpuMicrosPerCall).join(' + '),
    })),
  );
  console.log('Memory of each process, MB:');
  console.table(rssMegabytes);
  for (const { target, measured, met } of targets) {
    console.log(`${met ? 'met   ' : 'MISSED'} ${target}: ${measured}`);
  }
}
