/**
 * How the processor time of each pass over a user's text grows with the text: `npm run bench -- texts`
 * measures every pass over every string at three lengths, the longest four times the shortest, and
 * fails where the exponent of growth is above 1.2 (1 is linear, 2 quadratic) or a pass does not end.
 *
 *   PASS=number        passes whose area or name has this in it
 *   STRING=quotes      strings whose name has this in it
 *   UNSEEN_SEED=1      strings put together at random from the others, instead of them
 *   VERBOSE=1          all figures of passes and strings above the bound
 */
import { availableParallelism } from 'node:os';
import { areas, passesOf } from './passes.mjs';
import { selectionFrom, stringsOf } from './selection.mjs';
import { workOff } from './workers.mjs';

const BOUND = 1.2;

export async function run() {
  const selection = selectionFrom(process.env);
  const passes = await selectedPasses(selection.pass);
  const strings = Object.keys(stringsOf(selection));
  const jobs = strings.flatMap((string) =>
    Object.entries(passes).map(([area, names]) => ({ area, string, passes: names })),
  );
  const results = [];
  const processes = Math.min(availableParallelism(), jobs.length);
  await workOff(jobs, { processes, selection }, (result) => results.push(result));
  const above = results.filter(isAbove);
  print(results, above);
  if (above.length > 0) process.exitCode = 1;
  const fast = results.filter(({ exponent }) => exponent === 0).length;
  return { bound: BOUND, ...selection, strings: strings.length, fast, above, results };
}

const isAbove = ({ exponent }) => exponent === null || exponent > BOUND;
const steepness = ({ exponent }) => exponent ?? Infinity;

async function selectedPasses(part) {
  const selected = {};
  for (const area of areas()) {
    const names = (await passesOf(area)).map(({ name }) => name);
    const fitting = area.includes(part) ? names : names.filter((name) => name.includes(part));
    if (fitting.length > 0) selected[area] = fitting;
  }
  return selected;
}

/** The steepest string of each pass, the steepest pass first. */
function print(results, above) {
  const worst = new Map();
  for (const result of results) {
    const key = `${result.area} ${result.pass}`;
    const known = worst.get(key);
    if (!known || steepness(result) > steepness(known)) worst.set(key, result);
  }
  const rows = [...worst.values()].sort((a, b) => steepness(b) - steepness(a));
  for (const row of process.env.VERBOSE ? [...above, ...rows] : rows) console.log(line(row));
  console.log(
    `\n${results.length} pairs of ${worst.size} passes and ${results.length / worst.size} strings; ${above.length} grow faster than with the power ${BOUND}.`,
  );
}

const line = ({ area, pass, string, exponent, milliseconds, length, fault }) =>
  [
    `${area} ${pass}`.padEnd(44),
    exponent === null ? fault : exponent === 0 ? 'bounded' : exponent.toFixed(2),
    exponent ? `${milliseconds.toFixed(0)} ms for ${length} characters` : '',
    exponent === 0 ? '' : string,
  ].join('  ');
