import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@casewright/database';
import { freePort } from '@casewright/testing';
import { openAccount } from '../bus/product/account.mjs';

const MAIN = join(import.meta.dirname, '../../services/standalone/dist/main.js');

/** The one-process product with its starter library and its metrics, and a user who is signed in. */
export async function startProduct() {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'casewright-metrics-'));
  // The database's own account passes through it.
  chmodSync(folder, 0o755);
  const database = await startEmbedded({ dataDir: join(folder, 'data') });
  const env = {
    ...{ PORT: port, METRICS_PORT: metricsPort, RATE_LIMITS: 'off' },
    ...{ DATABASE_URL: database.url, DATA_DIR: join(folder, 'product') },
  };
  const product = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (product.exitCode === null && product.kill('SIGTERM')) await once(product, 'exit');
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(product);
    const cookie = await openAccount(port);
    return {
      stop,
      metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
      search: (n) => search(port, cookie, `qualified immunity of officers, part ${n}`),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function ready(product) {
  for await (const chunk of product.stdout.iterator({ destroyOnReturn: false })) {
    if (String(chunk).includes('is ready at')) return void product.stdout.resume();
  }
  throw new Error('The product ended before it was ready.');
}

async function search(port, cookie, query) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query }),
  });
  if (!answer.ok) throw new Error(`The search answered ${answer.status}.`);
  return answer.json();
}
