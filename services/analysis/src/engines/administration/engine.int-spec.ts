import {
  type CallDef,
  type EngineStatus,
  engineStatus,
  modelUsage,
  type Role,
  testEngine,
} from '@casewright/contracts';
import { createDataSource } from '@casewright/database';
import { MODEL_FAULTS } from '@casewright/law/model';
import {
  type BusTransport,
  createTransport,
  type RunningService,
  startService,
} from '@casewright/messaging';
import { createLogger } from '@casewright/platform';
import { createTestDatabase, ModelServer, type TestDatabase } from '@casewright/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { analysisDatabase } from '../../database/analysis-database.js';
import { analysisService } from '../../index.js';
import { ModelCallsRepository } from '../openai/usage/model-calls.repository.js';

const logger = createLogger('engine-spec', 'silent');
const KEY = 'sk-very-secret-key';
const NOTHING = {
  AI_PROVIDER: '',
  OPENAI_API_KEY: '',
  OPENAI_BASE_URL: '',
  OPENAI_MODEL: '',
  EXTERNAL_AI: '',
  AI_PRICE_INPUT: '',
  AI_PRICE_OUTPUT: '',
  AI_PRICE_CURRENCY: '',
};
const principal = (role: Role) => ({
  userId: 7,
  sessionId: '5f0c3f0a-6b1e-4a52-9c0e-0d8f0f1b2c3d',
  role,
});

