import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ERROR_CODES } from '@casewright/contracts';
import { sampleSize } from '@casewright/testing/shared-data';
import { jest } from '@jest/globals';
import { textsOf } from '../test/fuzz/document.js';
import { goodRequests } from '../test/fuzz/good-requests.js';
import { withNul } from '../test/fuzz/planted.js';
import {
  asSent,
  type FuzzedRequest,
  goodRequestsOf,
  requestOf,
  routesOf,
} from '../test/fuzz/requests.js';
import type { World } from '../test/fuzz/world.js';
import { type ProductProcess, startProductProcess } from '../test/product-process.js';

jest.setTimeout(900_000);

/** `FUZZ_SEED` and `FUZZ_REQUESTS` make another run, or a longer one. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_301);
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? sampleSize(5_000));
const AT_ONCE = 8;
const PASSWORD = 'secret-1';

/** There is no such file, no such link, no mail server, and no second factor, as the services find. */
const REFUSED_AS_WELL: Record<string, number> = {
  '/api/auth/single-sign-on': 409,
  '/api/auth/single-sign-on/answer': 409,
  '/api/auth/single-sign-on/provider-logout': 409,
  '/api/account/single-sign-on': 409,
  '/api/account/single-sign-on/unlink': 404,
  '/api/library/law/plan': 409,
  // Of a text file there is no copy with comments.
  '/api/citations/comment-file': 415,
  '/api/account/deletion': 409,
  '/api/auth/second-step': 409,
  '/api/account/second-factors/totp/confirmation': 400,
  '/api/account/second-factors/passkeys/confirmation': 409,
  '/api/account/second-factors/passkeys/{id}/removal': 409,
  // The starter library has no opinions.
  '/api/cases/{id}/opinions/{ordinal}/questions': 404,
  '/api/auth/invitations/reading': 404,
  '/api/auth/reset/reading': 404,
  '/api/auth/setup/reading': 409,
  '/api/account/second-factors/totp/removal': 409,
  '/api/account/second-factors/recovery-codes': 409,
  '/api/library/imports': 400,
  '/api/auth/reset': 404,
  '/api/auth/reset-requests': 409,
};

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

const LISTS = ['/api/documents', '/api/templates/drafts', '/api/citations/reviews', '/api/jobs'];
const idsIn = (list: { id: unknown }[]): string[] => list.map(({ id }) => String(id));

