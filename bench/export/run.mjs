/**
 * The export benchmark: pages and rows a second, the peak of memory of the process that makes the
 * file, and what a short file takes while others search.
 *
 *   npm run bench -- export        (after `npm run build`)
 *   FILES=off                      without the large files: only what a short one takes under load
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SUBJECTS } from './subjects.mjs';
import { runUnderLoad } from './under-load.mjs';

const CHILD = join(import.meta.dirname, 'make-file.mjs');
const execute = promisify(execFile);
/** A document has so many pages or more, whichever format it is made in. */
const PAGES = 200;
/** Seconds of the processor: what else the machine does makes no file slower. */
const LIMITS = { documentSeconds: 5, documentMb: 300, csvSeconds: 3 };
/** What 100,000 rows may take over 10,000, in megabytes, to be called flat. */
const FLAT_MB = 60;
/** Megabytes for 10,000 rows on paper, Node's own and the fonts' with them. */
const TABLE_MB = 165;

export async function run() {
  const files = process.env.FILES === 'off' ? { figures: {}, met: {} } : await measureFiles();
  const underLoad = await runUnderLoad();
  const met = { ...files.met, ...underLoad.targets };
  for (const [target, isMet] of Object.entries(met)) console.log(`${isMet ? '✓' : '✗'} ${target}`);
  if (Object.values(met).includes(false)) process.exitCode = 1;
  return { figures: files.figures, underLoad: underLoad.figures, targets: met };
}

async function measureFiles() {
  const figures = {};
  for (const name of Object.keys(SUBJECTS)) {
    const { stdout } = await execute(process.execPath, [CHILD, name]);
    figures[name] = JSON.parse(stdout);
    print(name, figures[name]);
  }
  return { figures, met: targets(figures) };
}

function print(name, { seconds, cpuSeconds, pages, bytes, peakMb }) {
  const rows = Number(/^([\d,]+) rows/.exec(name)?.[1].replaceAll(',', '') ?? 0);
  const speed = rows > 0 ? `${Math.round(rows / seconds)} rows/s` : '';
  const paged = pages ? `${pages} pages, ${Math.round(pages / seconds)} pages/s` : '';
  console.log(
    [
      name.padEnd(22),
      `${seconds.toFixed(2)} s (${cpuSeconds.toFixed(2)} s of processor)`.padEnd(34),
      `${Math.round(peakMb)} MB`.padStart(7),
      `${(bytes / 1e6).toFixed(2)} MB file`.padStart(14),
      [paged, speed].filter(Boolean).join(', '),
    ].join('  '),
  );
}

function targets(figures) {
  const { documentSeconds, documentMb, csvSeconds } = LIMITS;
  const documents = ['analysis to PDF', 'analysis to DOCX', 'template to PDF', 'template to DOCX'];
  const isWithin = (name) =>
    figures[name].cpuSeconds < documentSeconds && figures[name].peakMb < documentMb;
  const csv = figures['100,000 rows to CSV'];
  return {
    [`documents of ${PAGES} pages`]: documents.every(
      (name) => (figures[name].pages ?? PAGES) >= PAGES,
    ),
    ...Object.fromEntries(
      documents.map((name) => [
        `${name} under ${documentSeconds} s and ${documentMb} MB`,
        isWithin(name),
      ]),
    ),
    ...Object.fromEntries(
      ['10,000 rows to PDF', '10,000 rows to DOCX'].map((name) => [
        `${name} under ${TABLE_MB} MB`,
        figures[name].peakMb < TABLE_MB,
      ]),
    ),
    [`100,000 rows to CSV under ${csvSeconds} s`]: csv.cpuSeconds < csvSeconds,
    'memory of CSV is flat': csv.peakMb - figures['10,000 rows to CSV'].peakMb < FLAT_MB,
  };
}
