import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@casewright/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { run } from '../test/run-product.js';

jest.setTimeout(120_000);

const IMPORT = fileURLToPath(new URL('../../search/bin/import-process.mjs', import.meta.url));
const CASE = {
  ...{ id: 'beside', case_name: 'Quagga v. State', court_id: 'ny', date_filed: '1999-01-02' },
  opinions: [{ type: '020lead', text: 'The quagga was replevied.' }],
};

describe('an import beside the running product, on its own database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-beside-'));
  const env = {
    ...{ DATA_DIR: join(folder, 'data'), RATE_LIMITS: 'off', SETUP_TOKEN: 'off' },
    // Those of the data folder are used.
    ENCRYPTION_KEYS: '',
  };
  let origin: string;
  let pid = 0;
  let ended: ReturnType<typeof run>;

  beforeAll(async () => {
    // The database's own account passes through it.
    chmodSync(folder, 0o755);
    const port = await freePort();
    origin = `http://localhost:${port}`;
    await new Promise<void>((resolve, reject) => {
      ended = run({ ...env, PORT: String(port) }, (running) => {
        pid = running;
        resolve();
      });
      void ended.then(({ said }) => reject(new Error(said)));
    });
  });

  afterAll(async () => {
    if (pid > 0) process.kill(pid, 'SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  const post = (path: string, body: object, cookie = '') =>
    fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });

  it('is done, although what users have is sealed, and is found', async () => {
    const ann = { email: 'ann@firm.example', password: 'secret-1', name: 'Ann Advocate' };
    const cookie = (await post('/auth/signup', ann)).headers.getSetCookie()[0]?.split(';')[0];
    const find = async () => {
      const answer = await post('/search', { query: 'quagga replevied' }, cookie);
      return ((await answer.json()) as { cases: { title: string }[] }).cases[0]?.title;
    };
    expect(await find()).not.toBe('Quagga v. State');
    const file = join(folder, 'cases.jsonl');
    writeFileSync(file, `${JSON.stringify(CASE)}\n`);
    const child = spawn(process.execPath, [IMPORT, file], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', ...env },
    });
    expect((await once(child, 'exit'))[0]).toBe(0);
    expect(await find()).toBe('Quagga v. State');
  });
});
