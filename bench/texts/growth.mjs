/**
 * How the processor time of one pass over one string grows with the string's length: quickly over
 * texts that take some milliseconds, and what looks steep there again and on longer ones, until it
 * is plain what it is.
 */
import { addedByMemory, timed } from './machine.mjs';

/** Characters of the first measure; each next one has twice as many. */
const FIRST = 625;
/** Characters of the last one, where a pass does not say that its texts end before. */
const LAST = 160_000;
/** Milliseconds after which no longer text is tried: the last three measures tell enough. */
const ENOUGH = 5;
/** The same for preparing, which is a pass of its own. */
const PREPARED_ENOUGH = 30;
/**
 * Milliseconds under which a time is noise, and the pass bounded. Of a pass whose texts end before,
 * no text takes more, however its time grows.
 */
const NOISE = 0.5;
const NOISE_OF_LIMITED = 2;
/**
 * A growth that looks steeper is measured again, and what stays so on longer texts: a power that is
 * a twentieth of the shortest text's time makes 1.1 of it, and more the longer the text is.
 */
const SUSPECT = 1.1;
const AGAIN = 4;
/** Milliseconds after which no longer text is tried, of a pass that looks suspect. */
const ENOUGH_OF_SUSPECT = 40;
/**
 * What is above this still is looked at on texts up to sixteen times as long as the last: what does
 * not fit the processor's caches any more looks steep where that happens and nowhere else; a power
 * stays one. What the machine's memory adds to linear work at those lengths is taken off: machine.mjs.
 */
const STEEP = 1.2;
const BEYOND = 16;
const ENOUGH_OF_STEEP = 1_000;
/** Runs at a length beyond, of which the quickest counts. */
const RUNS = 4;
/** Exponents, each of three lengths and a length later than the one before, that one such step raises. */
const STEP = 3;

/**
 * @param {(length: number) => Promise<{value: unknown, milliseconds: number}>} made what the pass works on,
 *   of a length in characters, and how long it took to make
 * @param {(prepared: any) => unknown} run
 * @returns {Promise<{exponent: number, milliseconds: number, length: number}>} the exponent over the three
 *   longest lengths, 0 where the longest is too quick to tell
 */
export async function growth(made, run, { limit = LAST } = {}) {
  const measures = [];
  const measure = async (length) => {
    const { value: prepared, milliseconds: preparing } = await made(length);
    measures.push({ length, prepared, ...(await timed(() => run(prepared))) });
    if (measures.length > 3) measures.shift();
    return { preparing, running: measures.at(-1).milliseconds };
  };
  for (let length = firstOf(limit); length <= limit; length *= 2) {
    const { preparing, running } = await measure(length);
    if (measures.length < 3) continue;
    // What is run for the first time is compiled on the way.
    if (running > ENOUGH) await runAgain(measures.at(-1), run);
    if (measures.at(-1).milliseconds > ENOUGH || preparing > PREPARED_ENOUGH) break;
  }
  const isBounded = () =>
    limit < LAST &&
    measures.at(-1).length === limit &&
    measures.at(-1).milliseconds < NOISE_OF_LIMITED;
  if (!isBounded()) await settle(measures, run);
  if (isBounded()) return bounded(measures);
  const exponents = [await exponentOf(measures)];
  const last = limit === LAST ? measures.at(-1).length * BEYOND : limit;
  while (isLongerNeeded(measures, last, exponents.at(-1))) {
    await measure(measures.at(-1).length * 2);
    for (let i = 1; i < RUNS && !isTooLong(measures); i++) await runAgain(measures.at(-1), run);
    exponents.push(await exponentOf(measures));
  }
  const { length, milliseconds } = measures.at(-1);
  return { exponent: Math.min(...exponents.slice(-STEP)), milliseconds, length };
}

function bounded(measures) {
  const { length, milliseconds } = measures.at(-1);
  return { exponent: 0, milliseconds, length };
}

/** The shortest once more, since what disturbs it hides a growth; all where they look suspect. */
async function settle(measures, run) {
  if (measures.at(-1).milliseconds >= NOISE) await runAgain(measures[0], run);
  for (let i = 0; i < AGAIN && isSuspect(measures); i++)
    for (const each of measures) await runAgain(each, run);
}

/** The least time counts: whatever else happens makes a run slower. Others’ garbage is not a run's. */
async function runAgain(measure, run) {
  globalThis.gc?.({ type: 'minor' });
  const { milliseconds } = await timed(() => run(measure.prepared));
  measure.milliseconds = Math.min(measure.milliseconds, milliseconds);
}

/** So that the last length is the limit, and there are at least three. */
function firstOf(limit) {
  let first = limit / 4;
  while (first / 2 >= FIRST) first /= 2;
  return first;
}

const isSuspect = (measures) => measures.length === 3 && steepestOf(measures) > SUSPECT;

function isLongerNeeded(measures, last, exponent) {
  if (measures.length < 3 || measures.at(-1).length * 2 > last || isTooLong(measures)) return false;
  const isShort = measures.at(-1).milliseconds < ENOUGH_OF_SUSPECT && measures.at(-1).length < LAST;
  return exponent > (isShort ? SUSPECT : STEEP);
}

const isTooLong = (measures) => measures.at(-1).milliseconds > ENOUGH_OF_STEEP;

async function exponentOf(measures) {
  const [first, last] = [measures[0], measures.at(-1)];
  if (last.milliseconds < NOISE || measures.length < 3) return 0;
  const power = powerFrom(first, last);
  return power > SUSPECT ? power - (await addedByMemory(first.length, last.length)) : power;
}

/** Over all three lengths, or from the second one on. */
function steepestOf(measures) {
  const [first, second, last] = measures;
  if (last.milliseconds < NOISE) return 0;
  return Math.max(powerFrom(first, last), powerFrom(second, last));
}

const powerFrom = (first, last) =>
  Math.log(last.milliseconds / Math.max(first.milliseconds, 0.001)) /
  Math.log(last.length / first.length);
