/**
 * How the processor time of each pass over a user's text grows with the text: `npm run bench -- texts`
 * measures every pass over every string at two lengths, one four times the other, and what looks steep
 * at more. It fails where the exponent of growth is above 1.2 (1 is linear, 2 quadratic), where a pass
 * does not end, or where it does not find the steep passes of planted.mjs.
 *
 *   PASS=number        passes whose area or name has this in it
 *   STRING=quotes      strings whose name has this in it
 *   UNSEEN_SEED=1      strings put together at random from the others, instead of them
 *   FAIRNESS=off       without what this does to other users: see fairness/fairness.mjs
 *
 * What is above the bound is measured again on its own. Of each pass the steepest string is
 * printed, and what stays above; `results/texts.tsv` has the exponent of every pass over every
 * string.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runFairness } from './fairness/fairness.mjs';
import { areaOf, areas, PLANTED } from './passes.mjs';
import { isPlantedSteep, passes as planted } from './planted.mjs';
import { selectionFrom, stringsOf } from './selection.mjs';
import { workOff } from './workers.mjs';

const BOUND = 1.2;
/** Pairs after which it is said how far the work is. */
const TOLD_EVERY = 2_000;

export async function run() {
  const selection = selectionFrom(process.env);
  await findPlanted();
  const jobs = (await Promise.all(areas().map((area) => jobsOf(area, selection)))).flat();
  const results = [];
  const processes = Math.min(availableParallelism(), jobs.length);
  const begun = performance.now();
  const all = jobs.reduce((sum, { passes }) => sum + passes.length, 0);
  await workOff(jobs, { processes, selection }, (result) => {
    results.push(result);
    if (results.length % TOLD_EVERY > 0) return;
    console.log(`${results.length} of ${all} pairs, the last one of ${result.area}`);
    writePairs(results);
  });
  await measureAgain(results, selection);
  const seconds = (performance.now() - begun) / 1000;
  results.sort((a, b) => steepness(b) - steepness(a) || 0);
  const above = results.filter(isAbove);
  const passes = firstOfEach(results, ({ area, pass }) => `${area} ${pass}`);
  print({ results, passes, above, seconds });
  writePairs(results);
  if (above.length > 0) process.exitCode = 1;
  const fairness = await runFairness();
  const fast = results.filter(({ exponent }) => exponent === 0).length;
  const counts = { bound: BOUND, ...selection, seconds, pairs: results.length, fast };
  return { ...counts, above, passes, fairness };
}

/** A bench that misses what grows too fast, or finds what does not, says nothing of the passes. */
async function findPlanted() {
  const selection = selectionFrom({});
  const job = { area: PLANTED, string: 'one letter', passes: planted.map(({ name }) => name) };
  const results = [];
  await workOff([job], { processes: 1, selection }, (result) => results.push(result));
  console.log(`Planted, to be found:\n\n${results.map(line).join('\n')}\n`);
  const wrong = results.filter((result) => isAbove(result) !== isPlantedSteep(result.pass));
  if (wrong.length > 0) throw new Error(`Misjudged: ${wrong.map(({ pass }) => pass).join(', ')}.`);
}

/**
 * What is above the bound, once more with nothing alongside it, and the lower exponent counts: what
 * grows too fast does so again, while a neighbor that came during a measure does not.
 */
async function measureAgain(results, selection) {
  const above = results.filter(isAbove);
  const jobs = above.map(({ area, string, pass }) => ({ area, string, passes: [pass] }));
  await workOff(jobs, { processes: Math.min(1, jobs.length), selection }, (again) => {
    const isSame = ({ area, string, pass }) =>
      area === again.area && string === again.string && pass === again.pass;
    const first = above.find(isSame);
    console.log(`Above the bound, and measured again:\n${line(first)}\n${line(again)}`);
    if (steepness(again) < steepness(first)) Object.assign(first, { fault: undefined }, again);
  });
}

const isAbove = ({ exponent }) => exponent === null || exponent > BOUND;
const steepness = ({ exponent }) => exponent ?? Infinity;

async function jobsOf(area, selection) {
  const { passes, strings } = await areaOf(area);
  const names = sharersTogether(passes)
    .map(({ name }) => name)
    .filter((name) => area.includes(selection.pass) || name.includes(selection.pass));
  if (names.length === 0) return [];
  return Object.keys(stringsOf(selection, strings)).map((string) => ({
    area,
    string,
    passes: names,
  }));
}

/** Those that share what they work on behind one another, so that it need not be kept for later. */
const sharersTogether = (passes) =>
  [...new Set(passes.map(({ prepare }) => prepare))].flatMap((shared) =>
    passes.filter(({ prepare }) => prepare === shared),
  );

/** The steepest string of each pass, the steepest pass first, and the steepest pass of each area. */
function print({ results, passes, above, seconds }) {
  for (const row of passes) console.log(line(row));
  console.log('\nThe steepest pass of each area:\n');
  for (const row of firstOfEach(passes, ({ area }) => area)) console.log(line(row));
  if (above.length > 0) console.log(`\nAbove the bound:\n\n${above.map(line).join('\n')}`);
  console.log(
    `\n${results.length} pairs of a pass and a string, ${passes.length} passes, ${seconds.toFixed(0)} s; ${above.length} grow faster than with the power ${BOUND}.`,
  );
}

function writePairs(results) {
  const folder = join(import.meta.dirname, '../results');
  const rows = results.map(({ area, pass, string, exponent, milliseconds, length }) =>
    [area, pass, string, exponent?.toFixed(2), milliseconds?.toFixed(1), length].join('\t'),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'texts.tsv'), `${rows.join('\n')}\n`);
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
