/** How the processor time of one pass over one string grows with the string's length. */

/** Characters of the first measure; each next one has twice as many. */
const FIRST = 625;
/** Characters of the last one, where a pass does not say that its texts end before. */
const LAST = 160_000;
/** Milliseconds after which no longer text is tried: the last three measures tell enough. */
const ENOUGH = 40;
/** The same for preparing, which is a pass of its own. */
const PREPARED_ENOUGH = 120;
/** Milliseconds under which a time is noise, and the pass bounded. */
const NOISE = 2;
/** A growth that looks steeper in a first measure is measured again. */
const SUSPECT = 1.12;
const AGAIN = 10;
/**
 * What is above this still is looked at on longer texts, up to eight times as long: what does not fit the
 * processor's caches any more looks steep where that happens and nowhere else; a power stays one.
 */
const STEEP = 1.2;
const BEYOND = 8;
/** Milliseconds after which no longer text is tried, of a pass that looks steep. */
const ENOUGH_OF_STEEP = 1_000;
/** Runs at a length, of which the quickest counts. */
const RUNS = 6;

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
    if (measures.length === 3 && (running > ENOUGH || preparing > PREPARED_ENOUGH)) break;
  }
  for (let i = 0; i < AGAIN && isSuspect(measures); i++)
    for (const each of measures) await runAgain(each, run);
  const last = measures.at(-1).length * BEYOND;
  while (limit === LAST && exponentOf(measures) > STEEP && measures.at(-1).length < last) {
    const { running } = await measure(measures.at(-1).length * 2);
    if (running > ENOUGH_OF_STEEP) break;
    for (let i = 1; i < RUNS; i++) await runAgain(measures.at(-1), run);
  }
  const { length, milliseconds } = measures.at(-1);
  return { exponent: exponentOf(measures), milliseconds, length };
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

const isSuspect = (measures) =>
  measures.at(-1).milliseconds >= NOISE &&
  steepestOf(measures.map(({ milliseconds }) => milliseconds)) > SUSPECT;

function exponentOf(measures) {
  const [first, last] = [measures[0], measures.at(-1)];
  if (last.milliseconds < NOISE || measures.length < 3) return 0;
  const times = last.milliseconds / Math.max(first.milliseconds, 0.001);
  return Math.log(times) / Math.log(last.length / first.length);
}

function steepestOf(times) {
  const [first, ...rest] = times.map((time) => Math.max(time, 0.001));
  return Math.max(...rest.map((time, i) => Math.log2(time / first) / (i + 1)));
}

/** What the work gives, and its processor time, the collector's included; other work on the machine is not. */
export async function timed(work) {
  const before = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(before);
  return { value, milliseconds: (user + system) / 1000 };
}
