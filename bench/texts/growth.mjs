/** How the processor time of one pass over one string grows with the string's length. */

/** Characters of the first measure; each next one has twice as many. */
const FIRST = 625;
/** Characters of the last one, where a pass does not say that its texts end before. */
const LAST = 160_000;
/** Milliseconds after which no longer text is tried: the last three measures tell enough. */
const ENOUGH = 120;
/** The same for preparing, which is a pass of its own. */
const PREPARED_ENOUGH = 200;
/** Milliseconds under which a time is noise, and the pass bounded. */
const NOISE = 2;
/** A growth that looks steeper in a first measure is measured again. */
const SUSPECT = 1.12;
const AGAIN = 6;

/**
 * @param {(length: number) => {value: unknown, milliseconds: number}} made what the pass works on,
 *   of a length in characters, and how long it took to make
 * @param {(prepared: any) => unknown} run
 * @returns {{exponent: number, milliseconds: number, length: number}} the exponent over the three
 *   longest lengths, 0 where the longest is too quick to tell
 */
export function growth(made, run, { limit = LAST } = {}) {
  const measures = [];
  for (let length = firstOf(limit); length <= limit; length *= 2) {
    const { value: prepared, milliseconds: preparing } = made(length);
    measures.push({ length, prepared, ...timed(() => run(prepared)) });
    if (measures.length > 3) measures.shift();
    if (measures.at(-1).milliseconds > ENOUGH || preparing > PREPARED_ENOUGH) break;
  }
  const longest = measures.at(-1);
  const steepness = () => steepestOf(measures.map(({ milliseconds }) => milliseconds));
  for (let i = 0; i < AGAIN && longest.milliseconds >= NOISE && steepness() > SUSPECT; i++) {
    for (const measure of measures) {
      const { milliseconds } = timed(() => run(measure.prepared));
      measure.milliseconds = Math.min(measure.milliseconds, milliseconds);
    }
  }
  const { length, milliseconds } = longest;
  const [first] = measures;
  const doublings = Math.log(length / first.length);
  const exponent =
    milliseconds < NOISE || measures.length < 3
      ? 0
      : Math.log(milliseconds / Math.max(first.milliseconds, 0.001)) / doublings;
  return { exponent, milliseconds, length };
}

/** So that the last length is the limit. */
function firstOf(limit) {
  let first = limit;
  while (first / 2 >= FIRST) first /= 2;
  return first;
}

function steepestOf(times) {
  const [first, ...rest] = times.map((time) => Math.max(time, 0.001));
  return Math.max(...rest.map((time, i) => Math.log2(time / first) / (i + 1)));
}

/** What the work gives, and its processor time, the collector's included; other work on the machine is not. */
export function timed(work) {
  const before = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(before);
  return { value, milliseconds: (user + system) / 1000 };
}
