import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { LibraryImport, LibraryImportDetail } from '@casewright/contracts';
import { freePort } from '@casewright/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { run } from '../test/run-product.js';

jest.setTimeout(240_000);

const POLL_MS = 200;

const IMPORT = fileURLToPath(new URL('../../search/bin/import-process.mjs', import.meta.url));
const caseOf = (animal: string) => ({
  id: animal,
  case_name: `${animal} v. State`,
  court_id: 'ny',
  date_filed: '1999-01-02',
  opinions: [{ type: '020lead', text: `The ${animal} was replevied.` }],
});

describe('an import beside the running product, on its own database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-beside-'));
  const imports = join(folder, 'imports');
  const env = {
    DATA_DIR: join(folder, 'data'),
    RATE_LIMITS: 'off',
    SETUP_TOKEN: 'off',
    IMPORT_DIR: imports,
    // Those of the data folder are used.
    ENCRYPTION_KEYS: '',
  };
  let origin: string;
  let pid = 0;
  let ended: ReturnType<typeof run>;
  let cookie = '';

  beforeAll(async () => {
    // The database's own account passes through it.
    chmodSync(folder, 0o755);
    mkdirSync(imports);
    const port = await freePort();
    origin = `http://localhost:${port}`;
    await new Promise<void>((resolve, reject) => {
      ended = run({ ...env, PORT: String(port) }, (running) => {
        pid = running;
        resolve();
      });
      void ended.then(({ said }) => reject(new Error(said)));
    });
    const ann = { email: 'ann@firm.example', password: 'secret-1', name: 'Ann Advocate' };
    const signedUp = await post('/auth/signup', ann);
    cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  });

  afterAll(async () => {
    if (pid > 0) process.kill(pid, 'SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  const post = (path: string, body: object) =>
    fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  /** The first case for an animal; the search is stored, sealed. */
  const find = async (animal: string) => {
    const answer = await post('/search', { query: `${animal} replevied` });
    return ((await answer.json()) as { cases: { title: string }[] }).cases[0]?.title;
  };
  const write = (animal: string) => {
    const file = join(imports, `${animal}.jsonl`);
    writeFileSync(file, `${JSON.stringify(caseOf(animal))}\n`);
    return file;
  };

  const endOf = async (id: number) => {
    for (;;) {
      const answer = await fetch(`${origin}/api/library/imports/${id}`, { headers: { cookie } });
      const { state, error } = ((await answer.json()) as LibraryImportDetail).import;
      if (state !== 'queued' && state !== 'running') return { state, error };
      await delay(POLL_MS);
    }
  };

  it('is done, although what users have is sealed, and is found', async () => {
    expect(await find('Quagga')).not.toBe('Quagga v. State');
    const child = spawn(process.execPath, [IMPORT, write('Quagga')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', ...env },
    });
    expect((await once(child, 'exit'))[0]).toBe(0);
    expect(await find('Quagga')).toBe('Quagga v. State');
  });

  it('and so is one that an administrator starts', async () => {
    expect(await find('Thylacine')).not.toBe('Thylacine v. State');
    write('Thylacine');
    const started = await post('/library/imports', { path: 'Thylacine.jsonl' });
    const { id } = (await started.json()) as LibraryImport;
    expect(await endOf(id)).toEqual({ state: 'done', error: null });
    expect(await find('Thylacine')).toBe('Thylacine v. State');
  });
});
