import {
  addEvaluation,
  type CallDef,
  type EmbeddingStatus,
  type EngineStatus,
  type EngineTest,
  embeddingStatus,
  engineStatus,
  testEngine,
} from '@casewright/contracts';
import { createDataSource } from '@casewright/database';
import {
  type BusTransport,
  createTransport,
  OnCall,
  type RunningService,
  startService,
} from '@casewright/messaging';
import { createLogger } from '@casewright/platform';
import {
  createTestDatabase,
  ModelServer,
  type ScriptedAnswer,
  type TestDatabase,
} from '@casewright/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { analysisDatabase } from '../../../database/analysis-database.js';
import { analysisService } from '../../../index.js';

const logger = createLogger('endpoint-test-spec', 'silent');
const NOTHING = { OPENAI_API_KEY: '', OPENAI_BASE_URL: '', OPENAI_MODEL: '', AI_STALL_SECONDS: '' };
const COUNTED = JSON.stringify({ ready: true, count: Array.from({ length: 20 }, (_, n) => n + 1) });
const administrator = {
  userId: 7,
  sessionId: '5f0c3f0a-6b1e-4a52-9c0e-0d8f0f1b2c3d',
  role: 'administrator' as const,
};
const EMBEDDED = {
  model: 'embed',
  host: 'embed:1',
  fault: null,
  tested: { dimensions: 768, durationMs: 40 },
};

/** In the place of the search service. */
let embedded: () => EmbeddingStatus | null = () => EMBEDDED;
@Controller()
class Embeddings {
  @OnCall(embeddingStatus)
  async status({ test }: { test?: boolean | undefined }) {
    return test ? embedded() : null;
  }
}
@Module({ controllers: [Embeddings] })
class SearchModule {}

