/**
 * Documents as the service takes them, by the clock: real filings one after another, each in a child
 * that is new or was started ahead; the page of a scan; a contract of fifty pages, from the file to
 * the result. Other work on the machine counts: run it on a quiet one.
 *
 *   node bench/documents/service.mjs        (after `npm run build`)
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { makePdf, proseLines } from '@casewright/extraction/testing';
import { ReadyChild } from '../../libs/extraction/dist/child/ready-child.js';
import { runChild } from '../../libs/extraction/dist/child/run-child.js';
import { DEFAULT_LIMITS } from '../../libs/extraction/dist/extraction.js';
import { readContracts, sharedData } from '../../libs/law/scripts/clauses/labeled-contracts.mjs';
import { LocalEngine } from '../../services/analysis/dist/engines/local/local-engine.js';
import { nearestToFiftyPages } from './contracts/fifty-pages.mjs';

const MEGABYTE = 1024 * 1024;
/** Enough for a child that was started ahead to have loaded. */
const READY_MS = 1_500;
const LINE = 80;
const LINES = 50;
/** Character recognition is measured on its own. */
const TEXT_ONLY = { ...DEFAULT_LIMITS, recognizedPages: 0 };
/** Targets of the project. */
const TARGETS = { fiftyPagesSeconds: 3, childMb: 512 };

export async function runService() {
  const folder = sharedData();
  if (!folder) return null;
  const filings = realFilings(folder).map((path) => ({
    name: basename(path),
    bytes: readFileSync(path),
  }));
  const result = {
    newChild: await readAll(filings, false),
    startedAhead: await readAll(filings, true),
    scannedPage: await readScan(folder),
    fiftyPages: await toResult(nearestToFiftyPages(readContracts(folder).map(({ text }) => text))),
    targets: TARGETS,
  };
  const { targets: _, ...shown } = result;
  console.table(shown);
  return result;
}

/** Paths of the real filings and contracts of the shared test data that have text. */
function realFilings(data) {
  const filings = ['docs_edge/courtlistener', 'docs_edge/doctor', 'docs_edge/courtlistener_recap'];
  return [...filings, 'contracts/pdf'].flatMap((name) => {
    const folder = join(data, name);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((file) => file.endsWith('.pdf') && !file.startsWith('image-'))
      .map((file) => join(folder, file));
  });
}

async function readAll(files, ahead) {
  const ready = new ReadyChild(DEFAULT_LIMITS);
  let pages = 0;
  let seconds = 0;
  let peak = 0;
  for (const file of files) {
    if (ahead) {
      ready.prepare();
      await delay(READY_MS);
    }
    const read = await timed(file, TEXT_ONLY, ahead ? { child: ready.take() } : {});
    pages += read.pages;
    seconds += read.seconds;
    peak = Math.max(peak, read.peakMb);
  }
  ready.end();
  return {
    files: files.length,
    pages,
    seconds: round(seconds),
    peakMb: peak,
    pagesPerSecond: round(pages / seconds),
    secondsPerFile: round(seconds / files.length),
  };
}

async function timed({ name, bytes }, limits = DEFAULT_LIMITS, options = {}) {
  const start = performance.now();
  const { extraction, peakBytes } = await runChild(name, once(bytes), limits, options);
  return {
    document: extraction.document,
    pages: extraction.document.pages?.length ?? 1,
    seconds: (performance.now() - start) / 1_000,
    peakMb: Math.round(peakBytes / MEGABYTE),
  };
}

async function readScan(folder) {
  const path = join(folder, 'docs_edge/doctor/image-pdf-2.pdf');
  if (!existsSync(path)) return null;
  const { pages, seconds, peakMb } = await timed({ name: 'scan.pdf', bytes: readFileSync(path) });
  return { pages, seconds: round(seconds), peakMb };
}

/** What a user waits for, but for the network and the database. */
async function toResult(text) {
  const { document, pages, seconds, peakMb } = await timed({
    name: 'contract.pdf',
    bytes: toPdf(text),
  });
  const start = performance.now();
  const { findings } = await new LocalEngine().analyze(document, {}, new AbortController().signal);
  const analysis = (performance.now() - start) / 1_000;
  return {
    pages,
    characters: document.text.length,
    findings: findings.length,
    peakMb,
    extractionSeconds: round(seconds),
    analysisSeconds: round(analysis),
    seconds: round(seconds + analysis),
  };
}

function toPdf(text) {
  const lines = text.split('\n').flatMap((line) => {
    const wrapped = line.match(new RegExp(`.{1,${LINE}}(?:\\s|$)`, 'g')) ?? [''];
    return wrapped.map((words) => words.trim().replace(/[^\x20-\x7e]/g, ' '));
  });
  const pages = [];
  for (let at = 0; at < lines.length; at += LINES) {
    pages.push(proseLines(lines.slice(at, at + LINES)));
  }
  return makePdf(pages);
}

async function* once(bytes) {
  yield bytes;
}

const round = (value) => Math.round(value * 100) / 100;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(JSON.stringify(await runService(), null, 2));
