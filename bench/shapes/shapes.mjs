/** The product in its two shapes, each process as an operator starts it, on its own database. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { provision, startEmbedded } from '@casewright/database';
import { busKeys, freePort, startBroker } from '@casewright/testing';

const ROOT = join(import.meta.dirname, '../..');
const SERVICES = ['auth', 'search', 'analysis', 'export'];
const LONGEST_START_MS = 180_000;
const ASK_EVERY_MS = 20;

/**
 * A database for the product, and a folder.
 * @param {(stop: () => Promise<void>) => void} onStop takes what undoes each part
 */
export async function startDatabase(onStop) {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-bench-'));
  // The database's own account passes through it.
  chmodSync(folder, 0o755);
  onStop(async () => rmSync(folder, { recursive: true, force: true }));
  const database = await startEmbedded({ dataDir: join(folder, 'database') });
  onStop(() => database.stop());
  return { url: database.url, dataDir: join(folder, 'product') };
}

/** All in one process. */
export async function startOne({ url, dataDir }, onStop, env = {}) {
  const port = await freePort();
  const product = await started('product', 'services/standalone/dist/main.js', {
    env: { PORT: port, DATABASE_URL: url, DATA_DIR: dataDir, ...env },
    ready: `http://127.0.0.1:${port}/api/health/ready`,
  });
  onStop(product.stop);
  return { origin: `http://localhost:${port}`, processes: [product] };
}

/** Gateway and services, each in its own process, on a RabbitMQ. */
export async function startApart({ url }, onStop, env = {}) {
  const broker = await startBroker();
  onStop(() => broker.stop());
  const urls = await provision(url, SERVICES, 'benchmark');
  const keys = busKeys();
  const processes = [];
  const begin = async (name, entry, process) => {
    processes.push(await started(name, entry, process));
    onStop(processes.at(-1).stop);
  };
  // One after the other: together they would wait for each other's processor.
  for (const name of SERVICES) {
    const port = await freePort();
    await begin(name, `services/${name}/dist/main.js`, {
      env: {
        ...keys[name],
        DATABASE_URL: urls[name],
        MESSAGE_BUS_URL: broker.url,
        HEALTH_PORT: port,
        ...env,
      },
      ready: `http://127.0.0.1:${port}/ready`,
    });
  }
  const port = await freePort();
  await begin('gateway', 'gateway/dist/main.js', {
    env: { ...keys.gateway, PORT: port, MESSAGE_BUS_URL: broker.url, ...env },
    ready: `http://127.0.0.1:${port}/api/health/ready`,
  });
  return { origin: `http://localhost:${port}`, processes };
}

async function started(name, entry, { env, ready }) {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(ROOT, entry)], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...stringsOf(env) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]) => code ?? 'a signal');
  const isEnded = () => child.exitCode !== null || child.signalCode !== null;
  while (!(await isReady(ready))) {
    if (isEnded()) throw new Error(`${name} ended with ${await ended}.`);
    if (performance.now() - begun > LONGEST_START_MS) {
      // Nobody else could: who started it has not got it yet.
      child.kill('SIGKILL');
      throw new Error(`${name} is never ready.`);
    }
    await delay(ASK_EVERY_MS);
  }
  return {
    name,
    pid: child.pid,
    async stop() {
      if (!isEnded()) child.kill('SIGTERM');
      await ended;
    },
  };
}

async function isReady(url) {
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

const stringsOf = (env) =>
  Object.fromEntries(Object.entries(env).map(([name, value]) => [name, String(value)]));
