/**
 * How the processor time of one pass over one string grows with the string's length: quickly over a
 * text that takes some milliseconds and its quarter, and what looks steep there again and on longer
 * ones, until it is plain what it is.
 */
import { addedByMemory, timed } from './machine.mjs';

/** Characters of the shortest text; others have twice as many, or four times, or so on. */
const FIRST = 625;
/** Characters that the longest has at least, so that its quarter has as many as the shortest. */
const SHORTEST_LAST = 4 * FIRST;
/** Characters of the longest at first, where a pass does not say that its texts end before. */
const LAST = 160_000;
/** Milliseconds after which no longer text is tried: those of a quarter of it and of it tell enough. */
const ENOUGH = 5;
/** The same for preparing, which is a separate pass. */
const PREPARED_ENOUGH = 30;
/** By how much a text is longer than the one before at most: what is square takes 256 times as long. */
const LEAP = 16;
/**
 * What grows less than with this power does mostly what it does for every text: a longer one tells how the
 * rest grows, up to so many milliseconds.
 */
const FLAT = 0.7;
const ENOUGH_OF_FLAT = 20;
/**
 * Milliseconds under which a time is noise, and the pass bounded. Of a pass whose texts end before,
 * no text takes more, however its time grows.
 */
const NOISE = 0.5;
const NOISE_OF_LIMITED = 2;
/**
 * A growth that looks steeper at first is looked at: a square part that is an eighth of the time of the
 * longest text makes 1.07 of it, and more the longer the text is.
 */
const NOTICED = 1.07;
const LOOKS = 2;
/** It is measured again, and what stays above this on longer texts. */
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
 * @returns {Promise<{exponent: number, milliseconds: number, length: number}>} the exponent up to the
 *   longest length, 0 where the longest is too quick to tell
 */
export async function growth(made, run, { limit = LAST } = {}) {
  const measure = async (length) => {
    const { value: prepared, milliseconds: preparing } = await made(length);
    return { length, prepared, preparing, ...(await timed(() => run(prepared))) };
  };
  const [first, last] = await quickly(measure, run, limit);
  for (let i = 0; i < LOOKS && looksSteep(first, last, limit); i++)
    await runAgain([last, first], run);
  if (isBounded(last, limit)) return bounded(last);
  if (!looksSteep(first, last, limit))
    return { ...bounded(last), exponent: powerFrom(first, last) };
  return thoroughly([first, await measure(last.length / 2), last], { measure, run, limit });
}

/**
 * Measures at a length and at its quarter, the longest that is needed. Each length is chosen by the
 * time of the one before; the quarter is measured last, when all that it does is compiled.
 */
async function quickly(measure, run, limit) {
  let last = await measure(firstOf(limit));
  for (let enough = ENOUGH; ; ) {
    for (let next = nextOf(last, enough, limit); next; next = nextOf(last, enough, limit))
      last = await measure(next);
    const first = await measure(last.length / 4);
    await runAgain([first], run);
    const isFlat = powerFrom(first, last) < FLAT && last.milliseconds >= NOISE;
    if (!isFlat || !nextOf(last, ENOUGH_OF_FLAT, limit)) return [first, last];
    enough = ENOUGH_OF_FLAT;
  }
}

/** The length at which it should have taken enough, if it is linear; none where it has. */
function nextOf({ length, milliseconds, preparing }, enough, limit) {
  const least = length < SHORTEST_LAST ? SHORTEST_LAST / length : 1;
  const factor = Math.min(LEAP, enough / milliseconds, PREPARED_ENOUGH / preparing);
  const doublings = Math.ceil(Math.log2(Math.max(factor, least)));
  const next = Math.min(length * 2 ** doublings, limit);
  return next > length ? next : null;
}

/** What looks steep: at three lengths, again, and at longer ones. */
async function thoroughly(measures, { measure, run, limit }) {
  await settle(measures, run);
  if (isBounded(measures.at(-1), limit)) return bounded(measures.at(-1));
  const exponents = [await exponentOf(measures)];
  const longest = limit === LAST ? measures.at(-1).length * BEYOND : limit;
  while (isLongerNeeded(measures, longest, exponents.at(-1))) {
    measures.push(await measure(measures.at(-1).length * 2));
    measures.shift();
    for (let i = 1; i < RUNS && !isTooLong(measures); i++) await runAgain(measures.slice(-1), run);
    exponents.push(await exponentOf(measures));
  }
  return { ...bounded(measures.at(-1)), exponent: Math.min(...exponents.slice(-STEP)) };
}

const looksSteep = (first, last, limit) =>
  !isBounded(last, limit) && powerFrom(first, last) > NOTICED;

/** Of a pass whose texts end before, only the longest tells. */
const isBounded = ({ length, milliseconds }, limit) =>
  milliseconds < (limit < LAST && length === limit ? NOISE_OF_LIMITED : NOISE);

const bounded = ({ length, milliseconds }) => ({ exponent: 0, milliseconds, length });

/** The shortest once more, since what disturbs it hides a growth; all where they look suspect. */
async function settle(measures, run) {
  if (measures.at(-1).milliseconds >= NOISE) await runAgain(measures.slice(0, 1), run);
  for (let i = 0; i < AGAIN && isSuspect(measures); i++) await runAgain(measures, run);
}

/** The least time counts: whatever else happens makes a run slower. Others’ garbage is not a run's. */
async function runAgain(measures, run) {
  globalThis.gc?.({ type: 'minor' });
  for (const measure of measures) {
    const { milliseconds } = await timed(() => run(measure.prepared));
    measure.milliseconds = Math.min(measure.milliseconds, milliseconds);
  }
}

/** So that the last length is the limit, and there are at least three. */
function firstOf(limit) {
  let first = limit / 4;
  while (first / 2 >= FIRST) first /= 2;
  return first;
}

const isSuspect = (measures) => steepestOf(measures) > SUSPECT;

function isLongerNeeded(measures, last, exponent) {
  if (measures.at(-1).length * 2 > last || isTooLong(measures)) return false;
  const isShort = measures.at(-1).milliseconds < ENOUGH_OF_SUSPECT && measures.at(-1).length < LAST;
  return exponent > (isShort ? SUSPECT : STEEP);
}

const isTooLong = (measures) => measures.at(-1).milliseconds > ENOUGH_OF_STEEP;

async function exponentOf(measures) {
  const [first, , last] = measures;
  if (last.milliseconds < NOISE) return 0;
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
