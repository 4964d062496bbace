/** The processor's time for a piece of work, and what the machine's memory adds to it as it grows. */

/** Characters under which all that a pass works on is in the caches. */
const IN_CACHES = 20_000;
/** Runs of which the quickest counts, and milliseconds that one takes at least, with repeats. */
const RUNS = 5;
const LONG_ENOUGH = 2;
/** Characters of a word and the blank behind it. */
const WORD = 6;
const FIRST_WORD = 36 ** (WORD - 1);
/** The most that is taken for memory’s: what grows with the power 1.5 stays far above the bound. */
const MOST = 0.2;

const known = new Map();

/**
 * By how much memory raises the exponent of linear work between texts of the two lengths, in
 * characters. What does not fit the processor's caches any more takes longer a word, and so does
 * what the collector has to look through: measured by a table of as many words as a text has.
 */
export async function addedByMemory(from, to) {
  const [first, last] = [Math.max(from, IN_CACHES), to];
  if (last <= first) return 0;
  const growth = Math.log((await timeOf(last)) / (await timeOf(first))) / Math.log(to / from);
  const linear = Math.log(last / first) / Math.log(to / from);
  return Math.min(MOST, Math.max(0, growth - linear));
}

function timeOf(length) {
  if (!known.has(length)) known.set(length, measured(length));
  return known.get(length);
}

/** Milliseconds of one table. */
async function measured(length) {
  const words = wordsOf(length);
  let repeats = 1;
  let least = Infinity;
  for (let run = 0; run < RUNS; run++) {
    globalThis.gc?.({ type: 'minor' });
    const { milliseconds } = await timed(() => tables(words, repeats));
    if (milliseconds < LONG_ENOUGH && run === 0) {
      repeats = Math.ceil(LONG_ENOUGH / Math.max(milliseconds, 0.05));
    } else least = Math.min(least, milliseconds / repeats);
  }
  return least;
}

const wordsOf = (length) =>
  Array.from({ length: length / WORD }, (_, i) => (FIRST_WORD + i).toString(36).slice(1));

function tables(words, repeats) {
  for (let i = 0; i < repeats; i++) new Map(words.map((word, at) => [word, { word, at }]));
}

/** What the work gives, and its processor time, the collector's included; other work on the machine is not. */
export async function timed(work) {
  const before = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(before);
  return { value, milliseconds: (user + system) / 1000 };
}
