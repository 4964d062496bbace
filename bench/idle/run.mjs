/**
 * What the product costs while nobody uses it, in both shapes: `npm run bench -- idle` after a build.
 * Memory and processor of each process over a minute, and how long a warm start takes: one on a
 * database that an earlier start has filled. It fails where a bound is passed: by memory without
 * what processes share, such as Node's own program (PSS), and by the time of the start without that
 * in which a busy machine did something else.
 *
 *   IDLE_SECONDS=10    watched for so long (default 60)
 *   SHAPE=one          or `apart`: that shape alone
 */
import { setTimeout as delay } from 'node:timers/promises';
import { watch } from './readings.mjs';
import { startApart, startDatabase, startOne } from './shapes.mjs';

const BOUNDS = {
  one: { mb: 250, corePercent: 2, startMs: 3_000 },
  apart: { mb: 150, corePercent: 1, startMs: 3_000 },
};
const SHAPES = { one: startOne, apart: startApart };
/** In which what was needed for the start alone is let go. */
const SETTLE_MS = 20_000;
const SECONDS = Number(process.env.IDLE_SECONDS ?? 60);

export async function run() {
  if (process.platform !== 'linux') return { skipped: 'only Linux has /proc' };
  const figures = {};
  for (const shape of Object.keys(SHAPES)) {
    if ((process.env.SHAPE ?? shape) === shape) figures[shape] = await measure(shape);
  }
  const above = Object.entries(figures).flatMap(([shape, rows]) => aboveOf(shape, rows));
  for (const sentence of above) console.log(`✗ ${sentence}`);
  if (above.length > 0) process.exitCode = 1;
  return { seconds: SECONDS, bounds: BOUNDS, ...figures };
}

async function measure(shape) {
  const stops = [];
  try {
    const database = await startDatabase((stop) => stops.unshift(stop));
    await startAndStop(shape, database);
    const { processes } = await SHAPES[shape](database, (stop) => stops.unshift(stop));
    await delay(SETTLE_MS);
    const pids = processes.map(({ pid }) => pid);
    const watched = await watch(pids, () => delay(SECONDS * 1000));
    const rows = processes.map(({ name, startMs: { clockMs, waitedMs } }, at) => ({
      ...{ name, clockMs, startMs: clockMs - waitedMs, ...watched[at] },
    }));
    print(shape, rows);
    return rows;
  } finally {
    for (const stop of stops) await stop();
  }
}

/** Migrates, fills the library and publishes its index. */
async function startAndStop(shape, database) {
  const stops = [];
  try {
    await SHAPES[shape](database, (stop) => stops.unshift(stop));
  } finally {
    for (const stop of stops) await stop();
  }
}

function aboveOf(shape, rows) {
  const bounds = BOUNDS[shape];
  return rows.flatMap(({ name, startMs, pssMb, corePercent }) => [
    ...(pssMb > bounds.mb ? [`${name} has ${pssMb.toFixed(0)} MB, more than ${bounds.mb}`] : []),
    ...(corePercent > bounds.corePercent
      ? [`${name} uses ${corePercent.toFixed(2)} % of a core, more than ${bounds.corePercent}`]
      : []),
    ...(startMs > bounds.startMs
      ? [`${name} takes ${startMs.toFixed(0)} ms to start, more than ${bounds.startMs}`]
      : []),
  ]);
}

function print(shape, rows) {
  const table = rows.map(({ name, clockMs, startMs, rssMb, pssMb, corePercent }) => [
    name,
    {
      'start, ms': Math.round(startMs),
      'by the clock': Math.round(clockMs),
      'RSS, MB': Math.round(rssMb),
      'PSS, MB': Math.round(pssMb),
      '% of a core': Number(corePercent.toFixed(2)),
    },
  ]);
  console.log(shape === 'one' ? 'In one process:' : 'Gateway and services apart:');
  console.table(Object.fromEntries(table));
}
