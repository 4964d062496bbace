/**
 * How long the product takes to check a 100-page brief: `npm start`'s one process, with the shared
 * opinions as its library, asked over HTTP. The brief is made of real opinions that cite others.
 *
 *   node bench/citations/checker.mjs        (after `npm run build`; prints a table and JSON)
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { freePort } from '@casewright/testing';
import { openAccount } from '../bus/product/account.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const OPINIONS = join(
  process.env.SHARED_DATA ?? resolve(ROOT, '../shared/data'),
  'opinions/opinions_dev.jsonl.gz',
);
const PAGES = 100;
/** A double-spaced page contains some 3,000 characters. */
const PAGE = 3_000;
const RUNS = 7;
const READY_MS = 60_000;

/** @returns the figures, or why there are none */
export async function checker() {
  if (!existsSync(OPINIONS)) return { skipped: `no shared opinions at ${OPINIONS}` };
  const dataDir = mkdtempSync(join(tmpdir(), 'casewright-bench-'));
  const env = { ...process.env, DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };
  try {
    await loadLibrary(env);
    return await withProduct(env, measure);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function loadLibrary(env) {
  const script = join(ROOT, 'services/search/bin/import-process.mjs');
  const child = spawn(process.execPath, [script, OPINIONS], { env, stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The import of the opinions ended with ${code}.`);
}

async function withProduct(env, work) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(ROOT, 'services/standalone/dist/main.js')], {
    env: { ...env, PORT: String(port) },
    stdio: 'ignore',
  });
  const gone = once(child, 'exit');
  try {
    await ready(port, gone);
    return await work(port);
  } finally {
    child.kill('SIGTERM');
    await gone;
  }
}

async function ready(port, gone) {
  const end = Date.now() + READY_MS;
  let exited = false;
  gone.then(() => {
    exited = true;
  });
  while (!exited && Date.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((go) => setTimeout(go, 200));
  }
  throw new Error('The product did not get ready.');
}

async function measure(port) {
  const cookie = await openAccount(port);
  const text = brief();
  const post = async (path) => {
    const start = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}/api/citations/${path}`, {
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
    longestSilenceMs: await longestSilence(port, () => post('check')),
  };
}

/** The longest that another request waited while a brief was checked. */
async function longestSilence(port, work) {
  let done = false;
  const checked = work().finally(() => {
    done = true;
  });
  let longest = 0;
  while (!done) {
    const start = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/api/health/live`)).text();
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
