/**
 * What measuring costs a search: `npm run bench -- metrics`. The product itself tells how many figures
 * one search over HTTP records. A call is made bare and measured in turns, so that a busy machine slows
 * both alike; from the difference comes the share of a search that is spent on measuring.
 */
import { stage } from '../../services/search/dist/cases/search-metrics.js';
import { startProduct } from './product.mjs';

const ROUNDS = 41;
const CALLS = 5_000;
const SEARCHES = 60;
const WARM_UP = 20;

export async function run() {
  const [call, search] = [await compareCalls(), await watchSearches()];
  const spentUs = search.recordings * call.recordingUs;
  const share = spentUs / (search.ms * 1_000);
  const figures = { call, search: { ...search, spentUs: round(spentUs), share } };
  console.table({
    'call, bare': { value: call.bareUs, unit: 'µs' },
    'call, measured': { value: call.measuredUs, unit: 'µs' },
    'one recording': { value: call.recordingUs, unit: 'µs' },
    'recordings of a search, all its requests and messages': { value: search.recordings, unit: '' },
    'the search, median': { value: search.ms, unit: 'ms' },
    'spent on measuring it': { value: round(spentUs), unit: 'µs' },
    'share of the search': { value: round(share * 100), unit: '%' },
    'telling all metrics once': { value: search.scrapeMs, unit: 'ms' },
  });
  return figures;
}

/** A stage of a search that has nothing to do, bare and measured; processor time of this process. */
async function compareCalls() {
  const work = async () => 1;
  const ways = { bare: work, measured: () => stage('rank', work()) };
  const took = { bare: [], measured: [] };
  for (let n = 0; n < ROUNDS; n += 1) {
    for (const [name, way] of Object.entries(ways)) took[name].push(await timeOf(way));
  }
  const [bareUs, measuredUs] = [median(took.bare), median(took.measured)];
  return { bareUs, measuredUs, recordingUs: round(measuredUs - bareUs) };
}

async function timeOf(way) {
  const { user, system } = process.cpuUsage();
  for (let n = 0; n < CALLS; n += 1) await way();
  const now = process.cpuUsage();
  return (now.user + now.system - user - system) / CALLS;
}

async function watchSearches() {
  const product = await startProduct();
  try {
    for (let n = 0; n < WARM_UP; n += 1) await product.search(n);
    const before = recorded(await product.metrics());
    const times = [];
    for (let n = 0; n < SEARCHES; n += 1) times.push(await timed(() => product.search(n)));
    const recordings = round((recorded(await product.metrics()) - before) / SEARCHES);
    const scrapes = [];
    for (let n = 0; n < WARM_UP; n += 1) scrapes.push(await timed(() => product.metrics()));
    return { recordings, ms: median(times), scrapeMs: median(scrapes) };
  } finally {
    await product.stop();
  }
}

/** How often our counters and histograms were written to. */
function recorded(text) {
  const writes = /^casewright_\w+_(?:total|count)(?:\{.*\})? (\d+)$/gm;
  return [...text.matchAll(writes)].reduce((sum, [, value]) => sum + Number(value), 0);
}

async function timed(act) {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

function median(values) {
  return round(values.toSorted((a, b) => a - b)[values.length >> 1]);
}

function round(value) {
  return Math.round(value * 1_000) / 1_000;
}
