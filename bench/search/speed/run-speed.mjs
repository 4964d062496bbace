import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provision, startEmbedded } from '@casewright/database';
import { GrownLibrary } from './grow-library.mjs';
import { openService } from './open-service.mjs';
import { QUERIES } from './queries.mjs';

const CHILD = join(import.meta.dirname, 'import-child.mjs');
/** Times each query is asked by one client, after once that is not counted. */
const ROUNDS = 5;

/** Imports a library of each size, then times searches in it. */
export async function runSpeed(records, sizes) {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-bench-search-'));
  try {
    const file = join(folder, 'library.jsonl');
    const library = new GrownLibrary(file, records);
    const figures = {};
    for (const size of [...sizes].sort((a, b) => a - b)) {
      await library.growTo(size);
      const dataDir = join(folder, String(size));
      figures[size] = await oneSize(file, library.characters / 1e6, dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    }
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function oneSize(file, textMb, dataDir) {
  const database = await startEmbedded({ dataDir });
  try {
    const url = (await provision(database.url, ['search'], 'benchmark')).search;
    const { cpuSeconds, ...imported } = await importFile(file, url);
    return {
      textMb: round(textMb),
      import: {
        ...imported,
        mbPerSecond: round(textMb / imported.seconds),
        cpuMsPerMb: round((cpuSeconds * 1_000) / textMb),
      },
      ...(await timeSearches(url)),
    };
  } finally {
    await database.stop();
  }
}

async function importFile(file, url) {
  const child = fork(CHILD, [file], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
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

async function timeSearches(url) {
  const service = await openService(url);
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
    return { indexMb: round(Number(mb)), oneClient, eightClients, cpuMsPerQuery };
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