describe('the engine, for administrators', () => {
  let database: TestDatabase;
  let rows: DataSource;
  let transport: BusTransport;
  let service: RunningService | undefined;
  let server: ModelServer;

  beforeAll(async () => {
    database = await createTestDatabase(['analysis']);
    rows = await createDataSource(analysisDatabase(database.url('analysis'))).initialize();
    transport = await createTransport({ logger });
    await startWith({});
    await stopService();
  });
  beforeEach(async () => {
    server = await ModelServer.start({ chat: () => ({ say: '{"ready": true}' }) });
    await rows.query('TRUNCATE model_usage, model_calls');
  });
  afterEach(async () => {
    await stopService();
    await server.stop();
  });
  afterAll(async () => {
    Object.assign(process.env, NOTHING);
    await rows.destroy();
    await transport.close();
    await database.drop();
  });

  async function startWith(env: Record<string, string>): Promise<void> {
    Object.assign(process.env, NOTHING, env);
    const databaseUrl = database.url('analysis');
    service = await startService(analysisService, { transport, databaseUrl, logger });
  }
  async function stopService(): Promise<void> {
    await service?.stop();
    service = undefined;
  }
  const withModel = (env: Record<string, string> = {}): Promise<void> =>
    startWith({
      OPENAI_BASE_URL: server.baseUrl,
      OPENAI_MODEL: 'stub-1',
      OPENAI_API_KEY: KEY,
      EXTERNAL_AI: 'off',
      ...env,
    });
  const call = (def: CallDef, data: object = {}, role: Role = 'administrator') =>
    transport.bus.call(def, data, { principal: principal(role) });
  const status = async () => (await call(engineStatus)) as EngineStatus;

  it('refuses everybody else', async () => {
    await startWith({});
    const defs: CallDef[] = [engineStatus, modelUsage, testEngine];
    for (const def of defs) {
      await expect(call(def, {}, 'member')).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: expect.stringMatching(/^Only administrators may do this\./),
      });
      await expect(transport.bus.call(def, {})).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    }
  });

  it('is the built-in one without a model, and there is nothing to test', async () => {
    await startWith({});
    expect(await status()).toMatchObject({
      engine: 'local',
      provider: 'auto',
      hasKey: false,
      external: 'on',
      model: null,
      prompts: expect.arrayContaining([{ task: 'analyze', version: 'analyze@2' }]),
    });
    await expect(call(testEngine)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/OPENAI_API_KEY or OPENAI_BASE_URL/),
    });
  });

  it('tells of a model where it is and what bounds it, and never the key', async () => {
    await withModel();
    const told = await status();
    expect(told).toMatchObject({
      engine: 'openai',
      hasKey: true,
      external: 'off',
      model: {
        model: 'stub-1',
        host: new URL(server.baseUrl).host,
        state: 'unasked',
        breaker: 'closed',
        prices: null,
        limits: {
          concurrency: 4,
          timeoutSeconds: 120,
          retries: 2,
          sectionTokens: 6_000,
          documentTokens: 120_000,
        },
        recent: { requests: 0, failures: 0, p50Ms: null, lastSuccess: null, lastFailure: null },
      },
    });
    expect(JSON.stringify(told)).not.toContain(KEY);
  });

  it('is tested with one small question, which counts', async () => {
    await withModel();
    const models = { data: [{ id: 'stub-1', max_model_len: 32_768 }] };
    server.answerNext({ say: '{"ready": true}' }, { status: 200, body: models });
    expect(await call(testEngine)).toMatchObject({ ok: true, model: 'stub-1', fault: null });
    const paths = server.requests.map(({ path }) => path);
    expect(paths).toEqual(['/v1/chat/completions', '/v1/models']);
    expect((await status()).model).toMatchObject({
      state: 'answers',
      recent: { requests: 1, failures: 0, lastSuccess: { task: 'test' }, lastFailure: null },
    });
    expect(await call(modelUsage, { period: 'day' })).toMatchObject({
      tasks: [{ task: 'test', requests: 1, completionTokens: 4, cost: null }],
      users: [{ userId: 7 }],
      prices: null,
    });
  });

  it('says why a test failed, without the key', async () => {
    await withModel();
    server.answerNext({ status: 401, body: { error: { message: `Wrong key ${KEY}` } } });
    const refused = await call(testEngine);
    expect(refused).toMatchObject({
      ok: false,
      fault: 'key',
      model: 'stub-1',
      message: `${MODEL_FAULTS.key} Check OPENAI_API_KEY.`,
    });
    const told = await status();
    expect(told.model).toMatchObject({
      state: 'fails',
      recent: { requests: 1, failures: 1, lastFailure: { reason: MODEL_FAULTS.key } },
    });
    expect(JSON.stringify([refused, told])).not.toContain(KEY);
    await server.stop();
    expect(await call(testEngine)).toMatchObject({ ok: false, fault: 'unreachable' });
  });

  it('says that the policy forbids the endpoint', async () => {
    await withModel({ OPENAI_BASE_URL: 'http://203.0.113.7:9/v1' });
    expect(await call(testEngine)).toMatchObject({
      ok: false,
      fault: 'forbidden',
      message: expect.stringMatching(/EXTERNAL_AI is off/),
    });
  });

  it('shows the spread of the answers’ times, and forgets what is long past', async () => {
    await withModel();
    await rows.query(
      `INSERT INTO model_calls (task, model, duration_ms, fault)
       SELECT 'analyze', CASE WHEN n % 2 = 0 THEN 'stub-1' ELSE 'other' END, 100000, NULL
         FROM generate_series(1, 6000) n`,
    );
    await rows.query(
      `INSERT INTO model_calls (task, model, duration_ms, fault)
       SELECT 'analyze', 'stub-1', n, CASE WHEN n > 400 THEN 'timeout' END
         FROM generate_series(1, 500) n`,
    );
    expect((await status()).model?.recent).toMatchObject({
      requests: 500,
      failures: 100,
      p50Ms: 200.5,
      p95Ms: expect.closeTo(380.05),
      lastSuccess: { task: 'analyze', durationMs: 400 },
      lastFailure: { durationMs: 500, reason: MODEL_FAULTS.timeout },
    });
    await new ModelCallsRepository(rows).add({
      task: 'analyze',
      model: 'stub-1',
      failed: false,
      durationMs: 1,
    });
    const [kept] = await rows.query('SELECT count(*)::int AS count FROM model_calls');
    expect(kept.count).toBe(5_000);
  });

  it('counts by task, model and user in a period, with the cost of the priced model alone', async () => {
    await withModel({
      AI_PRICE_INPUT: '2',
      AI_PRICE_OUTPUT: '8',
      AI_PRICE_CURRENCY: 'EUR',
    });
    // The first day lies ahead, so that the spec may run over midnight.
    await rows.query(
      `INSERT INTO model_usage SELECT u, t, m, (now() AT TIME ZONE 'utc')::date - ago, r, f, p, c
         FROM (VALUES (1, 'analyze', 'stub-1', -1, 3, 1, 1000000, 500000),
                      (2, 'analyze', 'stub-1', 3, 1, 0, 200, 100),
                      (2, 'writing', 'old', 20, 2, 0, 5000000, 1),
                      (3, 'writing', 'old', 400, 1, 1, 7, 0)) AS uses (u, t, m, ago, r, f, p, c)`,
    );
    const prices = { input: 2, output: 8, currency: 'EUR' };
    const first = { requests: 3, failures: 1, promptTokens: 1_000_000, completionTokens: 500_000 };
    expect(await call(modelUsage, { period: 'day' })).toMatchObject({
      period: 'day',
      prices,
      total: { ...first, cost: 6 },
      usersTotal: 1,
      tasks: [{ task: 'analyze', ...first, cost: 6 }],
      models: [{ model: 'stub-1', ...first, cost: 6 }],
      users: [{ userId: 1, ...first, cost: 6 }],
    });
    expect(await call(modelUsage, { period: 'week' })).toMatchObject({
      total: { requests: 4, cost: expect.closeTo(6.0012) },
      usersTotal: 2,
    });
    expect(await call(modelUsage, {})).toMatchObject({
      total: { requests: 6, promptTokens: 6_000_200 },
      models: [
        { model: 'old', cost: null },
        { model: 'stub-1', cost: expect.closeTo(6.0012) },
      ],
      users: [{ userId: 2, promptTokens: 5_000_200, cost: expect.closeTo(0.0012) }, { userId: 1 }],
    });
    expect(await call(modelUsage, { period: 'all' })).toMatchObject({
      from: null,
      total: { requests: 7, failures: 2 },
      usersTotal: 3,
    });
  });
});
