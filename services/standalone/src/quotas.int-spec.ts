import type {
  AnalyzeResponse,
  DocumentSummary,
  ErrorEnvelope,
  HistoryEntry,
  Job,
  JobDetails,
  StorageUse,
} from '@casewright/contracts';
import { Client } from 'pg';
import { type RunningProduct, startProduct } from '../test/product.js';
import { readEvents } from '../test/read-events.js';

const REFUSED = {
  code: 'QUOTA_REACHED',
  message:
    'You have 2 documents, and the limit is 2. Delete some under “Your documents,” and analyze this one again.',
};

describe('a document for which there is no room', () => {
  let product: RunningProduct;
  let sql: Client;

  beforeAll(async () => {
    product = await startProduct({ env: { QUOTA_DOCUMENTS: '2' } });
    sql = new Client({ connectionString: product.database.adminUrl });
    await sql.connect();
  });
  afterAll(async () => {
    await sql.end();
    await product.stop();
  });

  async function ask<T>(cookie: string, method: string, path: string) {
    const response = await fetch(`${product.origin}${path}`, { method, headers: { cookie } });
    const text = await response.text();
    return (text ? JSON.parse(text) : null) as T;
  }

  /** Sends a file; the answer to the plain call, or the job where one is preferred. */
  async function send<T>(cookie: string, name: string, headers: Record<string, string> = {}) {
    const body = new FormData();
    body.append('file', new Blob([`This is the lease called ${name}.`]), name);
    const url = `${product.origin}/api/insights/analyze`;
    const response = await fetch(url, { method: 'POST', headers: { cookie, ...headers }, body });
    return { status: response.status, json: (await response.json()) as T };
  }

  /** How the job of a file has ended, as the screen hears it. */
  async function ended(cookie: string, name: string): Promise<JobDetails> {
    const { status, json } = await send<Job>(cookie, name, { prefer: 'respond-async' });
    expect(status).toBe(202);
    const events = await readEvents(`${product.origin}/api/jobs/${json.id}/events`, cookie);
    const { data } = await events.next('end');
    events.close();
    return data as JobDetails;
  }
  const titles = async (cookie: string) =>
    (await ask<DocumentSummary[]>(cookie, 'GET', '/api/documents')).map(({ title }) => title);

  it('is refused with what to do, at the end of its job and of the plain call, and changes nothing', async () => {
    const ann = await product.signUp('ann@firm.example');
    await send(ann, 'one.txt');
    await send(ann, 'two.txt');
    const job = await ended(ann, 'three.txt');
    expect(job).toMatchObject({ state: 'failed', error: REFUSED, result: null });
    // Before it is read: this one could not be.
    expect((await ended(ann, 'torn.pdf')).error).toMatchObject(REFUSED);
    const plain = await send<ErrorEnvelope>(ann, 'three.txt');
    expect(plain).toMatchObject({ status: 409, json: REFUSED });
    expect(await titles(ann)).toEqual(['two.txt', 'one.txt']);
    const history = await ask<HistoryEntry[]>(ann, 'GET', '/api/search/history');
    expect(history.map(({ query }) => query)).toEqual(['two.txt', 'one.txt']);
    const { quotas } = await ask<StorageUse>(ann, 'GET', '/api/account/storage');
    expect(quotas).toContainEqual({ kind: 'documents', used: 2, limit: 2 });
    expect((await sql.query('SELECT name FROM analysis.uploads')).rows).toEqual([]);
  });

  it('is taken once another was deleted', async () => {
    const bob = await product.signUp('bob@firm.example');
    const { json } = await send<AnalyzeResponse>(bob, 'one.txt');
    await send(bob, 'two.txt');
    expect((await ended(bob, 'three.txt')).error).toMatchObject(REFUSED);
    await ask(bob, 'DELETE', `/api/documents/${json.documentId}`);
    expect(await ended(bob, 'three.txt')).toMatchObject({ state: 'done', error: null });
    expect(await titles(bob)).toEqual(['three.txt', 'two.txt']);
  });

  it('is refused when its room was taken while it was read', async () => {
    const eve = await product.signUp('eve@firm.example');
    await send(eve, 'one.txt');
    const jobs = await Promise.all(['a', 'b', 'c', 'd'].map((name) => ended(eve, `${name}.txt`)));
    const refused = jobs.filter(({ state }) => state === 'failed');
    expect(refused.map(({ error }) => error)).toEqual(
      [1, 2, 3].map(() => expect.objectContaining(REFUSED)),
    );
    expect(await titles(eve)).toHaveLength(2);
  });
});
