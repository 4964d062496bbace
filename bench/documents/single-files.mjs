/**
 * Small files and single scanned pages, each through the real child: processor time of the child, its
 * start included, and the clock from the file to its text, with a child that is new and with one that
 * was started ahead. `starts` is the processor time as a multiple of what the start of an empty Node
 * process takes in the same run, which compares across machines and loads.
 *
 *   node bench/documents/single-files.mjs        (after `npm run build`)
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import {
  makeDocx,
  makePdf,
  makeScan,
  p,
  proseLines,
  r,
} from '@casewright/analysis-service/testing';
import { sharedData } from '../../libs/law/scripts/clauses/labeled-contracts.mjs';
import { ReadyChild } from '../../services/analysis/dist/documents/extraction/child/ready-child.js';
import { runChild } from '../../services/analysis/dist/documents/extraction/child/run-child.js';
import { DEFAULT_LIMITS } from '../../services/analysis/dist/documents/extraction/extraction.js';
import { Refusal } from '../../services/analysis/dist/documents/extraction/refusal.js';

const RUNS = 5;
/** Enough for a child that was started ahead to have loaded. */
const READY_MS = 1_500;
/** Places of the processor time of ended children, in ticks, in what follows the program's name (proc(5)). */
const AT = { user: 13, system: 14 };
const TICK_MS = 10;
const MARRED = { 'letter, scanned': undefined, 'dust on it': 'dust' };
const HALFTONES = { 'picture on half of it': 'picture', 'picture over all of it': 'cover' };
const REAL = [
  'courtlistener_tenn/1449/Diaz_v._Create_and_Construct__LLC_Appeals_Board_Opinion.pdf',
];
const REAL_SCANS = ['doctor/image-pdf-2.pdf', 'doctor/recap_documents/ca4_17.pdf'];

export async function runSingleFiles() {
  const start = processorOf(() => spawnSync(process.execPath, ['-e', '0']), 20);
  const [small, scans] = [{}, {}];
  const emptyNodeMs = round(start);
  console.log(`The start of an empty Node process: ${emptyNodeMs} ms of processor time.`);
  for (const file of smallFiles()) small[file.name.slice(0, 24)] = await measure(file, start);
  console.table(small);
  for (const file of scannedPages()) scans[file.name] = await scanned(file, start);
  console.table(scans);
  return { emptyNodeMs, small, scans };
}

function smallFiles() {
  const lines = Array.from(
    { length: 40 },
    () => 'The parties agree to each of the terms set forth',
  );
  const pages = Array.from({ length: 3 }, () => proseLines(lines));
  return [
    { name: 'made.pdf', bytes: makePdf(pages) },
    { name: 'made.docx', bytes: makeDocx(lines.map((line) => p(r(line))).join('')) },
    { name: 'made.txt', bytes: Buffer.from(lines.join('\n')) },
    ...real([...REAL, 'word_extractor/test01.doc']),
  ];
}

function scannedPages() {
  const made = Object.entries({ ...MARRED, ...HALFTONES }).map(([name, marred]) => ({
    name: `${name}.pdf`,
    bytes: makeScan([{ scan: { marred } }]),
  }));
  return [...made, ...real(REAL_SCANS)];
}

function real(paths) {
  const folder = sharedData();
  return paths
    .map((path) => join(folder ?? '', 'docs_edge', path))
    .filter((path) => folder && existsSync(path))
    .map((path) => ({ name: basename(path), bytes: readFileSync(path) }));
}

/** Whatever else the machine does only ever adds: the least of the runs counts. */
async function measure(file, start) {
  const fresh = await each(() => read(file));
  const ready = new ReadyChild(DEFAULT_LIMITS);
  const ahead = await each(async () => {
    ready.prepare();
    await delay(READY_MS);
    return read(file, { child: ready.take() });
  });
  const aheadMs = least(ahead, 'clockMs');
  const { pages } = fresh[0];
  return {
    ...shown({ ...fresh[0], processorMs: least(fresh, 'processorMs') }, start),
    ...{ newMs: round(least(fresh, 'clockMs')), aheadMs: round(aheadMs) },
    pagesPerSecond: round((pages * 1_000) / aheadMs),
  };
}

/** Its start is a small part of what a scan takes. */
async function scanned(file, start) {
  const once = await read(file);
  const result = { ...shown(once, start), newMs: round(once.clockMs) };
  console.log(`${file.name}: ${result.processorMs} ms, ${result.end}`);
  return result;
}

const shown = ({ pages, words, end, processorMs }, start) => {
  return { pages, words, end, processorMs, starts: round(processorMs / start) };
};

const least = (all, name) => Math.min(...all.map((one) => one[name]));

async function each(work) {
  const results = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await work());
  return results;
}

async function read({ name, bytes }, options = {}) {
  const before = endedChildrenMs();
  const start = performance.now();
  const { pages, words, end } = await outcome(name, bytes, options);
  const clockMs = performance.now() - start;
  return { pages, words, end, clockMs, processorMs: endedChildrenMs() - before };
}

async function outcome(name, bytes, options) {
  try {
    const { extraction } = await runChild(name, once(bytes), DEFAULT_LIMITS, options);
    const { text, pages } = extraction.document;
    return { pages: pages?.length ?? 1, words: text.split(/\s+/).length, end: 'read' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { pages: 1, words: 0, end: error.reason };
  }
}

function processorOf(work, times) {
  const before = endedChildrenMs();
  for (let time = 0; time < times; time += 1) work();
  return (endedChildrenMs() - before) / times;
}

/** Processor time of this process's children that have ended; Linux only. */
function endedChildrenMs() {
  const stat = readFileSync('/proc/self/stat', 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[AT.user]) + Number(fields[AT.system])) * TICK_MS;
}

async function* once(bytes) {
  yield bytes;
}

const round = (value) => Math.round(value * 10) / 10;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(JSON.stringify(await runSingleFiles(), null, 2));
