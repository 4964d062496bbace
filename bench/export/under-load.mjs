/**
 * How long a file of one row takes while others search all the time, over how long it takes alone
 * and how long their searches take meanwhile: ratios, so that a slow machine is no slow product.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { startProduct } from '../texts/fairness/product.mjs';

const FORMATS = ['csv', 'docx', 'pdf'];
/** Searches under way all the time. */
const LANES = 16;
const SETTLE_MS = 3_000;
const ROUNDS = 7;
/** A file may take as long as so many of the searches alongside it. */
const SEARCHES_FOR_A_FILE = 2;
const ROW = { query: 'duty to warn', category: 'case-law', timestamp: '2026-01-02T03:04:05Z' };
const WORDS = ['breach of contract', 'miranda warnings', 'fair use', 'duty of care', 'immunity'];

export async function runUnderLoad() {
  const alone = await onProduct(async ({ file }) => roundsOf(file));
  const loaded = await onProduct(async ({ file, search }) => {
    const load = startLoad(search);
    await delay(SETTLE_MS);
    load.took.length = 0;
    const files = await roundsOf(file);
    return { ...files, searchMs: median(await load.stop()) };
  });
  const rows = Object.fromEntries(FORMATS.map((format) => [format, rowOf(format, alone, loaded)]));
  console.log(`\nA file of one row beside ${LANES} searches under way:`);
  console.table(rows);
  console.log(`A search beside it takes ${Math.round(loaded.searchMs)} ms.`);
  const bound = SEARCHES_FOR_A_FILE * loaded.searchMs;
  const isWithin = FORMATS.every((format) => loaded.warm[format] <= bound);
  return {
    figures: { lanes: LANES, searchMs: loaded.searchMs, ...rows },
    targets: {
      [`a file takes no longer than ${SEARCHES_FOR_A_FILE} searches beside it`]: isWithin,
    },
  };
}

function rowOf(format, alone, loaded) {
  const whole = (value) => Math.round(value);
  return {
    'first, ms': whole(loaded.first[format]),
    'first, alone': whole(alone.first[format]),
    'later, ms': whole(loaded.warm[format]),
    'later, alone': whole(alone.warm[format]),
    'later, times alone': Number((loaded.warm[format] / alone.warm[format]).toFixed(1)),
  };
}

async function onProduct(measure) {
  const product = await startProduct();
  try {
    const exporter = await product.signUp('exporter');
    const searcher = await product.signUp('searcher');
    const search = (query) => timed(searcher, { path: '/search', body: { query } });
    for (const words of WORDS) await search(words);
    const file = (format) =>
      timed(exporter, { path: '/export', body: { format, type: 'search-history', data: [ROW] } });
    return await measure({ file, search });
  } finally {
    await product.stop();
  }
}

/** The first file of each format, whose thread has to load it, and the median of those behind it. */
async function roundsOf(file) {
  const took = Object.fromEntries(FORMATS.map((format) => [format, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const format of FORMATS) took[format].push(await file(format));
  }
  const each = (of) => Object.fromEntries(FORMATS.map((format) => [format, of(took[format])]));
  return { first: each(([first]) => first), warm: each(([, ...later]) => median(later)) };
}

function startLoad(search) {
  const took = [];
  let ending = false;
  let sent = 0;
  const lane = async () => {
    for (; !ending; sent += 1) took.push(await search(`${WORDS[sent % WORDS.length]} ${sent}`));
  };
  const lanes = Array.from({ length: LANES }, lane);
  return {
    took,
    async stop() {
      ending = true;
      await Promise.all(lanes);
      return took;
    },
  };
}

async function timed(ask, request) {
  const begun = performance.now();
  const { status, text } = await ask(request);
  if (status !== 200) throw new Error(`${request.path} was answered with ${status}: ${text}`);
  return performance.now() - begun;
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
