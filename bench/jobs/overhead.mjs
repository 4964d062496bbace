import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ANY_SESSION } from '../bus/casewright-echo/session.mjs';

const PRODUCT = join(import.meta.dirname, 'product-process.mjs');
const REQUESTS = 300;
const WARM_UP = 50;
/** Requests at a time. */
const AT_ONCE = 4;
/** Milliseconds that the task takes; what is beyond is the job's. */
const TASK_MS = 100;
const WAITING = 50;
/** Milliseconds that the waiting ones are watched. */
const WATCHED_MS = 10_000;
const KB = 1024;
/** Targets of the project. */
const TARGETS = { overheadP95Ms: 50 };

/** What a job costs beyond its task, over HTTP; and what 50 that wait cost in memory. */
export async function runOverhead(env) {
  const product = fork(PRODUCT, {
    env: { ...process.env, ...env, LOG_LEVEL: 'error' },
    execArgv: ['--expose-gc'],
  });
  try {
    const [{ port }] = await once(product, 'message');
    await ask(product, { taskMs: TASK_MS });
    await requests(port, WARM_UP);
    const { cpuMs: before } = await ask(product, {});
    const timed = await requests(port, REQUESTS);
    const { took, cpuMs } = await ask(product, {});
    const overheads = timed.map(({ jobId, ms }) => ms - took[jobId]).sort((a, b) => a - b);
    return {
      requests: REQUESTS,
      taskMs: TASK_MS,
      overheadP50Ms: at(overheads, 0.5),
      overheadP95Ms: at(overheads, 0.95),
      // Of the processor, which other work on the machine does not change.
      cpuMsForEach: Math.round(((cpuMs - before) / REQUESTS) * 10) / 10,
      ...(await waiting(product, port)),
      targets: TARGETS,
    };
  } finally {
    product.disconnect();
  }
}

async function waiting(product, port) {
  const { heap: before } = await ask(product, { taskMs: WATCHED_MS * 1.5 });
  const calls = Array.from({ length: WAITING }, () => request(port));
  await delay(WATCHED_MS / 5);
  const { heap: early } = await ask(product, {});
  await delay(WATCHED_MS);
  const { heap: late } = await ask(product, {});
  await Promise.all(calls);
  return {
    waiting: WAITING,
    kbForEach: Math.round((early - before) / WAITING / KB),
    kbMoreAfterTenSeconds: Math.round((late - early) / KB),
  };
}

async function requests(port, count) {
  const timed = [];
  const worker = async () => {
    while (count > 0) {
      count -= 1;
      timed.push(await request(port));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return timed;
}

async function request(port) {
  const start = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/writing/analyze`, {
    method: 'POST',
    headers: { cookie: ANY_SESSION, 'content-type': 'application/json' },
    body: JSON.stringify({ content: 'Each and every party shall comply.' }),
  });
  const body = await response.json();
  if (!response.ok) throw new Error(`A job ended with ${response.status}: ${body.message}`);
  return { jobId: body.jobId, ms: performance.now() - start };
}

async function ask(product, question) {
  const answer = once(product, 'message');
  product.send(question);
  return (await answer)[0];
}

function at(sorted, share) {
  return Math.round(sorted[Math.floor(sorted.length * share)] * 10) / 10;
}
