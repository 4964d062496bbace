/**
 * Reads one file as the service's child does, and tells what it took. The first file, of one page,
 * gives the baseline: the program itself, loaded.
 *
 *   node read-process.mjs SMALL FILE
 */
import { readFileSync } from 'node:fs';
import { DEFAULT_LIMITS } from '../../services/analysis/dist/documents/extraction/extraction.js';
import { readDocument } from '../../services/analysis/dist/documents/extraction/read-document.js';

/** Character recognition is measured on its own. */
const LIMITS = { ...DEFAULT_LIMITS, recognizedPages: 0 };
const [small, file] = process.argv.slice(2);
const read = (path) => readDocument(path, readFileSync(path), LIMITS, () => undefined);
const peakMb = () => process.resourceUsage().maxRSS / 1024;

await read(small);
const before = peakMb();
const start = process.cpuUsage();
const { document } = await read(file);
const { user, system } = process.cpuUsage(start);
console.log(
  JSON.stringify({
    pages: document.pages?.length ?? 1,
    characters: document.text.length,
    processorSeconds: (user + system) / 1e6,
    baselineMb: before,
    peakOverBaselineMb: peakMb() - before,
  }),
);
