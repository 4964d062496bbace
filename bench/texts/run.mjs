/**
 * How the processor time of each pass over a user's text grows with the text: `npm run bench -- texts`
 * measures every pass over every string at three lengths, the longest four times the shortest, and
 * fails where the exponent of growth is above 1.2 (1 is linear, 2 quadratic) or a pass does not end.
 *
 *   PASS=number        passes whose area or name has this in it
 *   STRING=quotes      strings whose name has this in it
 *   UNSEEN_SEED=1      strings put together at random from the others, instead of them
 *   FAIRNESS=off       without what this does to other users: see fairness/fairness.mjs
 *   VERBOSE=1          all figures of passes and strings above the bound
 */
import { availableParallelism } from 'node:os';
import { runFairness } from './fairness/fairness.mjs';
import { areaOf, areas } from './passes.mjs';
import { selectionFrom, stringsOf } from './selection.mjs';
import { workOff } from './workers.mjs';

const BOUND = 1.2;

export async function run() {
  const selection = selectionFrom(process.env);
  const jobs = (await Promise.all(areas().map((area) => jobsOf(area, selection)))).flat();
  const results = [];
  const processes = Math.min(availableParallelism(), jobs.length);
  const begun = performance.now();
  await workOff(jobs, { processes, selection }, (result) => results.push(result));
  const seconds = (performance.now() - begun) / 1000;
  const above = results.filter(isAbove);
  print(results, above, seconds);
  if (above.length > 0) process.exitCode = 1;
  const fairness = await runFairness();
  const fast = results.filter(({ exponent }) => exponent === 0).length;
  const figures = { bound: BOUND, ...selection, seconds, pairs: results.length, fast, above };
  return { ...figures, results, fairness };
}

const isAbove = ({ exponent }) => exponent === null || exponent > BOUND;
const steepness = ({ exponent }) => exponent ?? Infinity;

async function jobsOf(area, selection) {
  const { passes, strings } = await areaOf(area);
  const names = passes
    .map(({ name }) => name)
    .filter((name) => area.includes(selection.pass) || name.includes(selection.pass));
  if (names.length === 0) return [];
  return Object.keys(stringsOf(selection, strings)).map((string) => ({
    area,
    string,
    passes: names,
  }));
}

/** The steepest string of each pass, the steepest pass first, and the steepest pass of each area. */
function print(results, above, seconds) {
  const steepestFirst = results.sort((a, b) => steepness(b) - steepness(a) || 0);
  const passes = firstOfEach(steepestFirst, ({ area, pass }) => `${area} ${pass}`);
  for (const row of process.env.VERBOSE ? [...above, ...passes] : passes) console.log(line(row));
  console.log('\nThe steepest pass of each area:\n');
  for (const row of firstOfEach(steepestFirst, ({ area }) => area)) console.log(line(row));
  console.log(
    `\n${results.length} pairs of a pass and a string, ${passes.length} passes, ${seconds.toFixed(0)} s; ${above.length} grow faster than with the power ${BOUND}.`,
  );
}

function firstOfEach(rows, keyOf) {
  const first = new Map();
  for (const row of rows) if (!first.has(keyOf(row))) first.set(keyOf(row), row);
  return [...first.values()];
}

const line = ({ area, pass, string, exponent, milliseconds, length, fault }) =>
  [
    `${area} ${pass}`.padEnd(44),
    exponent === null ? fault : exponent === 0 ? 'bounded' : exponent.toFixed(2),
    exponent ? `${milliseconds.toFixed(0)} ms for ${length} characters` : '',
    exponent === 0 ? '' : string,
  ].join('  ');
