import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../prepare.mjs';

/** What makes the administrator of the product under test; given with `BASE_URL` for one that runs already. */
export const SETUP_TOKEN = process.env.SETUP_TOKEN ?? 'for-the-browser-suite-only';

/** Starts the one-process shape on a free port and an empty folder for as long as `work` takes. */
export async function withProduct(work, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-product-'));
  const port = env.PORT ?? (await freePort());
  const where = {
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    RATE_LIMITS: 'off',
    SETUP_TOKEN,
    IMPORT_DIR: join(ROOT, 'frontend/e2e/imports'),
  };
  const product = start('services/standalone/bin/start.mjs', { ...where, ...env });
  try {
    await says(product, /is ready at/);
    return await work(`http://localhost:${port}`);
  } finally {
    await stop(product);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the stand-in model; `work` gets the address for OPENAI_BASE_URL. */
export async function withModel(work) {
  const model = start('libs/testing/dist/stand-in-model/main.js', {});
  try {
    const said = await says(model, /is ready at (\S+)/);
    return await work(said[1]);
  } finally {
    await stop(model);
  }
}

/** Starts an identity provider for a product at `home`; `work` gets its address for OIDC_ISSUER. */
export async function withProvider(home, work) {
  const provider = start('libs/testing/dist/identity-provider/main.js', { HOME_URL: home });
  try {
    const said = await says(provider, /is ready at (\S+)/);
    return await work(said[1]);
  } finally {
    await stop(provider);
  }
}

/** Starts a mail server that sends nothing on; `work` gets its address for SMTP_URL, and where its mails can be read. */
export async function withMail(work) {
  const sink = start('libs/testing/dist/mail/main.js', {});
  try {
    const said = await says(sink, /is ready at (\S+) (\S+)/);
    return await work(said[1], said[2]);
  } finally {
    await stop(sink);
  }
}

function start(script, env) {
  return spawn(process.execPath, [script], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
}

/** Shows what a process prints; resolves with the match once it has printed it. */
function says(child, words) {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${child.spawnargs[1]} ended with ${code}.`)));
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      const match = words.exec(String(chunk));
      if (match) resolve(match);
    });
  });
}

function stop(child) {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
