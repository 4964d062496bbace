/**
 * Decisions without texts: what an import of generated ones costs, half of them as volumes' lists of
 * the Caselaw Access Project and half as CourtListener's tables, and how fast they are found.
 *
 *   DECISIONS=300000 npm run bench -- citations     (after `npm run build`)
 *
 * Ten million, the most there are, take about an hour on a busy machine and 15 GB of disk.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { random } from '../search/speed/random.mjs';
import {
  citationInTables,
  citationInVolumes,
  nameOf,
  writeBulkTables,
  writeVolumes,
} from './generated.mjs';
import { withLibrary } from './imported.mjs';

const FAR = 10_000_000;
const LOOKUPS = 2_000;
/** To read more of them again says nothing new. */
const READ_AGAIN = 1_000_000;

/** @returns the figures */
export async function metadataFigures(decisions) {
  if (!(decisions > 0 && decisions <= FAR)) throw new Error(`DECISIONS is a number up to ${FAR}.`);
  const half = Math.floor(decisions / 2);
  return withLibrary(async ({ db, citations, known, folder, load }) => {
    const imported = async (form, count, write) => {
      const path = join(folder, form);
      mkdirSync(path);
      await write(path);
      const first = await load(path);
      const again = decisions <= READ_AGAIN && (await load(path));
      rmSync(path, { recursive: true });
      const figures = { ...first, rowsPerSecond: Math.round(count / first.seconds) };
      if (again) figures.secondsAgain = again.seconds;
      console.log(JSON.stringify({ [form]: figures }));
      return figures;
    };
    const volumes = await imported('volumes', half, (path) => writeVolumes(path, half));
    const tables = await imported('tables', decisions - half, (path) =>
      writeBulkTables(path, half, decisions),
    );
    const seconds = volumes.seconds + tables.seconds;
    const throughLibrary = async (key) => (await citations.lookUp([key]))[0].indexed?.decisions;
    const ask = (lookUp) => lookups(decisions, half, lookUp);
    return {
      decisions,
      volumes,
      tables,
      seconds,
      rowsPerSecond: Math.round(decisions / seconds),
      hoursForTenMillion: round((FAR / decisions) * (seconds / 3_600)),
      ...(await disk(db)),
      byCitation: await ask(async ({ key }) => (await known.at([key]))[0]?.decisions),
      // With what the library has at the page, around it, and its later history.
      withLibrary: await ask(({ key }) => throughLibrary(key)),
      byCitationAndName: await ask(({ key, name }) => throughLibrary({ ...key, name })),
      byName: await ask(({ name }) => known.offer(name)),
      byPartOfName: await ask(({ name, share }) =>
        known.offer(name.slice(0, 4 + Math.floor(share * (name.length - 4)))),
      ),
    };
  });
}

const round = (value) => Math.round(value * 10) / 10;

/** As PostgreSQL has it, and without the tables from which they were imported. */
async function disk(db) {
  const [sizes] = await db.query(
    `SELECT round(pg_total_relation_size('indexed_decisions') / 1e6)::integer AS "tableMb",
            round(pg_relation_size('indexed_decisions_citation_keys') / 1e6)::integer AS "citationsMb",
            round((pg_relation_size('indexed_decisions_name_key') +
                   pg_relation_size('indexed_decisions_last_party_key')) / 1e6)::integer AS "namesMb",
            round(pg_database_size(current_database()) / 1e6)::integer AS "databaseMb"`,
  );
  return sizes;
}

/** One decision a question, spread over all of them, every tenth not there. */
async function lookups(decisions, half, lookUp) {
  const next = random(11);
  const times = [];
  let found = 0;
  for (let at = 0; at < LOOKUPS; at += 1) {
    const n = Math.floor(next() * decisions);
    const { volume, reporter, page: first } = (n < half ? citationInVolumes : citationInTables)(n);
    const isThere = at % 10 > 0;
    const page = isThere ? first : '2';
    const key = { volume, reporter, page, citation: `${volume} ${reporter} ${page}` };
    const name = isThere ? nameOf(n) : `Zyzzyva ${nameOf(n)}`;
    const asked = { key, name, share: next() };
    const start = performance.now();
    const answer = await lookUp(asked);
    times.push(performance.now() - start);
    found += answer?.length > 0 ? 1 : 0;
  }
  times.sort((a, b) => a - b);
  const at = (share) => round(times[Math.floor(times.length * share)]);
  return { lookups: LOOKUPS, found, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
}