describe('the test of the endpoints', () => {
  let database: TestDatabase;
  let rows: DataSource;
  let transport: BusTransport;
  let search: RunningService;
  let service: RunningService;
  let server: ModelServer;

  beforeAll(async () => {
    database = await createTestDatabase(['analysis']);
    rows = await createDataSource(analysisDatabase(database.url('analysis'))).initialize();
    transport = await createTransport({ logger });
    const def = { name: 'search', module: () => ({ module: SearchModule }) } as const;
    search = await startService(def, { transport, databaseUrl: '', logger });
  });
  beforeEach(() => {
    embedded = () => EMBEDDED;
  });
  afterEach(async () => {
    await service.stop();
    await server.stop();
    await rows.query('TRUNCATE model_reports');
  });
  afterAll(async () => {
    Object.assign(process.env, NOTHING);
    await search.stop();
    await rows.destroy();
    await transport.close();
    await database.drop();
  });

  const call = (def: CallDef, data: object = {}) =>
    transport.bus.call(def, data, { principal: administrator });
  async function testing(
    options: Parameters<typeof ModelServer.start>[0],
    answers: ScriptedAnswer[] = [],
  ): Promise<EngineTest> {
    server = await ModelServer.start(options);
    server.answerNext(...answers);
    Object.assign(process.env, NOTHING, {
      OPENAI_BASE_URL: server.baseUrl,
      OPENAI_MODEL: 'stub-1',
      OPENAI_API_KEY: 'sk-secret',
      AI_TIMEOUT_SECONDS: '1',
      AI_STALL_SECONDS: '1',
    });
    const databaseUrl = database.url('analysis');
    service = await startService(analysisService, { transport, databaseUrl, logger });
    return (await call(testEngine)) as EngineTest;
  }
  const told = ({ findings }: EngineTest): string =>
    findings.map(({ isGood, text }) => `${isGood}: ${text}`).join('\n');
  const kept = async () => ((await call(engineStatus)) as EngineStatus).reports;

  it('says what works, and keeps the figures', async () => {
    const say = { say: COUNTED, fault: 'drip' as const };
    const models = {
      data: [
        { id: 'other', max_model_len: 1 },
        { id: 'stub-1', max_model_len: 32_768 },
      ],
    };
    const tested = await testing({}, [say, { status: 200, body: models }]);
    expect(tested).toMatchObject({
      ok: true,
      message: 'The endpoint was reached, and accepted the API key.',
      figures: {
        failure: null,
        form: 'schema',
        streams: true,
        context: { tokens: 32_768, known: 'told' },
      },
    });
    const { firstWordMs, tokensPerSecond } = tested.figures;
    // A letter each 20 ms: twelve tokens a second, and no more than fifty letters.
    expect(firstWordMs).toBeGreaterThan(0);
    expect(tokensPerSecond).toBeGreaterThan(2);
    expect(tokensPerSecond).toBeLessThan(13);
    expect(told(tested)).toMatch(
      /true: .*JSON schema.*\ntrue: It streams.*\ntrue: Its context is 32,768 tokens\.\ntrue: The first word came after \d.*s, then [\d.]+ tokens per second\.\ntrue: .* embed returned a vector of 768 dimensions/,
    );
    const { figures } = tested;
    const host = new URL(server.baseUrl).host;
    expect(await kept()).toMatchObject([
      { kind: 'test', model: 'stub-1', host, userId: 7, figures },
    ]);
  });

  it('asks an endpoint that refuses schemas in words', async () => {
    const tested = await testing({ withoutSchemas: true, chat: () => ({ say: COUNTED }) });
    expect(tested.figures).toMatchObject({ form: 'words', streams: expect.any(Boolean) });
    expect(told(tested)).toMatch(/^false: It rejects JSON schemas .* newer version of the server/);
  });

  it('says that an answer has no form, came in one piece, and what to do about it', async () => {
    const tested = await testing({ chat: () => ({ say: 'Yes, I am ready!' }) });
    expect(tested).toMatchObject({ ok: true, figures: { form: 'none', streams: false } });
    expect(told(tested)).toMatch(/false: Its answer did not .* Choose another model/);
    expect(told(tested)).toMatch(/false: It sends an answer only .* Turn off buffering/);
  });

  it.each<[string, ScriptedAnswer[], object | null, RegExp]>([
    [
      'is told with the models that Ollama has loaded',
      [
        { status: 404 },
        { status: 200, body: { models: [{ name: 'stub-1', context_length: 4_096 }] } },
      ],
      { tokens: 4_096, known: 'told' },
      /false: Its context is 4,096 tokens, less than twice .*12,000.* lower AI_SECTION_TOKENS to 2,048/,
    ],
    [
      'takes a long request',
      Array(2).fill({ status: 404 }),
      { tokens: expect.closeTo(13_200, -3), known: 'at-least' },
      /true: It read a request of 13,\d{3} tokens/,
    ],
    [
      'refuses a long request',
      [
        ...Array(2).fill({ status: 404 }),
        { status: 400, body: { error: { message: 'maximum context length is 4096' } } },
      ],
      { tokens: 12_000, known: 'below' },
      /false: It could not read all .* too short\. Raise it on the server/,
    ],
    [
      'is not known in time',
      [...Array(2).fill({ status: 404 }), { fault: 'hang' }],
      null,
      /null: Its context length is unknown: .* at least twice AI_SECTION_TOKENS/,
    ],
  ])('finds the context of an endpoint that %s', async (_, answers, context, words) => {
    const chat = () => ({ say: COUNTED });
    const tested = await testing({ chat }, [{ say: COUNTED }, ...answers]);
    expect(tested).toMatchObject({ ok: true, fault: null, figures: { context } });
    expect(told(tested)).toMatch(words);
  });

  it.each<[string, ScriptedAnswer, { fault: string; message: RegExp }]>([
    ['hangs', { fault: 'hang' }, { fault: 'timeout', message: /did not answer in time/ }],
    [
      'stops in the middle',
      { say: COUNTED, fault: 'stall' },
      { fault: 'timeout', message: /in time/ },
    ],
    [
      'refuses the key',
      { status: 401 },
      { fault: 'key', message: /refused\. Check OPENAI_API_KEY/ },
    ],
  ])('ends, and says why, where the endpoint %s', async (_, answer, { fault, message }) => {
    const tested = await testing({}, [answer]);
    expect(tested).toMatchObject({ ok: false, fault, message: expect.stringMatching(message) });
    expect(tested.durationMs).toBeLessThan(10_000);
    expect(server.requests).toHaveLength(1);
    expect(told(tested)).toMatch(/^true: The embedding model embed/);
    const [report] = await kept();
    const none = { form: null, streams: null, context: null, firstWordMs: null };
    expect(report?.figures).toMatchObject({ ...none, failure: expect.any(String) });
  });

  it('says what is wrong with the embeddings, or that there are none', async () => {
    embedded = () => ({
      ...EMBEDDED,
      tested: null,
      fault: 'It answered 500. Check the address.',
    });
    const chat = () => ({ say: COUNTED });
    expect(told(await testing({ chat }))).toMatch(
      /\nfalse: It answered 500\. Check the address\.$/,
    );
    embedded = () => null;
    expect(told((await call(testEngine)) as EngineTest)).toMatch(
      /\nnull: No embedding model is set/,
    );
    embedded = () => {
      throw new Error('broken');
    };
    expect(told((await call(testEngine)) as EngineTest)).toMatch(
      /\nnull: Embeddings were not tested/,
    );
  });

  it('keeps the newest fifty tests and fifty evaluations, newest first', async () => {
    await testing({ chat: () => ({ say: COUNTED }) });
    await rows.query(
      `INSERT INTO model_reports (kind, model, user_id, figures)
       SELECT 'evaluation', 'old ' || n, 1, '[]' FROM generate_series(1, 60) n`,
    );
    const task = { cases: 5, strict: 4, kept: 9, dropped: 3 };
    const summary = [{ ...task, lies: 0, end: 2, price: null }];
    // What a report has besides is not kept.
    const said = [{ ...summary[0], task: 'analyze', reasons: { anything: 1 } }];
    await rows.query(`UPDATE model_reports SET figures = $1 WHERE kind = 'evaluation'`, [
      JSON.stringify(summary),
    ]);
    await call(addEvaluation, { model: 'qwen2.5:14b', summary: said });
    const reports = await kept();
    expect(reports.map(({ kind }) => kind)).toEqual([...Array(50).fill('evaluation'), 'test']);
    expect(reports[0]).toMatchObject({ model: 'qwen2.5:14b', host: null, userId: 7 });
    expect(reports[0]?.figures).toEqual(summary);
    expect(reports[49]).toMatchObject({ model: 'old 12' });
    await expect(call(addEvaluation, { model: 'm', summary: [] })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});
