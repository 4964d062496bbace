import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Diagnostics, FaultCode } from '@casewright/contracts';
import { freePort } from '@casewright/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { type ProductProcess, startProductProcess } from '../test/product-process.js';

jest.setTimeout(120_000);

/** Found again wherever it ends up. */
const WORD = 'quuxlevarin';
const TEXT = `This lease is made between ${WORD} LLC and Acme Inc. The rent of ${WORD} is due monthly.`;
/** More than any disk here has, so that it counts as nearly full. */
const MUCH_MB = '10000000';
const CAUSED: FaultCode[] = ['IMPORT_FAILED', 'JOBS_WAIT', 'MODEL_UNREACHABLE', 'STORAGE_LOW'];

describe('the diagnostics over HTTP', () => {
  const imports = mkdtempSync(join(tmpdir(), 'casewright-imports-'));
  let product: ProductProcess;
  let admin: string;
  let member: string;

  beforeAll(async () => {
    product = await startProductProcess({
      STORAGE_MIN_FREE_MB: MUCH_MB,
      IMPORT_DIR: imports,
      AI_RETRIES: '0',
      OPENAI_API_KEY: `${WORD}-key`,
      OPENAI_MODEL: `${WORD}-model`,
      EXTERNAL_AI: 'off',
      OPENAI_BASE_URL: `http://127.0.0.1:${await freePort()}/v1`,
    });
    admin = await signUp({ email: `admin@${WORD}.example`, name: WORD });
    member = await signUp({ email: `${WORD}@firm.example`, name: WORD, company: WORD });
  });
  afterAll(async () => {
    await product.stop();
    rmSync(imports, { recursive: true });
  });

  const ask = (cookie: string, path: string, body?: object): Promise<Response> =>
    fetch(`${product.origin}/api${path}`, {
      headers: { cookie, 'content-type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
  async function signUp(person: object): Promise<string> {
    const { headers } = await ask('', '/auth/signup', { ...person, password: 'secret-1' });
    return headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }
  const read = async (): Promise<Diagnostics> =>
    (await ask(admin, '/admin/health')).json() as Promise<Diagnostics>;
  /** Looks again until the faults are there, and no other. */
  async function faulty(codes: readonly FaultCode[]): Promise<Diagnostics> {
    for (let looks = 0; ; looks += 1) {
      const health = await read();
      const found = health.faults.map(({ code }) => code).sort();
      if (found.join() === codes.join()) return health;
      if (looks > 100) throw new Error(`The faults are ${found.join() || 'none'}.`);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }

  /** Something of every kind that the bundle must not have. */
  async function beUsed(): Promise<void> {
    const answers = [
      ask(member, '/search', { query: `${WORD} “${WORD}”` }),
      ask(member, '/insights/analyze', { text: TEXT, title: WORD }),
      ask(member, '/leads', { email: `${WORD}@a.example`, name: WORD, notes: WORD }),
      ask(member, `/documents/${WORD}?${WORD}=${WORD}`),
    ];
    for (const answer of await Promise.all(answers)) await answer.arrayBuffer();
  }

  async function letAJobWait(): Promise<void> {
    const db = new Client({ connectionString: product.adminUrl });
    await db.connect();
    await db.query(
      `INSERT INTO analysis.jobs (id, user_id, kind, fingerprint, principal, correlation_id,
         created_at, token_sent_at, deadline_at)
       VALUES (gen_random_uuid(), 1, 'analyze', '', '{}', 'test',
         now() - interval '10 minutes', now() + interval '1 hour', now() + interval '1 hour')`,
    );
    await db.end();
  }

  it('are for administrators alone', async () => {
    for (const path of ['/admin/health', '/admin/health/bundle']) {
      const refused = await ask(member, path);
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: 'FORBIDDEN' });
      expect((await ask('', path)).status).toBe(401);
    }
  });

  it('say how every part is', async () => {
    const health = await faulty(['STORAGE_LOW']);
    const { broker, services, queues, errors, build } = health;
    expect(broker).toEqual({ kind: 'in-process', status: 'up', detail: null });
    expect(services.map(({ name, state }) => `${name} ${state}`)).toEqual(
      ['auth', 'search', 'analysis', 'export'].map((name) => `${name} impaired`),
    );
    for (const { report, aheadMs } of services) {
      expect(report).toMatchObject({ build, database: { isReadOnly: false } });
      expect(report?.disks).toContainEqual(expect.objectContaining({ isWritable: true }));
      expect(aheadMs).toBe(0);
    }
    const [, , analysis] = services;
    expect(analysis?.report).toMatchObject({
      jobs: { overdue: 0 },
      ocr: { state: 'ready' },
      engine: { engine: 'openai', model: `${WORD}-model`, fault: null },
    });
    expect(queues).toContainEqual(
      expect.objectContaining({ service: 'analysis', holds: 'jobs', waiting: 0 }),
    );
    expect(errors).toContainEqual(expect.objectContaining({ code: 'FORBIDDEN', status: 403 }));
    expect(health.settings).toContainEqual({ name: 'OPENAI_API_KEY', value: 'set' });
  });

  it('name what was made to fail, each with what to do', async () => {
    writeFileSync(join(imports, `${WORD}.jsonl`), `{"${WORD}": "no case"}\n`);
    const started = await ask(admin, '/library/imports', { path: `${WORD}.jsonl` });
    expect(started.status).toBe(202);
    await beUsed();
    const tested = await ask(admin, '/admin/engine/test', {});
    expect(await tested.json()).toMatchObject({ ok: false });
    await letAJobWait();
    const { faults } = await faulty(CAUSED);
    const told = new Map(faults.map(({ code, what, todo }) => [code, `${what} ${todo}`]));
    expect(told.get('STORAGE_LOW')).toMatch(/nearly full: only \d+ MB free .* Free disk space/);
    expect(told.get('MODEL_UNREACHABLE')).toMatch(/127\.0\.0\.1:\d+ cannot be .* Start the model/);
    expect(told.get('JOBS_WAIT')).toMatch(/: 1 job, .* 10 min\. Raise JOB_CONCURRENCY/);
    expect(told.get('IMPORT_FAILED')).toMatch(/newest import failed: .* library screen/);
  });

  it('hand out a bundle that has what helps, and nothing that anybody wrote', async () => {
    expect(JSON.stringify(await faulty(CAUSED))).toContain(WORD);
    const file = await ask(admin, '/admin/health/bundle');
    expect(file.headers.get('content-disposition')).toMatch(/filename="support-bundle\.json"/);
    const text = await file.text();
    expect(text).not.toMatch(new RegExp(`${WORD}|127\\.0\\.0\\.1|${tmpdir()}|@|Advocate`));
    expect(JSON.parse(text)).toMatchObject({
      form: 1,
      broker: { status: 'up' },
      runtime: { node: process.version },
      faults: expect.arrayContaining([{ code: 'MODEL_UNREACHABLE', severity: 'warning' }]),
      services: expect.arrayContaining([
        expect.objectContaining({ name: 'analysis', engine: expect.any(Object) }),
      ]),
    });
  });
});
