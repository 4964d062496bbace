import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../../services/standalone/bin/prepare.mjs';
import { endedBadly, playwrightFailures } from './failures.mjs';
import { runNode } from './run.mjs';

const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');
const CONFIG = join(ROOT, 'frontend/e2e/playwright.config.ts');
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** What users do, in a real Chromium, against BASE_URL or a product started for it. */
export async function browser() {
  const chromium = process.env.CHROMIUM_PATH ?? BROWSERS.find((path) => existsSync(path));
  if (!chromium) {
    const leftOut = {
      what: 'the browser suite',
      why: 'There is no Chromium on this machine.',
      enable: 'install chromium, or set CHROMIUM_PATH to a Chromium or Chrome.',
    };
    return { passed: 0, failed: 0, skipped: 0, failures: [], leftOut: [leftOut] };
  }
  if (process.env.BASE_URL) return playwright(chromium, process.env.BASE_URL);
  return withProduct((url) => playwright(chromium, url));
}

async function playwright(chromium, baseUrl) {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-browser-'));
  const outcome = join(folder, 'result.json');
  try {
    const code = await runNode([PLAYWRIGHT, 'test', '-c', CONFIG, '--reporter=line,json'], {
      BASE_URL: baseUrl,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: outcome,
    });
    return readOutcome(outcome, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readOutcome(file, code) {
  if (!existsSync(file)) {
    const failures = [endedBadly('browser', code)];
    return { passed: 0, failed: 1, skipped: 0, failures, leftOut: [] };
  }
  const outcome = JSON.parse(readFileSync(file, 'utf8'));
  const failures = playwrightFailures(outcome);
  if (failures.length === 0 && code !== 0) failures.push(endedBadly('browser', code));
  return {
    passed: outcome.stats.expected,
    failed: failures.length,
    skipped: outcome.stats.skipped,
    failures,
    leftOut: [],
  };
}

/** Starts the one-process shape on a free port and an empty folder for as long as `work` takes. */
async function withProduct(work) {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-product-'));
  const port = await freePort();
  const product = spawn(process.execPath, ['services/standalone/bin/start.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data'), RATE_LIMITS: 'off' },
  });
  try {
    await ready(product);
    return await work(`http://localhost:${port}`);
  } finally {
    await stop(product);
    rmSync(folder, { recursive: true, force: true });
  }
}

function ready(product) {
  return new Promise((resolve, reject) => {
    product.once('exit', (code) => reject(new Error(`The product ended with ${code}.`)));
    product.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      if (String(chunk).includes('is ready at')) resolve();
    });
  });
}

function stop(product) {
  if (product.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    product.once('exit', resolve);
    product.kill('SIGTERM');
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
