/**
 * Decisions without texts: what an import of generated ones costs and how fast they are found, and
 * what the check says of real citations with CourtListener's answers to them imported as metadata.
 *
 *   DECISIONS=300000 npm run bench -- citations     (after `npm run build`)
 *
 * Ten million, the most there are, took 34 minutes and 13 GB of disk.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { provision, startEmbedded } from '@casewright/database';
import { openService } from '../search/speed/open-service.mjs';
import { random } from '../search/speed/random.mjs';
import { withTemporaryFolder } from '../search/temporary-folder.mjs';
import { citationOf, nameOf, writeBulkTables } from './bulk-tables.mjs';
import { listed } from './index-figures.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const DATA = join(process.env.SHARED_DATA ?? resolve(ROOT, '../shared/data'), 'citation_index');
const CHILD = join(ROOT, 'bench/search/speed/import-child.mjs');
const FAR = 10_000_000;
const LOOKUPS = 2_000;
/** To read more of them again says nothing new. */
const READ_AGAIN = 1_000_000;

/** @returns the figures */
export async function metadataFigures(decisions) {
  if (!(decisions > 0 && decisions <= FAR)) throw new Error(`DECISIONS is a number up to ${FAR}.`);
  return withTemporaryFolder(async (folder) => {
    const server = await startEmbedded({ dataDir: join(folder, 'database') });
    try {
      const { search: url } = await provision(server.url, ['search'], 'benchmark');
      const { db, citations, known } = await openService(url);
      const listedWith = await withAnswers(url, folder, citations);
      const bulk = join(folder, 'bulk');
      mkdirSync(bulk);
      await writeBulkTables(bulk, decisions);
      const first = await imported(url, bulk);
      console.log(JSON.stringify({ decisions, ...first }));
      const again = decisions <= READ_AGAIN && (await imported(url, bulk));
      const [disk] = await db.query(
        `SELECT round(pg_total_relation_size('indexed_decisions') / 1e6)::integer AS "tableMb",
                round(pg_relation_size('indexed_decisions_citation_keys') / 1e6)::integer AS "keysMb",
                round(pg_database_size(current_database()) / 1e6)::integer AS "databaseMb"`,
      );
      const throughLibrary = async (key) => [(await citations.lookUp([key]))[0].indexed];
      const figures = {
        decisions,
        ...first,
        ...disk,
        rowsPerSecond: Math.round(decisions / first.seconds),
        hoursForTenMillion: round((FAR / decisions) * (first.seconds / 3_600)),
        ...(again && { secondsAgain: again.seconds }),
        ...(await lookups((key) => known.at([key]), decisions)),
        // With what the library has at the page, around it, and its later history.
        withLibrary: await lookups(throughLibrary, decisions),
        named: await lookups(throughLibrary, decisions, nameOf),
      };
      await db.destroy();
      return { scale: figures, withAnswers: listedWith };
    } finally {
      await server.stop();
    }
  });
}

/** In its own process, with the limits that `npm run import` has. */
async function imported(url, path, ...flags) {
  const child = fork(CHILD, [...flags, path], {
    env: { ...process.env, DATABASE_URL: url },
    execArgv: ['--max-old-space-size=256', '--max-semi-space-size=8'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ code, seconds, cpuSeconds, peakMb }] = await once(child, 'message');
  if (code !== 0) throw new Error(`The import of ${path} ended with ${code}.`);
  return { seconds: round(seconds), cpuSeconds: round(cpuSeconds), peakMb: Math.round(peakMb) };
}

const round = (value) => Math.round(value * 10) / 10;

/** One citation a question, spread over all of them, every tenth not there. */
async function lookups(lookUp, decisions, named) {
  const next = random(11);
  const times = [];
  let found = 0;
  for (let n = 0; n < LOOKUPS; n += 1) {
    const decision = Math.floor(next() * decisions);
    const cited = citationOf(decision);
    const page = n % 10 === 0 ? '2' : cited.page;
    const { volume, reporter } = cited;
    const key = { volume, reporter, page, citation: `${volume} ${reporter} ${page}` };
    if (named) key.name = named(decision);
    const start = performance.now();
    const [indexed] = await lookUp(key);
    times.push(performance.now() - start);
    found += indexed?.decisions.length > 0 ? 1 : 0;
  }
  times.sort((a, b) => a - b);
  const at = (share) => round(times[Math.floor(times.length * share)]);
  return { lookups: LOOKUPS, found, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
}

/** The bench's citations, with what CourtListener's look-up answers for the real ones imported. */
async function withAnswers(url, folder, citations) {
  const answers = join(DATA, 'courtlistener_answers_dev.json');
  if (!existsSync(answers)) return { skipped: `no answers at ${answers}` };
  const { clusters } = JSON.parse(readFileSync(answers, 'utf8'));
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(clusters));
  await imported(url, file, '--metadata');
  const library = {
    lookUp: (keys) => citations.lookUp(keys),
    named: async (names) => names.map(() => null),
    locate: async (quotations) => quotations.map(() => ({ status: 'unchecked' })),
  };
  const { items } = JSON.parse(readFileSync(join(DATA, 'bench_dev.json'), 'utf8'));
  const answered = new Set(clusters.map((cluster) => cluster.for));
  const wanted = items.filter(({ citation, kind }) => kind !== 'real' || answered.has(citation));
  return listed(library, wanted);
}
