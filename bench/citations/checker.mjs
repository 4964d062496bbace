/**
 * How long the product takes to check a 100-page brief: `npm start`'s one process, with the shared
 * opinions as its library, asked over HTTP. The brief is made of real opinions that cite others.
 *
 *   node bench/citations/checker.mjs        (after `npm run build`; prints a table and JSON)
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { openAccount } from '../bus/product/account.mjs';
import { startDatabase, startOne } from '../shapes/shapes.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const OPINIONS = join(
  process.env.SHARED_DATA ?? resolve(ROOT, '../shared/data'),
  'opinions/opinions_dev.jsonl.gz',
);
const PAGES = 100;
/** A double-spaced page contains some 3,000 characters. */
const PAGE = 3_000;
const RUNS = 7;

/** @returns the figures, or why there are none */
export async function checker() {
  if (!existsSync(OPINIONS)) return { skipped: `no shared opinions at ${OPINIONS}` };
  const stops = [];
  const onStop = (stop) => stops.unshift(stop);
  try {
    const database = await startDatabase(onStop);
    await loadLibrary(database);
    const { origin } = await startOne(database, onStop, { RATE_LIMITS: 'off' });
    return await measure(origin);
  } finally {
    for (const stop of stops) await stop();
  }
}

async function loadLibrary({ url, dataDir }) {
  const script = join(ROOT, 'services/search/bin/import-process.mjs');
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [script, OPINIONS], { env, stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The import of the opinions ended with ${code}.`);
}

async function measure(origin) {
  const cookie = await openAccount(origin);
  const text = brief();
  const post = async (path) => {
    const start = performance.now();
    const response = await fetch(`${origin}/api/citations/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ text }),
    });
    const body = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body}`);
    return { ms: performance.now() - start, bytes: body.length, json: JSON.parse(body) };
  };
  const first = await post('check');
  const [checks, tables] = [[], []];
  for (let n = 0; n < RUNS; n += 1) checks.push((await post('check')).ms);
  for (let n = 0; n < RUNS; n += 1) tables.push((await post('authorities')).ms);
  return {
    pages: PAGES,
    kilobytes: Math.round(Buffer.byteLength(text) / 1000),
    citations: first.json.citations.length,
    ...first.json.counts,
    quotations: first.json.quotationCounts,
    answerKilobytes: Math.round(first.bytes / 1000),
    firstMs: Math.round(first.ms),
    ...spread('check', checks),
    ...spread('authorities', tables),
    longestSilenceMs: await longestSilence(origin, () => post('check')),
  };
}

/** The longest that another request waited while a brief was checked. */
async function longestSilence(origin, work) {
  let done = false;
  const checked = work().finally(() => {
    done = true;
  });
  let longest = 0;
  while (!done) {
    const start = performance.now();
    await (await fetch(`${origin}/api/health/live`)).text();
    longest = Math.max(longest, performance.now() - start);
  }
  await checked;
  return Math.round(longest);
}

function spread(name, times) {
  const sorted = [...times].sort((a, b) => a - b);
  return {
    [`${name}MedianMs`]: Math.round(sorted[Math.floor(sorted.length / 2)]),
    [`${name}WorstMs`]: Math.round(sorted.at(-1)),
  };
}

/** The opinions that cite most others of the library, as pages parted by form feeds. */
function brief() {
  const records = gunzipSync(readFileSync(OPINIONS))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .sort((a, b) => b.cites_in_corpus.length - a.cites_in_corpus.length);
  const text = records
    .flatMap((record) => record.opinions.map((opinion) => opinion.text.slice(0, 30_000)))
    .join('\n\n')
    .slice(0, PAGES * PAGE);
  return text.match(new RegExp(`[^]{1,${PAGE}}`, 'g')).join('\f');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const figures = await checker();
  console.table(figures);
  console.log(JSON.stringify(figures, null, 2));
}
