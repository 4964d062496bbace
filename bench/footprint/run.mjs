/**
 * What requests and limits of `k8s/` rest on: `npm run bench -- footprint` after a build. Gateway and
 * services apart, each with the processes that it starts, as a container has them: memory (PSS) and
 * processor with nobody there, with a few users who read what they get, and with many who do not.
 * Other work on the machine takes from what is done: run it on a quiet one.
 *
 *   FOOTPRINT_SECONDS=20    each load lasts for so long (default 60)
 */
import { setTimeout as delay } from 'node:timers/promises';
import { startApart, startDatabase } from '../shapes/shapes.mjs';
import { signUp, work } from './load.mjs';
import { watchTrees } from './process-trees.mjs';

const SECONDS = Number(process.env.FOOTPRINT_SECONDS ?? 60);
const SETTLE_MS = 20_000;
/** Users who ask all the time, each `pauseMs` after the last answer. */
const LOADS = [
  { load: 'idle', users: 0, pauseMs: 0 },
  { load: 'usual', users: 4, pauseMs: 2_000 },
  { load: 'busy', users: 16, pauseMs: 0 },
];

export async function run() {
  if (process.platform !== 'linux') return { skipped: 'only Linux has /proc' };
  const stops = [];
  try {
    const onStop = (stop) => stops.unshift(stop);
    const database = await startDatabase(onStop);
    await fill(database);
    const { origin, processes } = await startApart(database, onStop, { RATE_LIMITS: 'off' });
    await delay(SETTLE_MS);
    const figures = {};
    for (const each of LOADS) figures[each.load] = await measure(origin, processes, each);
    print(figures);
    return { seconds: SECONDS, loads: LOADS, ...figures };
  } finally {
    for (const stop of stops) await stop();
  }
}

/** Migrates, fills the library and publishes its index, as no pod but the first has to. */
async function fill(database) {
  const stops = [];
  await startApart(database, (stop) => stops.unshift(stop));
  for (const stop of stops) await stop();
}

async function measure(origin, processes, { load, users, pauseMs }) {
  const names = Array.from({ length: users }, (_, at) => `${load}-${at}`);
  const asks = await Promise.all(names.map((name) => signUp(origin, name)));
  const until = performance.now() + SECONDS * 1_000;
  const watched = watchTrees(processes);
  const counts = await Promise.all([
    ...asks.map((ask, at) => work(ask, { from: at, until, pauseMs })),
    delay(SECONDS * 1_000).then(() => ({ done: 0, refused: 0 })),
  ]);
  const sum = (field) => counts.reduce((total, each) => total + each[field], 0);
  return { done: sum('done'), refused: sum('refused'), processes: watched.stop() };
}

function print(figures) {
  for (const [load, { done, refused, processes }] of Object.entries(figures)) {
    const rows = processes.map(({ name, meanMb, mostMb, cores }) => [
      name,
      {
        'mean, MB': Math.round(meanMb),
        'most, MB': Math.round(mostMb),
        'thousandths of a core': Math.round(cores * 1_000),
      },
    ]);
    console.log(`\n${load}: ${done} answered, ${refused} refused in ${SECONDS} s`);
    console.table(Object.fromEntries(rows));
  }
}
