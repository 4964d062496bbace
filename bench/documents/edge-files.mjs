/**
 * The awkward files of the shared test data one after another, with all limits as they come: text
 * or a refusal, the slowest of them by the clock, and the most memory that a reader took. Other work
 * on the machine counts: run it on a quiet one.
 *
 *   node bench/documents/edge-files.mjs        (after `npm run build`)
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sharedData } from '../../libs/law/scripts/clauses/labeled-contracts.mjs';
import { runChild } from '../../services/analysis/dist/documents/extraction/child/run-child.js';
import { DEFAULT_LIMITS } from '../../services/analysis/dist/documents/extraction/extraction.js';
import { Refusal } from '../../services/analysis/dist/documents/extraction/refusal.js';

const MEGABYTE = 1024 * 1024;
/** Targets of the project. */
const TARGETS = { slowestSeconds: 10, peakMb: 512 };

export async function runEdgeFiles() {
  const folder = sharedData();
  if (!folder) return null;
  const root = join(folder, 'docs_edge');
  const files = JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8'));
  const result = { files: files.length, read: 0, refused: 0, slowestSeconds: 0, peakMb: 0 };
  let slowest = '';
  for (const { path } of files) {
    const { seconds, peakMb } = await outcome(join(root, path), result);
    result.peakMb = Math.max(result.peakMb, peakMb);
    if (seconds <= result.slowestSeconds) continue;
    [result.slowestSeconds, slowest] = [seconds, path];
  }
  console.table({ 'awkward files': { ...result, slowest } });
  return { ...result, slowest, targets: TARGETS };
}

/** A refused file's memory is not told. */
async function outcome(path, counts) {
  const bytes = readFileSync(path);
  const start = performance.now();
  let peak = 0;
  try {
    peak = (await runChild(basename(path), once(bytes), DEFAULT_LIMITS)).peakBytes;
    counts.read += 1;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    counts.refused += 1;
  }
  const seconds = Math.round((performance.now() - start) / 10) / 100;
  return { seconds, peakMb: Math.round(peak / MEGABYTE) };
}

async function* once(bytes) {
  yield bytes;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(JSON.stringify(await runEdgeFiles(), null, 2));
