import { SAMPLES } from '@casewright/export-service/testing';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { type RunningProduct, startProduct } from '../test/product.js';

jest.setTimeout(120_000);

/** PostgreSQL's answer when its disk is full, for every table of the product. */
const FILL_DISK = `
  CREATE FUNCTION public.no_space() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100';
  END $$;
  DO $$ DECLARE t record; BEGIN
    FOR t IN SELECT schemaname, tablename FROM pg_tables
              WHERE schemaname IN ('auth', 'search', 'analysis', 'export') LOOP
      EXECUTE format('CREATE TRIGGER no_space BEFORE INSERT ON %I.%I FOR EACH ROW
        EXECUTE FUNCTION public.no_space()', t.schemaname, t.tablename);
    END LOOP;
  END $$`;

describe('the product on a full disk', () => {
  let product: RunningProduct;
  let cookie: string;

  beforeAll(async () => {
    product = await startProduct();
    cookie = await product.signUp('ann@firm.example');
    const client = new Client({ connectionString: product.database.adminUrl });
    await client.connect();
    await client.query(FILL_DISK);
    await client.end();
  });
  afterAll(() => product.stop());

  const ask = async (path: string, body?: unknown) => {
    const response = await product.ask(cookie, path, body);
    const json = (await response.json()) as { total: number; dependencies: unknown[] };
    return { status: response.status, headers: response.headers, json };
  };
  const form = (fields: Record<string, string | Blob>): FormData => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };
  const requirements = 'An NDA between Acme Corp. and Bell LLC, governed by New York law.';

  it.each<[string, string, unknown]>([
    [
      'an account',
      '/api/auth/signup',
      { email: 'b@firm.example', password: 'secret-1', name: 'Bob' },
    ],
    ['a session', '/api/auth/login', { email: 'ann@firm.example', password: 'secret-1' }],
    ['a lead', '/api/leads', { email: 'b@firm.example' }],
    ['an uploaded file', '/api/insights/analyze', form({ file: new Blob(['A lease.']) })],
    [
      'a job',
      '/api/templates/generate',
      { documentType: 'Non-Disclosure Agreement', requirements },
    ],
    ['a review', '/api/writing/analyze', { content: 'The contract was void.' }],
    [
      'an exported file',
      '/api/export',
      { format: 'pdf', type: 'search-results', data: SAMPLES['search-results'].data },
    ],
    [
      'a citation',
      '/api/citations/generate',
      { content: 'Miranda v. Arizona, 384 U.S. 436 (1966)', format: 'bluebook', type: 'case' },
    ],
  ])('says of %s that there is no room for it', async (_, path, body) => {
    const { status, headers, json } = await ask(path, body);
    expect({ status, json }).toEqual({
      status: 503,
      json: {
        code: 'STORAGE_FULL',
        message: expect.stringMatching(/no room left to store this\. .* free some disk space/),
        retryAfter: 60,
        correlationId: expect.any(String),
      },
    });
    expect(headers.get('retry-after')).toBe('60');
  });

  it('still searches', async () => {
    const { status, json } = await ask('/api/search', { query: 'Miranda warnings' });
    expect({ status, found: json.total > 0 }).toEqual({ status: 200, found: true });
  });

  it('is not ready, because of its storage', async () => {
    await ask('/api/auth/login', { email: 'ann@firm.example', password: 'secret-1' });
    const { status, json } = await ask('/api/health/ready');
    expect(status).toBe(503);
    expect(json.dependencies).toContainEqual({
      name: 'storage',
      status: 'down',
      detail: 'the disk of the database is full',
    });
  });
});