async function someAtOnce<T>(all: readonly T[], act: (each: T) => Promise<void>): Promise<void> {
  const left = all.values();
  const worker = async (): Promise<void> => {
    for (const each of left) await act(each);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Requests made of the HTTP contract, as valid and as invalid as they come. */
describe(`${REQUESTS} requests made of the OpenAPI document`, () => {
  let product: ProductProcess;
  const agent = new Agent({ keepAlive: true });
  const cookies: Record<FuzzedRequest['caller'], string> = {
    anonymous: '',
    user: '',
    administrator: '',
  };
  const world: World = { draft: null, ids: {} };
  const imports = mkdtempSync(join(tmpdir(), 'casewright-imports-'));

  beforeAll(async () => {
    product = await startProductProcess({
      LOG_LEVEL: 'error',
      JOBS_PER_USER: '10000',
      IMPORT_DIR: imports,
      LAW_DIR: imports,
      CAP_URL: 'http://127.0.0.1:9',
      COURTLISTENER_BULK_URL: 'http://127.0.0.1:9',
      QUOTA_DOCUMENTS: 'off',
      QUOTA_DRAFTS: 'off',
      QUOTA_DRAFT_VERSIONS: 'off',
      QUOTA_REVIEWS: 'off',
    });
    for (const caller of ['administrator', 'user'] as const) await enter(caller, 'signup');
    await makeSomething();
  });

  afterAll(async () => {
    agent.destroy();
    await product.stop();
    rmSync(imports, { recursive: true });
  });

  function exchange({ method, path, headers, body, caller }: FuzzedRequest): Promise<Answer> {
    // An answer to these changes who someone is; the others are to stay who they are.
    const cookie = /^\/api\/auth\/(?!me)/.test(path) ? '' : cookies[caller];
    const signal = AbortSignal.timeout(120_000);
    const { port } = product;
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    return new Promise((resolve, reject) => {
      const asking = send(
        { agent, port, method, path, signal, headers: { ...headers, ...length, cookie } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject).on('end', () => {
            const { statusCode: status = 0, headers } = response;
            resolve({ status, headers, text: Buffer.concat(chunks).toString() });
          });
        },
      );
      asking.on('error', reject).end(body);
    });
  }

  const routes = async () =>
    routesOf(JSON.parse((await ask('anonymous', 'GET', '/api/openapi.json')).text));

  const ask = (
    caller: FuzzedRequest['caller'],
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer> =>
    exchange({
      caller,
      method,
      path,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  async function enter(caller: 'user' | 'administrator', how: 'signup' | 'login'): Promise<void> {
    const account = { email: `${caller}@firm.example`, password: PASSWORD, name: caller };
    const { headers } = await ask('anonymous', 'POST', `/api/auth/${how}`, account);
    cookies[caller] = String(headers['set-cookie']).split(';')[0] ?? '';
  }

  /** Things that the user has, so that addresses lead somewhere. */
  async function makeSomething(): Promise<void> {
    const text = 'This lease is made on May 1, 2026 between Acme LLC and Zoë Rivera.';
    await ask('user', 'POST', '/api/insights/analyze', { text });
    const request = { documentType: 'Non-Disclosure Agreement', requirements: text };
    world.draft = JSON.parse((await ask('user', 'POST', '/api/templates/generate', request)).text);
    const draft = { title: 'A draft', request, draft: world.draft };
    await ask('user', 'POST', '/api/templates/drafts', draft);
    const brief = { title: 'A brief', text: 'See 410 U.S. 113.' };
    await ask('user', 'POST', '/api/citations/reviews', brief);
    const found = await ask('user', 'POST', '/api/search', { query: 'Miranda' });
    world.ids['/api/cases'] = idsIn(JSON.parse(found.text).cases);
    world.ids['/api/admin/users'] = await planted(5);
    for (const list of LISTS) {
      renewIds('user', list, await ask('user', 'GET', list));
      expect(world.ids[list]).not.toEqual([]);
    }
  }

  /** Accounts that anything may be done to; those that ask are to stay who they are. */
  async function planted(count: number): Promise<string[]> {
    for (let n = 0; n < count; n += 1) {
      const account = { email: `planted-${n}@other.example`, password: PASSWORD, name: 'Planted' };
      await ask('anonymous', 'POST', '/api/auth/signup', account);
    }
    const { text } = await ask('administrator', 'GET', '/api/admin/users?search=other.example');
    return idsIn(JSON.parse(text).accounts);
  }

  /** What the run makes and deletes becomes known where it asks for the lists. */
  function renewIds(caller: string, path: string, { status, text }: Answer): void {
    if (caller === 'user' && LISTS.includes(path) && status === 200)
      world.ids[path] = idsIn(JSON.parse(text));
  }

  /** What is wrong with an answer; nothing else of a request matters here. */
  function faultOf({ path }: FuzzedRequest, { status, headers, text }: Answer): string | null {
    if (status >= 500) return `${status} ${text}`;
    if (status < 400 || !path.startsWith('/api/')) return null;
    if (!String(headers['content-type']).startsWith('application/json')) return 'No envelope.';
    const { code, message, correlationId } = JSON.parse(text);
    const isWhole = ERROR_CODES.includes(code) && message && correlationId;
    if (!isWhole || correlationId !== headers['x-correlation-id']) return `Envelope: ${text}`;
    return null;
  }

  it('are good where nothing is changed, and there is one for every body', async () => {
    const good = goodRequests(world, REQUESTS);
    const refused: string[] = [];
    for (const request of good) {
      const { status, text } = await exchange(asSent(request));
      const wanted = REFUSED_AS_WELL[request.path];
      const isWell = wanted ? status === wanted : status < 300;
      if (!isWell) refused.push(`${request.method} ${request.path}: ${status} ${text}`);
    }
    expect(refused).toEqual([]);
    const withBody = (await routes()).filter(({ requestBody }) => requestBody);
    const covered = good.map(({ method, path }) => `${method} ${path}`);
    expect(covered).toEqual(
      expect.arrayContaining(withBody.map(({ method, path }) => `${method} ${path}`)),
    );
  });

  it('are refused with the name of the field, where one of their texts has a NUL', async () => {
    const goods = goodRequests(world, REQUESTS + 1);
    const faults: string[] = [];
    const planted = (await routes()).flatMap((route) =>
      withNul(route, goodRequestsOf(route, goods)).map((each) => ({ ...each, route })),
    );
    await someAtOnce(planted, async ({ request, path, route }) => {
      const answer = await exchange({ ...asSent(request), caller: 'administrator' });
      const { code, details } = answer.status === 400 ? JSON.parse(answer.text) : {};
      const isNamed = code === 'VALIDATION_FAILED' && /U\+0000/.test(details?.[0].message);
      if (!isNamed || details[0].path !== path)
        faults.push(
          `${route.method} ${route.path} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`,
        );
    });
    console.info(`${planted.length} texts`);
    expect(faults).toEqual([]);
    // One that the document describes and that nothing was planted in would be missing here.
    const reached = new Set(
      planted.map(({ route, path }) => `${route.method} ${route.path} ${path}`),
    );
    expect([...reached]).toEqual(expect.arrayContaining(textsOf(await routes())));
  });

  it('get no 5xx, and an envelope with every error', async () => {
    console.info(`FUZZ_SEED=${SEED}`);
    const all = await routes();
    const faults: string[] = [];
    const statuses: Record<number, number> = {};
    const late: FuzzedRequest[] = [];
    await someAtOnce([...Array(REQUESTS).keys()], async (index) => {
      const request = requestOf(all, SEED, index, world);
      const answer = await exchange(request).catch((error: Error) => ({
        status: 599,
        headers: {},
        text: error.message,
      }));
      if (request.method === 'GET') renewIds(request.caller, request.path, answer);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const fault = faultOf(request, answer);
      // A busy machine may cost an answer its time; the request itself must not.
      if (fault && answer.text.includes('DEADLINE_EXCEEDED')) late.push(request);
      else if (fault) faults.push(`${index}: ${fault}\n${JSON.stringify(request).slice(0, 2_000)}`);
    });
    console.info(JSON.stringify(statuses), `${late.length} late`);
    for (const request of late) {
      const fault = faultOf(request, await exchange(request));
      if (fault) faults.push(`Alone: ${fault}\n${JSON.stringify(request).slice(0, 2_000)}`);
    }
    expect(late.length).toBeLessThanOrEqual(REQUESTS / 500);
    if (faults.length > 0) console.info(faults.join('\n'), product.news().slice(-20_000));
    expect(faults).toEqual([]);
    // Requests of every kind came through, not only refused ones.
    expect(statuses[200]).toBeGreaterThan(REQUESTS / 20);
    expect(statuses[400]).toBeGreaterThan(REQUESTS / 20);
    expect(product.isRunning()).toBe(true);
    expect((await ask('user', 'GET', '/api/auth/me')).status).toBe(200);
  });
});
