import { fork } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { provision, startEmbedded } from '@casewright/database';
import { withTemporaryFolder } from '../temporary-folder.mjs';
import { fuzzedQueries } from './fuzzed-queries.mjs';
import { GrownLibrary } from './grow-library.mjs';
import { timeIndexing, withOpenSearch } from './open-search.mjs';
import { openService } from './open-service.mjs';
import { QUERIES } from './queries.mjs';

const CHILD = join(import.meta.dirname, 'import-child.mjs');
/** Times each query is asked by one client, after once that is not counted. */
const ROUNDS = 5;
/** Fuzzed queries that are asked of the largest library. */
const FUZZED = Number(process.env.BENCH_SEARCH_FUZZED ?? 2_000);

/**
 * Times an import of each size into an empty library, and searches in it. With
 * `BENCH_SEARCH_GROWING` it is one library that grows: what is imported at each size is what it
 * lacked. With `BENCH_SEARCH_OPENSEARCH`, OpenSearch is timed beside the built-in engine; with
 * `BENCH_SEARCH_CACHE_MB`, the largest library is searched with such a cache, too.
 *
 * @param show told of the figures of each size, of OpenSearch's, and of those with another cache
 */
export async function runSpeed(records, sizes, show) {
  const ascending = [...sizes].sort((a, b) => a - b);
  const largest = ascending.at(-1);
  const libraries = process.env.BENCH_SEARCH_GROWING
    ? [ascending]
    : ascending.map((size) => [size]);
  const figures = {};
  for (const own of libraries)
    Object.assign(figures, await timeLibrary(records, own, largest, show));
  return figures;
}

/** Grows a library on its own database from size to size. */
function timeLibrary(records, ascending, largest, { showSize, showOpenSearch, showOtherCache }) {
  return withTemporaryFolder(async (folder) => {
    const database = await startEmbedded({ dataDir: join(folder, 'database') });
    try {
      const url = (await provision(database.url, ['search'], 'benchmark')).search;
      const library = new GrownLibrary(records);
      const file = join(folder, 'library.jsonl');
      const figures = {};
      for (const size of ascending) {
        const loaded = await grow(library, size, file, url);
        figures[size] = { ...loaded, ...(await timeSearches(url, size === largest)) };
        showSize(size, figures[size]);
        if (process.env.BENCH_SEARCH_OPENSEARCH) {
          figures[size].openSearch = await withOpenSearch(async (node) => ({
            ...(await timeIndexing(url, node)),
            ...(await timeSearches(url, false, node.settings)),
            nodeMb: node.memoryMb(),
          }));
          showOpenSearch(figures[size].openSearch);
        }
        const cacheMb = process.env.BENCH_SEARCH_CACHE_MB;
        if (cacheMb && size === largest) {
          figures[size].otherCache = await withCache(cacheMb, () => timeSearches(url, false));
          showOtherCache(cacheMb, figures[size].otherCache);
        }
      }
      return figures;
    } finally {
      await database.stop();
    }
  });
}

/** Last, since memory that a process once had for it is not given back. */
async function withCache(mb, work) {
  process.env.SEARCH_CACHE_MB = mb;
  try {
    return await work();
  } finally {
    delete process.env.SEARCH_CACHE_MB;
  }
}

async function grow(library, size, file, url) {
  const before = library.characters;
  await library.growTo(size, file);
  const addedMb = (library.characters - before) / 1e6;
  console.log(`\n${size} opinions: importing ${Math.round(addedMb)} MB`);
  const { cpuSeconds, ...imported } = await importFile(file, url);
  console.log(`imported in ${imported.seconds} s; searching`);
  return {
    textMb: round(library.characters / 1e6),
    import: {
      addedMb: round(addedMb),
      ...imported,
      mbPerSecond: round(addedMb / imported.seconds),
      cpuMsPerMb: round((cpuSeconds * 1_000) / addedMb),
    },
  };
}

async function importFile(file, url) {
  const child = fork(CHILD, [file], {
    env: { ...process.env, DATABASE_URL: url },
    // A line every few seconds tells how far it is.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let report;
  child.on('message', (message) => {
    report = message;
  });
  await once(child, 'exit');
  if (report?.code !== 0) throw new Error('The import of the benchmark failed.');
  return {
    seconds: round(report.seconds),
    cpuSeconds: report.cpuSeconds,
    peakMb: Math.round(report.peakMb),
    fileMb: sizeOf(file),
  };
}

async function timeSearches(url, isLargest, openSearch) {
  const service = await openService(url, openSearch);
  try {
    const [{ mb }] = await service.db.query(
      `SELECT sum(pg_total_relation_size(c.oid)) / 1e6 AS mb FROM pg_class c
        WHERE relkind = 'r' AND starts_with(relname, 'index_')
          AND relnamespace = current_schema()::regnamespace`,
    );
    const all = Object.values(QUERIES).flat();
    for (const query of all) await service.search(query);
    const oneClient = {};
    for (const [kind, queries] of Object.entries(QUERIES)) {
      oneClient[kind] = percentiles(await timed(service, queries, ROUNDS));
    }
    const cpuBefore = process.cpuUsage();
    oneClient.all = percentiles(await timed(service, all, ROUNDS));
    const { user, system } = process.cpuUsage(cpuBefore);
    const cpuMsPerQuery = round((user + system) / 1_000 / (all.length * ROUNDS));
    const clients = Array.from({ length: 8 }, (_, i) =>
      timed(service, rotated(all, i * 4), ROUNDS),
    );
    const eightClients = percentiles((await Promise.all(clients)).flat());
    const memoryMb = Math.round(process.memoryUsage().rss / 1e6);
    const indexMb = round(Number(mb));
    const searches = { indexMb, oneClient, eightClients, cpuMsPerQuery, memoryMb };
    return isLargest && FUZZED > 0 ? { ...searches, fuzzed: await timeFuzzed(service) } : searches;
  } finally {
    await service.db.destroy();
  }
}

async function timed(service, queries, rounds) {
  const times = [];
  for (let i = 0; i < rounds; i++) {
    for (const query of queries) {
      const started = performance.now();
      await service.search(query);
      times.push(performance.now() - started);
    }
  }
  return times;
}

/** Any text at all, one after the other. */
async function timeFuzzed(service) {
  const times = await timed(service, fuzzedQueries(FUZZED), 1);
  return { queries: times.length, ...percentiles(times), slowestMs: round(Math.max(...times)) };
}

function rotated(items, by) {
  return [...items.slice(by), ...items.slice(0, by)];
}

function percentiles(times) {
  const sorted = times.sort((a, b) => a - b);
  const at = (share) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function sizeOf(file) {
  return round(statSync(file).size / 1e6);
}

function round(value) {
  return Math.round(value * 10) / 10;
}
