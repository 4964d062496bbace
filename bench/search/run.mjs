/**
 * The search benchmark: how often the right case is on top, alongside textbook BM25 and ts_rank_cd
 * in the same run; and how fast imports and searches are at several sizes of library.
 *
 *   npm run bench -- search                          all of it: mostly the import of 4 GB
 *   BENCH_SEARCH_SIZES=1000,20000 npm run bench -- search
 *   BENCH_SEARCH_SIZES= npm run bench -- search      quality only, half a minute
 *   BENCH_SEARCH_FUZZED=0 npm run bench -- search    without the fuzzed queries of the largest
 *   BENCH_SEARCH_GROWING=1 npm run bench -- search   one library that grows from size to size
 *   BENCH_SEARCH_OPENSEARCH=1 npm run bench -- search  OpenSearch beside the built-in engine
 *   BENCH_EMBEDDING_BASE_URL=http://localhost:11434/v1 BENCH_EMBEDDING_MODEL=… with search by meaning
 *   BENCH_SEARCH_CACHE_MB=1024 npm run bench -- search  the largest also with that SEARCH_CACHE_MB
 */
import { join } from 'node:path';
import { startEmbedded } from '@casewright/database';
import pg from 'pg';
import { readOpinions, sharedData } from './quality/opinions.mjs';
import { runQuality } from './quality/run-quality.mjs';
import { showSlopes, slopesOf } from './slope.mjs';
import { runSpeed } from './speed/run-speed.mjs';
import { withTemporaryFolder } from './temporary-folder.mjs';

/** The last is twice the one before it: what doubling a library costs. */
const SIZES = '1000,20000,50000,100000';

export async function run() {
  const data = sharedData();
  if (!data) return { skipped: 'the shared test data is not there; set SHARED_DATA to its folder' };
  const quality = await withDatabase((client) => runQuality(data, client));
  showQuality(quality);
  const asked = process.env.BENCH_SEARCH_SIZES ?? SIZES;
  const sizes = asked.split(',').filter(Boolean).map(Number);
  // Each size as soon as it is known: the largest takes hours.
  const speed = await runSpeed(readOpinions(data), sizes, {
    showSize,
    showOpenSearch,
    showOtherCache,
  });
  const slopes = slopesOf(speed);
  showSlopes(slopes);
  return { quality, speed, slopes };
}

function withDatabase(work) {
  return withTemporaryFolder(async (folder) => {
    const database = await startEmbedded({ dataDir: join(folder, 'database') });
    const client = new pg.Client({ connectionString: database.url });
    try {
      await client.connect();
      return await work(client);
    } finally {
      await client.end();
      await database.stop();
    }
  });
}

function showQuality(quality) {
  console.log('set                 engine      recall@10   MRR    nDCG@10   top three');
  for (const [set, engines] of Object.entries(quality)) {
    for (const [engine, { recall, mrr, ndcg, top3 }] of Object.entries(engines)) {
      const figures = [recall, mrr, ndcg, top3].map((value) => value.toFixed(3).padStart(8));
      console.log(`${set.padEnd(19)} ${engine.padEnd(9)} ${figures.join('  ')}`);
    }
  }
}

function showSize(size, figures) {
  const { import: load, cpuMsPerQuery, indexMb, textMb } = figures;
  console.log(
    `\n${size} opinions (${textMb} MB): ${load.addedMb} MB imported at ${load.mbPerSecond} MB/s, ` +
      `peak ${load.peakMb} MB, ` +
      `${load.cpuMsPerMb} ms of the importer's processor time a MB; index ${indexMb} MB; ` +
      `${cpuMsPerQuery} ms of the service's processor time a query`,
  );
  showTimes(figures);
  if (!figures.fuzzed) return;
  const { queries, slowestMs, ...times } = figures.fuzzed;
  show(`${queries} fuzzed queries`, times);
  console.log(`  the slowest of them: ${slowestMs} ms`);
}

function showTimes({ oneClient, eightClients, memoryMb }) {
  for (const [kind, times] of Object.entries(oneClient)) show(`1 client, ${kind}`, times);
  show('8 clients, all', eightClients);
  console.log(`  ${memoryMb} MB of memory in the process that searches`);
}

function showOpenSearch(figures) {
  const { indexing, nodeMb, cpuMsPerQuery } = figures;
  console.log(
    `  OpenSearch: indexed in ${indexing.seconds} s, ${indexing.mb} MB; its node has ${nodeMb} MB of ` +
      `memory; ${cpuMsPerQuery} ms of the service's processor time a query`,
  );
  showTimes(figures);
}

function showOtherCache(mb, figures) {
  console.log(
    `  built-in with SEARCH_CACHE_MB=${mb}: ${figures.cpuMsPerQuery} ms of the service's processor ` +
      'time a query',
  );
  showTimes(figures);
}

function show(label, { p50, p95, p99 }) {
  console.log(`  ${label.padEnd(22)} p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`);
}
