import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModelServer } from '@casewright/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { requestsWith } from '../test/ask-everything.js';
import { type ProductProcess, startProductProcess } from '../test/product-process.js';
import { type SentSpan, startTraceReceiver, type TraceReceiver } from '../test/trace-receiver.js';

jest.setTimeout(180_000);

const WORD = 'Zq7Marvin';
const SENDER = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) };
const SAID = { summary: 'A fee.', insights: [], recommendations: [], findings: [] };
/** SpanKind.SERVER in OTLP. */
const SERVER = 2;

describe('the traces', () => {
  let receiver: TraceReceiver;
  let model: ModelServer;
  const folder = mkdtempSync(join(tmpdir(), 'casewright-traces-'));
  const key = join(folder, 'key');
  let product: ProductProcess;

  beforeAll(async () => {
    receiver = await startTraceReceiver();
    model = await ModelServer.start({ chat: () => ({ say: JSON.stringify(SAID) }) });
    writeFileSync(key, 'authorization=Bearer%20of-a-file\n');
    product = await startProductProcess({
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      OTEL_EXPORTER_OTLP_HEADERS_FILE: key,
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_MODEL: 'stub-1',
      EXTERNAL_AI: 'off',
    });
    let cookie = '';
    const post = (path: string, body: object, headers = {}): Promise<Response> =>
      fetch(`${product.origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, ...headers },
        body: JSON.stringify(body),
      });
    const account = { email: `${WORD}@firm.example`, password: 'secret-1', name: WORD };
    const { headers } = await post('/api/auth/signup', account);
    cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const sender = `00-${SENDER.traceId}-${SENDER.spanId}-01`;
    const query = `Miranda warnings ${WORD}`;
    await post('/api/search', { query }, { traceparent: sender, 'x-correlation-id': WORD });
    await post('/api/insights/analyze', { text: `${WORD} pays $48,000 a year.`, title: WORD });
    for (const { method, path, body, headers: own } of requestsWith(WORD)) {
      if (path.startsWith('/api/auth/')) continue;
      const text = typeof body === 'string' || !body ? body : JSON.stringify(body);
      const all = { 'content-type': 'application/json', cookie, ...own };
      const answer = await fetch(`${product.origin}${path}`, {
        method,
        headers: all,
        ...(text ? { body: text as string } : {}),
      });
      await answer.body?.cancel();
    }
    // What is left is sent at the end.
    await product.stop();
  });

  afterAll(async () => {
    // Stopped before where all went well: a process that is left keeps the worker of the specs alive.
    await product?.stop();
    receiver?.stop();
    await model?.stop();
    rmSync(folder, { recursive: true });
  });

  const named = (name: string): SentSpan[] => receiver.spans().filter((span) => span.name === name);
  const ways = (name: string): string[][] => named(name).map((span) => receiver.wayOf(span));

  it('follow a search from its sender through gateway and bus to the database', () => {
    const way = [
      'POST /api/search',
      'call search.cases.search',
      'handle search.cases.search',
      'SELECT search',
    ];
    expect(ways('SELECT search')).toContainEqual(way);
    const [root] = named('POST /api/search').filter(({ traceId }) => traceId === SENDER.traceId);
    expect(root).toMatchObject({ parentSpanId: SENDER.spanId, kind: SERVER });
    const names = receiver.spans().filter(({ traceId }) => traceId === SENDER.traceId);
    expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(way));
  });

  it('follow a job from the request that asked for it to the model and the database', () => {
    const begun = ['POST /api/insights/analyze', 'call analysis.jobs.submit'];
    const job = [...begun, 'handle analysis.jobs.submit', 'job documents.analyze'];
    expect(ways('ask analyze')).toContainEqual([...job, 'ask analyze']);
    expect(ways('SELECT analysis')).toContainEqual([...job, 'SELECT analysis']);
    expect(ways('handle analysis.jobs.run')).toContainEqual([
      ...job.slice(0, -1),
      'send analysis.jobs.run',
      'handle analysis.jobs.run',
    ]);
  });

  it('begin at requests alone: what nobody asked for is in none', () => {
    const ids = new Set(receiver.spans().map(({ spanId }) => spanId));
    const roots = receiver.spans().filter(({ parentSpanId = '' }) => !ids.has(parentSpanId));
    expect(roots.filter(({ kind }) => kind !== SERVER)).toEqual([]);
    expect(roots.filter(({ name }) => !/^[A-Z]+ (?:\/api\/|unknown$)/.test(name))).toEqual([]);
  });

  it('bring the collector’s key along, from a file too', () => {
    expect([...receiver.keys]).toEqual(['Bearer of-a-file']);
  });

  it('have nothing that was sent', () => {
    expect(receiver.spans().length).toBeGreaterThan(100);
    expect(receiver.texts.filter((text) => /Zq7Marvin|48,000|Miranda/i.test(text))).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['the SDK', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }],
  ])('load %s, as they are wanted', (what, env) => {
    const script = `
      import { createRequire } from 'node:module';
      import { openTracing } from '@casewright/platform/tracing';
      await openTracing('spec', [], console);
      const loaded = Object.keys(createRequire(import.meta.url).cache);
      console.log(loaded.some((path) => path.includes('@opentelemetry/')) ? 'the SDK' : 'nothing');`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { PATH: process.env.PATH, ...env },
    });
    expect(`${stdout}${stderr}`.trim()).toBe(what);
  });
});
