import * as contracts from '@casewright/contracts';
import { ERROR_CODES } from '@casewright/contracts';
import { freePort } from '@casewright/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { requestsWith } from '../test/ask-everything.js';
import { type ProductProcess, startProductProcess } from '../test/product-process.js';

jest.setTimeout(180_000);

const WORD = 'Zq7Marvin';

/** What each part of the product is to be told by, once it has been used. */
const AREAS: Record<string, string[]> = {
  HTTP: ['http_requests_total', 'http_request_duration_seconds_bucket', 'http_requests_in_flight'],
  limits: ['http_errors_total'],
  bus: ['bus_calls_total', 'bus_call_duration_seconds_bucket', 'bus_messages_total'],
  queues: ['queue_messages'],
  dependencies: ['dependency_up'],
  jobs: ['jobs_ended_total', 'job_duration_seconds_bucket'],
  search: [
    'search_duration_seconds_bucket',
    'searches_total',
    'search_generation',
    'library_cases',
  ],
  import: ['import_newest', 'import_newest_records'],
  database: ['database_connections'],
  storage: ['storage_free_bytes', 'storage_size_bytes', 'storage_wanted_bytes'],
  'log-ins': ['login_failures_total'],
  process: ['build_info'],
};

const PATTERNS = Object.values<unknown>(contracts).flatMap((def) => patternsOf(def));
const KINDS = Object.values<unknown>(contracts).flatMap((def) => of(def, 'kind'));
const GC_KINDS = ['major', 'minor', 'incremental', 'weakcb'];
const SERVICES = ['gateway', ...contracts.SERVICES];

/** Everything that a label may say; whatever else is asked of the product adds nothing to it. */
const VALUES: Record<string, RegExp | readonly string[]> = {
  method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'other'],
  status: /^\d{3}$/,
  code: ERROR_CODES,
  pattern: [...PATTERNS, 'unknown'],
  outcome: [...ERROR_CODES, 'ok', 'lapsed', 'aborted', 'retry', 'dead', 'read', 'bad'],
  kind: [...KINDS, 'call', 'job', 'event', 'calls', 'jobs', 'events', 'dead', ...GC_KINDS],
  state: [...contracts.JOB_STATES, 'busy', 'idle', 'waiting', 'interrupted', 'none'],
  service: SERVICES,
  dependency: ['message-bus', 'database', 'storage', 'embeddings'],
  stage: ['nearest', 'rank', 'details', 'all'],
  coverage: ['full', 'partial', 'none', 'unknown'],
  found: ['some', 'none'],
  disk: ['data', 'database', 'backups'],
  le: /^(?:[\d.]+|\+Inf)$/,
  version: /^v?\d+\.\d+\.\d+$/,
};

describe('the metrics', () => {
  let product: ProductProcess;
  let metrics: string;
  let routes: string[];
  let cookie = '';

  beforeAll(async () => {
    const port = await freePort();
    product = await startProductProcess({ METRICS_PORT: String(port) });
    metrics = `http://127.0.0.1:${port}/metrics`;
    const { paths } = (await (await ask('GET', '/api/openapi.json')).json()) as { paths: object };
    routes = Object.keys(paths).map((path) => path.replaceAll(/\{(\w+)\}/g, ':$1'));
    const account = { email: `${WORD}@firm.example`, password: 'secret-1', name: WORD };
    const { headers } = await ask('POST', '/api/auth/signup', account);
    cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  });

  afterAll(() => product.stop());

  function ask(method: string, path: string, body?: unknown, headers = {}): Promise<Response> {
    const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
    return fetch(`${product.origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie, ...headers },
      ...(text === undefined ? {} : { body: text }),
    });
  }

  async function askEverything(word: string): Promise<void> {
    for (const { method, path, body, headers } of requestsWith(word)) {
      if (path.startsWith('/api/auth/')) continue;
      await (await ask(method, path, body, headers)).arrayBuffer();
    }
    await (await ask('GET', `/${word}`)).arrayBuffer();
    await (await ask('PATCH', `/api/${word}`)).arrayBuffer();
  }

  const told = async (): Promise<string> => (await fetch(metrics)).text();
  const seriesOf = (text: string) =>
    text.split('\n').flatMap((line) => line.match(/^\w+(?:\{.*\})?(?= )/) ?? []);
  /** What is counted, whatever was said of it, and however it ended; a call or a job may end late. */
  const countedIn = (text: string) =>
    new Set(
      seriesOf(text).map((one) =>
        one.replaceAll(/\b(?:kind|outcome|pattern|state|status)="[^"]*"/g, ''),
      ),
    );

  it('are not on the port that users reach', async () => {
    for (const path of ['/metrics', '/api/metrics']) {
      const answer = await ask('GET', path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('casewright_');
    }
  });

  it.each(Object.entries(AREAS))('tell of %s', async (_, names) => {
    if (!(await told()).includes('casewright_searches_total{')) await askEverything(WORD);
    const series = seriesOf(await told());
    for (const name of names) {
      expect(series.filter((one) => one.split('{')[0] === `casewright_${name}`)).not.toEqual([]);
    }
  });

  it('count errors from 0 on, so that the first of a kind is seen', async () => {
    expect(await told()).toContain('casewright_http_errors_total{code="BUDGET_USED_UP"} 0\n');
  });

  it('say nothing that was sent, and have labels of known values alone', async () => {
    const before = countedIn(await told());
    await askEverything('Xy4Another');
    const text = await told();
    expect(text).not.toMatch(/Zq7Marvin|Xy4Another/i);
    const labels = [...text.matchAll(/[{,](\w+)="([^"]*)"/g)].map(([, name, value]) => ({
      name: String(name),
      value: String(value),
    }));
    const ours = labels.filter(({ name, value }) => !isAllowed(name, value));
    expect([...new Set(ours.map(({ name, value }) => `${name}=${value}`))]).toEqual([]);
    // Another status or outcome may turn up; not a series for a thing that was asked for.
    expect([...countedIn(text)].filter((one) => !before.has(one))).toEqual([]);
  });

  function isAllowed(name: string, value: string): boolean {
    if (name === 'route')
      return [...routes, '/api/openapi.json', '/api/docs', 'web', 'unknown'].includes(value);
    const allowed = VALUES[name];
    if (!allowed) return NODES.includes(name);
    return allowed instanceof RegExp ? allowed.test(value) : allowed.includes(value);
  }
});

/** Labels of what prom-client tells of Node.js itself. */
const NODES = ['type', 'space', 'major', 'minor', 'patch'];

function of(def: unknown, field: string): string[] {
  const value = (def as Record<string, unknown> | null)?.[field];
  return typeof value === 'string' ? [value] : [];
}

/** A definition, or definitions by service, in groups or not. */
function patternsOf(def: unknown): string[] {
  if (typeof def !== 'object' || def === null || '_zod' in def) return [];
  return 'kind' in def ? of(def, 'pattern') : Object.values(def).flatMap(patternsOf);
}
