import { request as send } from 'node:http';
import { connect } from 'node:net';
import type { SearchResponse } from '@casewright/contracts';
import { rowsOfCsv } from '@casewright/export-service/testing';
import { jest } from '@jest/globals';
import { OpenAPIClientAxios } from 'openapi-client-axios';
import { type OpenApi, routesOf } from '../test/fuzz/requests.js';
import { type RunningProduct, startProduct } from '../test/product.js';

jest.setTimeout(120_000);

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

describe('the edge', () => {
  let product: RunningProduct;
  let ann: string;

  beforeAll(async () => {
    product = await startProduct();
    ann = await product.signUp('ann@firm.example');
  });
  afterAll(() => product.stop());

  /** The path as it is, which `fetch` would tidy up. */
  function ask(
    method: string,
    path: string,
    { body, headers = {} }: { body?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const { port } = new URL(product.origin);
    return new Promise((resolve, reject) => {
      const asking = send(
        { port, method, path, headers: { cookie: ann, ...headers } },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk) => {
            text += chunk;
          });
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
          );
        },
      );
      asking.on('error', reject).end(body);
    });
  }

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask('POST', path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });

  /** Bytes that may be no HTTP; resolves with all that came back. */
  function say(bytes: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let heard = '';
      const socket = connect(Number(new URL(product.origin).port), 'localhost', () =>
        socket.write(bytes),
      );
      socket.on('data', (chunk) => {
        heard += String(chunk);
      });
      socket.on('close', () => resolve(heard)).on('error', reject);
    });
  }

  it('keeps connections for longer than proxies do', async () => {
    const { headers } = await ask('GET', '/api/health/live', {
      headers: { connection: 'keep-alive' },
    });
    expect(headers['keep-alive']).toBe('timeout=75');
  });

  it('serves a client that is generated from its document', async () => {
    const api = new OpenAPIClientAxios({
      definition: `${product.origin}/api/openapi.json`,
      axiosConfigDefaults: { baseURL: product.origin, headers: { cookie: ann } },
    });
    const client = await api.init();
    const found = await client.SearchController_search!({}, { query: '384 U.S. 436' });
    const [miranda] = (found.data as SearchResponse).cases;
    expect(miranda?.title).toBe('Miranda v. Arizona');
    const record = await client.CasesController_record!({ id: miranda!.id });
    expect(record.data).toMatchObject({ name: 'Miranda v. Arizona' });
  });

  async function routesWithBody() {
    const { text } = await ask('GET', '/api/openapi.json');
    return routesOf(JSON.parse(text) as OpenApi).filter(({ requestBody }) => requestBody);
  }

  const account = { email: 'b@firm.example', password: 'secret-1', name: 'Ann', company: 'Acme' };
  it.each([
    ['/api/auth/signup', account, 'name'],
    ['/api/auth/signup', account, 'company'],
    ['/api/leads', { email: 'b@firm.example', notes: 'x' }, 'notes'],
    ['/api/insights/analyze', { text: 'A lease.', title: 'Lease' }, 'title'],
    ['/api/insights/analyze', { text: 'A lease.' }, 'text'],
    ['/api/templates/generate', { documentType: 'Legal Brief', requirements: 'x' }, 'requirements'],
    ['/api/search', { query: 'negligence' }, 'query'],
    ['/api/writing/analyze', { content: 'It is so.' }, 'content'],
    ['/api/citations/generate', { content: '573 U.S. 373' }, 'content'],
  ])('refuses a NUL and half a character: %s %j, by the name of %s', async (path, body, field) => {
    for (const sign of ['\0', '\ud83d']) {
      const spiked = { ...body, [field]: `${body[field as keyof typeof body]}${sign}` };
      const { status, text } = await post(path, spiked);
      expect([status, JSON.parse(text)]).toMatchObject([
        400,
        { code: 'VALIDATION_FAILED', details: [{ path: field }] },
      ]);
    }
  });

  it('refuses them in forms, file names, addresses and queries', async () => {
    const part = (head: string) =>
      `--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\nA lease.\r\n--edge--\r\n`;
    const form = (body: string) =>
      ask('POST', '/api/insights/analyze', {
        body,
        headers: { 'content-type': 'multipart/form-data; boundary=edge' },
      });
    const title = '--edge\r\nContent-Disposition: form-data; name="title"\r\n\r\na\0\r\n';
    const answers = await Promise.all([
      form(title + part('name="text"')),
      form(part(`name="file"; filename*=utf-8''a%00b.txt`)),
      ask('GET', '/api/documents/%00'),
      ask('GET', '/api/templates/clauses?documentType=%00'),
    ]);
    expect(answers.map(({ status, text }) => [status, JSON.parse(text).details?.[0].path])).toEqual(
      [
        [400, 'title'],
        [400, 'file name'],
        [400, 'id'],
        [400, 'documentType'],
      ],
    );
  });

  it('takes what Word has in a text that is copied from it', async () => {
    const word = 'A lease.\u000bA new line.\u000cA new page.\tA tab.\r\n\u001e';
    expect((await post('/api/writing/analyze', { content: word })).status).toBe(200);
    expect((await post('/api/insights/analyze', { text: word })).status).toBe(200);
    const lead = { email: 'word@firm.example', notes: word };
    expect((await post('/api/leads', lead)).status).toBe(201);
  });

  it('answers a body of another kind with 415 on every route that takes one', async () => {
    const routes = await routesWithBody();
    expect(routes.length).toBeGreaterThan(12);
    for (const { method, path } of routes) {
      for (const type of ['application/xml', 'text/plain', 'multipart/mixed', '']) {
        const headers: Record<string, string> = type ? { 'content-type': type } : {};
        const { status, text } = await ask(method, path, { body: '<query/>', headers });
        // A provider says which sessions have ended as OpenID Connect has it: by a form.
        const taken = path.endsWith('/provider-logout')
          ? 'as application/x-www-form-urlencoded'
          : 'Content-Type: application/json';
        expect([path, type, status, JSON.parse(text).message]).toEqual([
          path,
          type,
          415,
          expect.stringContaining(taken),
        ]);
      }
    }
  });

  it('says that a body is missing', async () => {
    for (const { method, path } of await routesWithBody()) {
      const { status, text } = await ask(method, path.replace('{id}', '1'));
      expect([path, status]).toEqual([path, path === '/api/export' ? 415 : 400]);
      expect(JSON.parse(text).message).not.toMatch(/invalid input/i);
    }
  });

  it('speaks of the address where the address is at fault', async () => {
    for (const path of ['/api/cases/%ff', '/api/documents/%E0%A4%A']) {
      const { status, text } = await ask('GET', path);
      expect([status, JSON.parse(text).message]).toEqual([
        400,
        expect.stringMatching(/^The address /),
      ]);
    }
  });

  it.each([
    ['/.env', '/.env'],
    ['/.git/config', '/.git/config'],
    ['/cases/%ff', '/cases/%ff'],
    ['/a%00', '/a%00'],
    ['/%2e%2e/etc', '/%2e%2e/etc'],
    ['an address of 9,000 characters', `/${'a'.repeat(9_000)}`],
  ])('shows the not-found screen at %s', async (_, path) => {
    const { status, headers, text } = await ask('GET', path, {
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    });
    expect([status, headers['content-type']]).toEqual([404, expect.stringContaining('html')]);
    expect(text).toContain('<div id="root">');
  });

  it.each([
    ['no HTTP', 'GARBAGE\r\n\r\n', 400, 'UNREADABLE_REQUEST'],
    [
      'a header that is none',
      'GET / HTTP/1.1\r\nHost: a\r\nX\0: b\r\n\r\n',
      400,
      'UNREADABLE_REQUEST',
    ],
    [
      'a long header',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    [
      'a long address',
      `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
  ])('answers %s with an envelope', async (_, bytes, status, code) => {
    const heard = await say(bytes);
    const [head = '', body = ''] = heard.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(body)).toMatchObject({ code, correlationId: expect.stringMatching(/.{8}/) });
    expect((await ask('GET', '/api/health/live')).status).toBe(200);
  });

  it('grants a page no device, on every answer', async () => {
    for (const path of ['/', '/search', '/gone.js', '/api/auth/me', '/api/nowhere', '/api/docs']) {
      expect((await ask('GET', path)).headers['permissions-policy']).toContain('camera=()');
    }
  });

  it('clears what the browser holds of pages at log-out, and no setting', async () => {
    const { status, headers } = await ask('POST', '/api/auth/logout', {
      headers: { cookie: await product.signUp('bob@firm.example') },
    });
    expect([status, headers['clear-site-data']]).toEqual([204, '"cache"']);
  });

  it('lists each lead in one row, whatever ends its lines, and none as a formula', async () => {
    const administrator = await product.signUp('administrator@firm.example', 'administrator');
    const notes = ['\n', '\r', '\r\n'].map((end) => `Hello${end}=1+41`);
    for (const [at, note] of notes.entries()) {
      const lead = { email: `lines-${at}@firm.example`, notes: note };
      expect((await post('/api/leads', lead)).status).toBe(201);
    }
    const file = await ask('GET', '/api/admin/leads.csv', { headers: { cookie: administrator } });
    const rows = rowsOfCsv(Buffer.from(file.text));
    expect(rows.map(({ length }) => length)).toEqual(rows.map(() => 6));
    const listed = rows.filter(([, , email]) => email?.startsWith('lines-'));
    expect(listed.map((row) => row[5]?.split(/\r\n|\r|\n/))).toEqual(
      notes.map(() => ['Hello', "'=1+41"]),
    );
  });

  it('makes no link of a Host header that nobody has named', async () => {
    const body = {
      format: 'csv',
      type: 'search-results',
      data: { query: 'x', cases: [{ id: 7, title: 'Riley v. California' }] },
    };
    // The name of the cookie, too, depends on the name of the server.
    const cookie = `${ann}; ${ann.replace('__Host-', '')}`;
    const addressUnder = async (host: string) => {
      const { text } = await post('/api/export', body, {
        host,
        cookie,
        'x-forwarded-host': 'evil.example',
      });
      expect(text).not.toContain('evil');
      const [columns = [], row = []] = rowsOfCsv(Buffer.from(text));
      return row[columns.indexOf('Address')];
    };
    expect(await addressUnder('evil.example')).toBe('');
    expect(await addressUnder('192.168.1.5:8080')).toBe('');
    expect(await addressUnder('localhost:8123')).toBe('http://localhost:8123/cases/7');
  });

  it('lists the accounts that a filter lets through as a file, and none as a formula', async () => {
    const administrator = await product.signUp('lists@firm.example', 'administrator');
    const person = { password: 'secret-1', name: '=1+41', company: 'Mill & Co.' };
    for (const who of ['listed-1', 'listed-2']) {
      const body = { ...person, email: `${who}@firm.example` };
      expect((await post('/api/auth/signup', body)).status).toBe(201);
    }
    const file = (query: string, cookie = administrator) =>
      ask('GET', `/api/admin/users.csv?${query}`, { headers: { cookie } });
    const rows = rowsOfCsv(Buffer.from((await file('search=mill+listed&role=member')).text));
    expect(rows.slice(1).map((row) => row.slice(0, 5))).toEqual([
      ["'=1+41", 'listed-2@firm.example', 'Mill & Co.', 'member', 'active'],
      ["'=1+41", 'listed-1@firm.example', 'Mill & Co.', 'member', 'active'],
    ]);
    expect((await file('status=nothing')).status).toBe(400);
    const member = await product.signUp('lists-not@firm.example');
    expect((await file('role=member', member)).status).toBe(403);
  });
});
