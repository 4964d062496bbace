import { request as httpRequest } from 'node:http';
import {
  type AnalyzeResponse,
  AnalyzeResponseSchema,
  type DocumentSummary,
  type ErrorEnvelope,
  type Job,
  type JobDetails,
  JobDetailsSchema,
} from '@casewright/contracts';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { type RunningProduct, startProduct } from '../test/product.js';
import { type EventReader, readEvents } from '../test/read-events.js';

jest.setTimeout(60_000);

/** Its citation has to be looked up in the library, which is what holds a job up here. */
const TEXT = 'The school board relies on Brown v. Board of Education, 347 U.S. 483 (1954).';
const MOST = 3;

describe('jobs over HTTP', () => {
  let product: RunningProduct;
  let sql: Client;
  let ann: string;
  let bob: string;
  let streams: EventReader[] = [];

  beforeAll(async () => {
    product = await startProduct({ env: { JOBS_PER_USER: String(MOST) } });
    sql = new Client({ connectionString: product.database.adminUrl });
    await sql.connect();
    ann = await product.signUp('ann@firm.example');
    bob = await product.signUp('bob@firm.example');
  }, 120_000);
  afterEach(() => {
    for (const stream of streams) stream.close();
    streams = [];
  });
  afterAll(async () => {
    await sql.end();
    await product.stop();
  });

  /** No job gets past the library before the work is done. */
  async function held<T>(work: () => Promise<T>): Promise<T> {
    await sql.query('BEGIN; LOCK TABLE search.cases IN ACCESS EXCLUSIVE MODE');
    try {
      return await work();
    } finally {
      await sql.query('ROLLBACK');
    }
  }

  async function send<T>(
    cookie: string,
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: unknown,
  ): Promise<{ status: number; headers: Headers; json: T }> {
    const response = await fetch(product.origin + path, {
      method,
      headers: { cookie, 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      json: (text ? JSON.parse(text) : null) as T,
    };
  }
  const analyze = <T = AnalyzeResponse>(
    headers: Record<string, string> = {},
    text = TEXT,
    cookie = ann,
  ) => send<T>(cookie, 'POST', '/api/insights/analyze', headers, { text });
  const submit = async (text?: string) => {
    const { json } = await analyze<Job>({ prefer: 'respond-async' }, text);
    return json;
  };
  const read = async (id: string, cookie = ann) =>
    (await send<JobDetails>(cookie, 'GET', `/api/jobs/${id}`)).json;
  const events = async (id: string, lastEventId?: string) => {
    const stream = await readEvents(`${product.origin}/api/jobs/${id}/events`, ann, lastEventId);
    streams.push(stream);
    return stream;
  };
  const ended = async (id: string) => {
    const end = await (await events(id)).next('end');
    return end.data as JobDetails;
  };

  it('answers the plain call as ever, and the job it was can be read', async () => {
    const { status, json } = await analyze();
    expect(status).toBe(200);
    expect(json.citations).toHaveLength(1);
    const job = await read(json.jobId);
    expect(job).toMatchObject({ kind: 'documents.analyze', state: 'done', percent: 100 });
    expect(job.result).toEqual(json);
    const { json: list } = await send<Job[]>(ann, 'GET', '/api/jobs');
    expect(list.map(({ id }) => id)).toContain(json.jobId);
  });

  it('tells a result of megabytes whole to who waits, who reads and who listens', async () => {
    const text = Array.from(
      { length: 3_000 },
      (_, at) => `Party “${at}” relies on Brown v. Board, ${at + 1} U.S. 483 (1954). `,
    ).join('');
    const { json: made, headers } = await analyze({}, text);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(AnalyzeResponseSchema.strict().parse(made)).toEqual(made);
    expect(JSON.stringify(made).length).toBeGreaterThan(1024 * 1024);
    const { json: job } = await send<JobDetails>(ann, 'GET', `/api/jobs/${made.jobId}`);
    expect(job).toMatchObject({ id: made.jobId, state: 'done', percent: 100, text: null });
    expect(JobDetailsSchema.strict().parse(job)).toEqual(job);
    expect(job.result).toEqual(made);
    const { data } = await (await events(made.jobId)).next('end');
    expect(data).toEqual(job);
    const left = await sql.query("SELECT 1 FROM analysis.uploads WHERE kind = 'answer'");
    expect(left.rows).toEqual([]);
  });

  it('answers 202 at once where that is preferred, and finishes without anybody waiting', async () => {
    const { status, headers, json } = await analyze<Job>({ prefer: 'respond-async' });
    expect(status).toBe(202);
    expect(headers.get('location')).toBe(`/api/jobs/${json.id}`);
    expect(headers.get('preference-applied')).toBe('respond-async');
    const job = await ended(json.id);
    expect(job).toMatchObject({ id: json.id, state: 'done', error: null });
    expect((job.result as AnalyzeResponse).jobId).toBe(json.id);
  });

  it('tells how far it is, and goes on for a listener that comes back where it was', async () => {
    const { id, seen } = await held(async () => {
      const job = await submit();
      const first = await events(job.id);
      const running = await first.until(({ data }) => (data as Job).stage !== null);
      expect(running).toMatchObject({ event: 'progress', data: { state: 'running', attempts: 1 } });
      first.close();
      return { id: job.id, seen: running.id };
    });
    const again = await events(id, seen);
    const end = await again.next('end');
    expect(end.data).toMatchObject({ state: 'done', percent: 100 });
    expect(again.heard.filter((event) => event.id === seen)).toEqual([]);
    await again.closed;
  });

  it('is cancelled, whoever waits for it, and keeps nothing', async () => {
    const before = (await send<DocumentSummary[]>(ann, 'GET', '/api/documents')).json.length;
    await held(async () => {
      const waiting = analyze<ErrorEnvelope>();
      const [job] = await underWay(1);
      const { json } = await send<Job>(ann, 'DELETE', `/api/jobs/${job!.id}`);
      expect(json.state).toBe('cancelled');
      expect(await waiting).toMatchObject({ status: 409, json: { code: 'CANCELLED' } });
    });
    expect((await send<DocumentSummary[]>(ann, 'GET', '/api/documents')).json).toHaveLength(before);
  });

  it('is nothing to another user', async () => {
    const { jobId } = (await analyze()).json;
    for (const [method, path] of [
      ['GET', `/api/jobs/${jobId}`],
      ['GET', `/api/jobs/${jobId}/events`],
      ['DELETE', `/api/jobs/${jobId}`],
    ] as const) {
      expect(await send(bob, method, path)).toMatchObject({
        status: 404,
        json: { code: 'NOT_FOUND' },
      });
    }
    expect((await send<Job[]>(bob, 'GET', '/api/jobs')).json).toEqual([]);
  });

  it('is the same job for the same key, and refuses the key for other work', async () => {
    const key = { 'idempotency-key': 'a key' };
    const first = await analyze(key);
    const second = await analyze(key);
    expect(second.json).toEqual(first.json);
    const other = await analyze<ErrorEnvelope>(key, `${TEXT} Otherwise.`);
    expect(other).toMatchObject({ status: 409, json: { code: 'CONFLICT' } });
    const others = await analyze(key, TEXT, bob);
    expect(others.json.jobId).not.toBe(first.json.jobId);
  });

  it('is refused with 429 beyond what one user may have under way, and others are not', async () => {
    const jobs = await held(async () => {
      const accepted = [];
      for (let n = 0; n < MOST; n += 1) accepted.push(await submit());
      const refused = await analyze<ErrorEnvelope>();
      expect(refused).toMatchObject({ status: 429, json: { code: 'RATE_LIMITED' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const { status } = await analyze<Job>({ prefer: 'respond-async' }, TEXT, bob);
      expect(status).toBe(202);
      return accepted;
    });
    for (const { id } of jobs) expect((await ended(id)).state).toBe('done');
  });

  it('goes on when the client goes away', async () => {
    const id = await held(async () => {
      const call = httpRequest(`${product.origin}/api/insights/analyze`, {
        method: 'POST',
        headers: { cookie: ann, 'content-type': 'application/json' },
      });
      const gone = new Promise((resolve) => call.once('close', resolve));
      call.on('error', () => undefined);
      call.end(JSON.stringify({ text: TEXT }));
      const [job] = await underWay(1);
      call.destroy();
      await gone;
      return job!.id;
    });
    expect((await ended(id)).state).toBe('done');
  });

  /** The jobs that run now, once there are so many. */
  async function underWay(count: number): Promise<Job[]> {
    for (;;) {
      const { json } = await send<Job[]>(ann, 'GET', '/api/jobs');
      const running = json.filter(({ state }) => state === 'running');
      if (running.length === count) return running;
    }
  }
});
