import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { analyzeWriting, readJobStates, submitJob } from '@casewright/contracts';
import { createTransport, identityOfAll } from '@casewright/messaging';
import { createLogger } from '@casewright/platform';

const WORKER = join(import.meta.dirname, 'worker.mjs');
const WORKERS = 4;
/** Milliseconds that a job waits for its stand-in of a model. */
const TASK_MS = 1_000;
/** Jobs that one worker does at once. */
const AT_ONCE = 4;
/** Jobs of one worker: rounds enough that the first and the last weigh little. */
const JOBS_OF_ONE = 40;
const USERS = 8;
const LOOK_EVERY_MS = 20;
/** Targets of the project. */
const TARGETS = { timesOne: 3.6 };

/** How much more four workers do than one where a model is what they wait for, and how evenly. */
export async function runWorkers(env) {
  const { BROKER_URL: url } = env;
  const identity = identityOfAll(url);
  const bus = await createTransport({ url, identity, logger: createLogger('bench') });
  try {
    const one = await perSecond(bus.bus, env, 1);
    const four = await perSecond(bus.bus, env, WORKERS);
    return {
      ...{ taskMs: TASK_MS, jobsAtOnce: AT_ONCE, jobsOfOne: JOBS_OF_ONE },
      ...{ oneASecond: one.rate, fourASecond: four.rate },
      timesOne: Math.round((four.rate / one.rate) * 100) / 100,
      jobsOfEach: four.shares,
      targets: TARGETS,
    };
  } finally {
    await bus.close();
  }
}

async function perSecond(bus, env, count) {
  const workers = await Promise.all(Array.from({ length: count }, () => startWorker(env)));
  try {
    const seconds = await timeOf(bus, count * JOBS_OF_ONE);
    const shares = await Promise.all(workers.map(stopWorker));
    return { rate: Math.round((count * JOBS_OF_ONE * 100) / seconds) / 100, shares };
  } finally {
    for (const worker of workers) worker.kill();
  }
}

/** Seconds from the first of so many jobs to the end of the last. */
async function timeOf(bus, count) {
  const begun = performance.now();
  const ids = await Promise.all(Array.from({ length: count }, (_, n) => submit(bus, n)));
  while (!(await areDone(bus, ids))) await new Promise((on) => setTimeout(on, LOOK_EVERY_MS));
  return (performance.now() - begun) / 1_000;
}

async function startWorker(env) {
  const own = { TASK_MS, AT_ONCE, LOG_LEVEL: 'error' };
  const worker = fork(WORKER, { env: { ...process.env, ...env, ...own } });
  await once(worker, 'message');
  return worker;
}

async function stopWorker(worker) {
  const told = once(worker, 'message');
  worker.send('stop');
  const [{ done }] = await told;
  return done;
}

async function submit(bus, n) {
  const principal = { userId: 1 + (n % USERS), sessionId: randomUUID(), role: 'member' };
  const input = { text: 'Each and every party shall comply.' };
  const work = { id: randomUUID(), kind: analyzeWriting.kind, input, fingerprint: `${n}` };
  return (await bus.call(submitJob, work, { principal })).id;
}

async function areDone(bus, ids) {
  const states = await bus.call(readJobStates, { ids });
  const failed = states.filter(({ state }) => !['queued', 'running', 'done'].includes(state));
  if (failed.length > 0) throw new Error(`${failed.length} jobs have failed.`);
  return states.every(({ state }) => state === 'done');
}
