import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError, submitJob } from '@casewright/contracts';
import { createDataSource } from '@casewright/database';
import { type Bus, createTransport, identityOfAll } from '@casewright/messaging';
import { createLogger } from '@casewright/platform';
import type { DataSource } from 'typeorm';
import { analysisDatabase } from '../../../database/analysis-database.js';
import { testWork } from '../test-task.js';
import { startCountingModel } from './counting-model.js';
import { WorkerProcess } from './worker-process.js';

interface KillOptions {
  brokerUrl: string;
  /** The analysis service's role and schema, empty. */
  databaseUrl: string;
  kills: number;
  /** Told of each kill. */
  onKill?(kills: number): void;
}

/** What became of the jobs, counted in the database and at the model. */
interface KillLedger {
  kills: number;
  accepted: number;
  done: number;
  /** Ended as failed, because workers died over them as often as is allowed. */
  givenUp: number;
  /** Accepted and without an end, or with another: must be none. */
  other: number;
  /** Results beyond the first of a job: must be none. */
  duplicates: number;
  calls: number;
  /** Calls of the model beyond the first of a job: at most one for a kill. */
  extraCalls: number;
}

const WORKERS = 2;
const USERS = 5;
/** Jobs under way at a time. */
const LOAD = 12;
/** Milliseconds between kills, at most. */
const KILL_WITHIN_MS = 1_200;
const LOOK_EVERY_MS = 50;
/** Milliseconds for the last jobs, which may have to wait for a lease to run out. */
const END_MS = 120_000;

/** Kills workers at random moments under load, and counts what that did. Needs the built workers. */
export async function killWorkers(options: KillOptions): Promise<KillLedger> {
  const { brokerUrl, databaseUrl, kills, onKill } = options;
  const namespace = `kills-${randomUUID()}`;
  const model = await startCountingModel();
  const workers = Array.from(
    { length: WORKERS },
    () =>
      new WorkerProcess({
        BROKER_URL: brokerUrl,
        DATABASE_URL: databaseUrl,
        MODEL_URL: model.url,
        NAMESPACE: namespace,
      }),
  );
  const logger = createLogger('kills', 'silent');
  const identity = identityOfAll(namespace);
  const transport = await createTransport({ url: brokerUrl, namespace, logger, identity });
  const db = await createDataSource(analysisDatabase(databaseUrl)).initialize();
  try {
    await db.query('CREATE TABLE kill_results (job_id uuid NOT NULL)');
    for (const worker of workers) await worker.start();
    const stopping = new AbortController();
    const accepted = keepBusy(transport.bus, db, stopping.signal);
    for (let killed = 1; killed <= kills; killed += 1) {
      await delay(Math.random() * KILL_WITHIN_MS);
      const worker = workers[killed % WORKERS] as WorkerProcess;
      await worker.kill();
      await worker.start();
      onKill?.(killed);
    }
    stopping.abort();
    return await count({ db, kills, accepted: await accepted, calls: model.total });
  } finally {
    for (const worker of workers) await worker.stop();
    await transport.close();
    await db.destroy();
    model.stop();
  }
}

/** @returns the ids of all accepted jobs */
async function keepBusy(bus: Bus, db: DataSource, signal: AbortSignal): Promise<string[]> {
  const accepted: string[] = [];
  while (!signal.aborted) {
    const [{ open }] = (await db.query(
      'SELECT count(*)::integer AS open FROM jobs WHERE ended_at IS NULL',
    )) as [{ open: number }];
    for (let n = open; n < LOAD; n += 1) accepted.push(await submit(bus, accepted.length));
    await delay(LOOK_EVERY_MS);
  }
  return accepted;
}

/** A worker may be killed with the answer in its hands: the key makes it the same job again. */
async function submit(bus: Bus, n: number): Promise<string> {
  const principal = { userId: 1 + (n % USERS), sessionId: randomUUID(), role: 'member' as const };
  const idempotencyKey = `job ${n}`;
  for (;;) {
    const work = { kind: testWork.kind, input: { say: 'work' }, fingerprint: 'work' };
    try {
      const asked = { ...work, id: randomUUID(), idempotencyKey };
      return (await bus.call(submitJob, asked, { principal, deadlineMs: 3_000 })).id;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await delay(LOOK_EVERY_MS);
    }
  }
}

async function count(found: {
  db: DataSource;
  kills: number;
  accepted: string[];
  calls: () => number;
}): Promise<KillLedger> {
  const { db, kills, accepted } = found;
  const until = Date.now() + END_MS;
  const one = async (sql: string, ...parameters: unknown[]): Promise<number> => {
    const [row] = (await db.query(`SELECT (${sql})::integer AS n`, parameters)) as [{ n: number }];
    return row.n;
  };
  const open = 'SELECT count(*) FROM jobs WHERE ended_at IS NULL';
  while ((await one(open)) > 0 && Date.now() < until) await delay(LOOK_EVERY_MS);
  const done = await one(
    "SELECT count(*) FROM jobs WHERE state = 'done' AND id = ANY($1)",
    accepted,
  );
  const givenUp = await one(
    "SELECT count(*) FROM jobs WHERE state = 'failed' AND error->>'code' = 'WORKER_LOST'",
  );
  const calls = found.calls();
  return {
    kills,
    accepted: accepted.length,
    done,
    givenUp,
    other: accepted.length - done - givenUp,
    duplicates: await one('SELECT count(*) - count(DISTINCT job_id) FROM kill_results'),
    calls,
    extraCalls: calls - accepted.length,
  };
}
