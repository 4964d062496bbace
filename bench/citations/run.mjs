/**
 * The citation benchmark: how fast citations are found in 10 MB of real opinions, the memory that it
 * takes, how long the product takes to check a brief, how many of the Indigo Book's references the
 * generator takes apart, what the citation index says, and how well passages are told that support a
 * proposition. Specs hold what is found to its bounds.
 *
 *   node bench/citations/run.mjs        (after `npm run build`; prints a table and JSON)
 *
 * With DECISIONS in the environment: what an import of so many without their texts costs, alone.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { findCitations } from '@casewright/law/citations';
import { checker } from './checker.mjs';
import { indexFigures } from './index-figures.mjs';
import { indigoFields } from './indigo-fields.mjs';
import { metadataFigures } from './metadata.mjs';
import { supportFigures } from './support-figures.mjs';

const folder = process.env.SHARED_DATA ?? resolve(import.meta.dirname, '../../../shared/data');

/** Processor time, not the clock: other work on the machine does not count. */
function speed(texts) {
  const sample = [];
  let size = 0;
  for (const text of texts) {
    if (size >= 10_000_000) break;
    sample.push(text);
    size += text.length;
  }
  for (const text of sample) findCitations(text);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const start = process.cpuUsage();
  let count = 0;
  for (const text of sample) count += findCitations(text).length;
  const { user, system } = process.cpuUsage(start);
  const one = sample.join('\n\n');
  const whole = process.cpuUsage();
  findCitations(one);
  const joined = process.cpuUsage(whole);
  const megabytes = size / 1e6;
  const rate = (used) => Math.round((megabytes / ((used.user + used.system) / 1e6)) * 10) / 10;
  return {
    megabytes: Math.round(megabytes * 10) / 10,
    citations: count,
    mbPerSecond: rate({ user, system }),
    mbPerSecondOneText: rate(joined),
    heapGrowthMb: Math.round((process.memoryUsage().heapUsed - before) / 1e5) / 10,
    rssMb: Math.round(process.memoryUsage().rss / 1e6),
  };
}

/** Runs everything, prints a table and returns the figures. */
export async function run() {
  const { DECISIONS } = process.env;
  if (DECISIONS) {
    const figures = await metadataFigures(Number(DECISIONS));
    console.log(JSON.stringify(figures, null, 2));
    return figures;
  }
  if (!existsSync(join(folder, 'README.md')))
    return { skipped: `no shared test data at ${folder}` };
  const opinions = gunzipSync(readFileSync(join(folder, 'opinions/opinions_dev.jsonl.gz')))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const result = {
    speed: speed(opinions.flatMap((opinion) => opinion.opinions.map(({ text }) => text))),
    checker: await checker(),
    indigo: indigoFields(folder),
  };
  console.table(result);
  const index = await indexFigures();
  const support = await supportFigures();
  console.log(JSON.stringify({ index, support }, null, 2));
  return { ...result, index, support };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(JSON.stringify(await run(), null, 2));
