import type { AuditPage, EngineOverview, EngineUsage } from '@casewright/contracts';
import { ModelServer } from '@casewright/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { type RunningProduct, startProduct } from '../test/product.js';

const NO_MODEL = { AI_PROVIDER: 'auto', OPENAI_API_KEY: '', OPENAI_BASE_URL: '', OPENAI_MODEL: '' };
/** Of an account that is gone. */
const NOBODY = 4_711;

describe('the engine’s administration over HTTP', () => {
  let product: RunningProduct | undefined;
  let server: ModelServer | undefined;
  afterEach(async () => {
    await product?.stop();
    await server?.stop();
    Object.assign(process.env, NO_MODEL);
  });

  const ask = (cookie: string, path = '', method = 'GET'): Promise<Response> =>
    fetch(`${product!.origin}/api/admin/engine${path}`, { method, headers: { cookie } });

  async function recordUse(userId: number): Promise<void> {
    const db = new Client({ connectionString: product!.database.adminUrl });
    await db.connect();
    await db.query(
      `INSERT INTO analysis.model_usage VALUES ($1, 'analyze', 'stub-1', '2026-01-02', 1, 0, 10, 5)`,
      [userId],
    );
    await db.end();
  }

  it('shows administrators the engine, its test and its use, and refuses others', async () => {
    server = await ModelServer.start({ chat: () => ({ say: '{"ready": true}' }) });
    const model = { OPENAI_BASE_URL: server.baseUrl, OPENAI_MODEL: 'stub-1', EXTERNAL_AI: 'off' };
    product = await startProduct({ env: { ...NO_MODEL, ...model } });
    const admin = await product.signUp('admin@example.com');
    const other = await product.signUp('other@example.com');
    for (const [path, method] of [
      ['', 'GET'],
      ['/usage', 'GET'],
      ['/test', 'POST'],
      ['/reports', 'POST'],
    ] as const) {
      const refused = await ask(other, path, method);
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: 'FORBIDDEN' });
      expect((await ask('', path, method)).status).toBe(401);
    }
    const overview = (await (await ask(admin)).json()) as EngineOverview;
    expect(overview).toMatchObject({
      engine: { engine: 'openai', model: { model: 'stub-1', state: 'unasked' } },
      embedding: null,
      embeddingKnown: true,
    });
    const tested = await ask(admin, '/test', 'POST');
    expect(tested.status).toBe(200);
    expect(await tested.json()).toMatchObject({ ok: true, model: 'stub-1' });
    const summary = [{ cases: 5, strict: 4, kept: 9, dropped: 3, lies: 0, end: 2, price: null }];
    const sent = { model: 'another', summary };
    const added = await product.ask(admin, '/api/admin/engine/reports', sent);
    expect(added.status).toBe(204);
    expect(await (await ask(admin)).json()).toMatchObject({
      engine: {
        reports: [
          { kind: 'evaluation', model: 'another', userId: 1, figures: summary },
          { kind: 'test', model: 'stub-1', userId: 1, figures: { form: 'schema' } },
        ],
      },
      people: [{ id: 1, name: 'Ann Advocate' }],
    });
    const log = await product.ask(admin, '/api/admin/audit');
    const { entries } = (await log.json()) as AuditPage;
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['test_engine', 'add_evaluation']),
    );
    await recordUse(NOBODY);
    const usage = (await (await ask(admin, '/usage?period=all')).json()) as EngineUsage;
    const { users } = usage;
    expect(users).toContainEqual(
      expect.objectContaining({ userId: NOBODY, name: null, email: null }),
    );
    expect((await ask(admin, '/usage?period=century')).status).toBe(400);
  }, 120_000);

  it('names the users', async () => {
    product = await startProduct({ env: NO_MODEL });
    const admin = await product.signUp('admin@example.com');
    await recordUse(1);
    const { users } = (await (await ask(admin, '/usage?period=all')).json()) as EngineUsage;
    expect(users).toMatchObject([{ userId: 1, name: 'Ann Advocate', email: 'admin@example.com' }]);
    expect(await (await ask(admin)).json()).toMatchObject({
      engine: {
        engine: 'local',
        reason: expect.stringMatching(/AI_PROVIDER is auto/),
        model: null,
      },
    });
  }, 120_000);
});
