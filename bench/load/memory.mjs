/** Memory of the product's processes over a long load. */
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { memoryOf } from '../shapes/readings.mjs';

/** Longer than all threads of a process take to collect their garbage, and how often it is looked at. */
const COLLECTED_MS = 3_000;
const LOOK_EVERY_MS = 100;
const HOUR_MS = 3_600_000;

/** What lets a process collect its garbage when it is told to, for its environment. */
export const COLLECTS = {
  NODE_OPTIONS: `--import=${pathToFileURL(`${import.meta.dirname}/collect.mjs`)}`,
};

export const totalMb = (processes) =>
  processes.reduce((sum, { pid }) => sum + memoryOf(pid).pssMb, 0);

/**
 * @param processes that have `COLLECTS` in their environment
 * @param load one part of it, which is asked for `parts` times
 * @returns what the parts resolve with, and for each process its lowest memory at the end and the slope,
 * in percent of it an hour. Each reading is taken after a collection, between two parts, since a process
 * that collects all its garbage answers nobody. Pages of files, which the kernel takes and gives, are not
 * counted.
 */
export async function measureSoak(processes, parts, load) {
  const readings = processes.map(() => []);
  await lowestCollected(processes);
  const loaded = [];
  for (let part = 0; part < parts; part++) {
    loaded.push(await load());
    for (const [n, mb] of (await lowestCollected(processes)).entries())
      readings[n].push([Date.now(), mb]);
  }
  const rows = processes.map(({ name }, n) => [name, rowOf(readings[n])]);
  return { loaded, memory: Object.fromEntries(rows), readings: readings.map(mbOf) };
}

async function lowestCollected(processes) {
  for (const { pid } of processes) process.kill(pid, 'SIGUSR2');
  const lowest = processes.map(() => Number.POSITIVE_INFINITY);
  for (let waited = 0; waited < COLLECTED_MS; waited += LOOK_EVERY_MS) {
    await delay(LOOK_EVERY_MS);
    for (const [n, { pid }] of processes.entries())
      lowest[n] = Math.min(lowest[n], memoryOf(pid).ownMb);
  }
  return lowest;
}

/**
 * @returns what the load resolves with, and by how many percent the memory of all together is at its
 * highest in the last third above its highest in the second: in the first the heap grows to the size
 * that the load asks for
 */
export async function growthDuring(processes, load) {
  const readings = [];
  const timer = setInterval(() => readings.push(totalMb(processes)), 1_000);
  const loaded = await load();
  clearInterval(timer);
  const third = Math.floor(readings.length / 3);
  const second = Math.max(...readings.slice(third, 2 * third));
  const last = Math.max(...readings.slice(2 * third));
  return { loaded, grownPercent: Number(((last / second - 1) * 100).toFixed(1)) };
}

const mbOf = (readings) => readings.map(([, mb]) => Math.round(mb * 10) / 10);

function rowOf(readings) {
  const mb = readings.at(-1)?.[1] ?? 0;
  const slope = slopeOf(readings) * HOUR_MS;
  return {
    MB: Math.round(mb),
    'MB an hour': Number(slope.toFixed(1)),
    '% an hour': Number(((slope / mb) * 100).toFixed(1)),
  };
}

/** By least squares: how much the second grows with the first. */
function slopeOf(points) {
  const mean = (n) => points.reduce((sum, point) => sum + point[n], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const above = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return above / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}
