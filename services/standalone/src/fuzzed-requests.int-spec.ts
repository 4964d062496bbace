import { Agent, request as send } from 'node:http';
import { ERROR_CODES } from '@casewright/contracts';
import { jest } from '@jest/globals';
import { type FuzzedRequest, requestOf, routesOf } from '../test/fuzz/requests.js';
import { type ProductProcess, startProductProcess } from '../test/product-process.js';

jest.setTimeout(900_000);

/** `FUZZ_SEED` and `FUZZ_REQUESTS` make another run, or a longer one. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_301);
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 5_000);
const AT_ONCE = 8;
const PASSWORD = 'secret-1';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Requests made of the HTTP contract, as valid and as invalid as they come. */
describe(`${REQUESTS} requests made of the OpenAPI document`, () => {
  let product: ProductProcess;
  const agent = new Agent({ keepAlive: true });
  const cookies: Record<FuzzedRequest['caller'], string> = {
    ...{ anonymous: '', user: '', administrator: '' },
  };
  const ids = ['1', '2', '0', '999999999', '00000000-0000-4000-8000-000000000000'];

  beforeAll(async () => {
    product = await startProductProcess({ LOG_LEVEL: 'error', JOBS_PER_USER: '10000' });
    for (const caller of ['administrator', 'user'] as const) await enter(caller, 'signup');
    ids.push(...(await somethingToFind()));
  });

  afterAll(async () => {
    agent.destroy();
    await product.stop();
  });

  function exchange({ method, path, headers, body, caller }: FuzzedRequest): Promise<Answer> {
    // An answer to these changes who somebody is; the others are to stay who they are.
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

  const ask = (
    caller: FuzzedRequest['caller'],
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer> =>
    exchange({
      ...{ caller, method, path, headers: { 'content-type': 'application/json' } },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  async function enter(caller: 'user' | 'administrator', how: 'signup' | 'login'): Promise<void> {
    const account = { email: `${caller}@firm.example`, password: PASSWORD, name: caller };
    const { headers } = await ask('anonymous', 'POST', `/api/auth/${how}`, account);
    cookies[caller] = String(headers['set-cookie']).split(';')[0] ?? '';
  }

  /** Ids of things that the user has, so that not every address leads nowhere. */
  async function somethingToFind(): Promise<string[]> {
    const text = 'This lease is made on May 1, 2026 between Acme LLC and Zoë Rivera.';
    await ask('user', 'POST', '/api/insights/analyze', { text });
    await ask('user', 'POST', '/api/writing/analyze', { content: text });
    const template = { documentType: 'Non-Disclosure Agreement', requirements: text };
    const drafted = await ask('user', 'POST', '/api/templates/generate', template);
    const draft = { title: 'A draft', request: template, draft: JSON.parse(drafted.text) };
    await ask('user', 'POST', '/api/templates/drafts', draft);
    const lists = await Promise.all(
      ['documents', 'jobs', 'templates/drafts'].map((list) => ask('user', 'GET', `/api/${list}`)),
    );
    const found = lists.flatMap(({ text }) => JSON.parse(text) as { id: unknown }[]);
    expect(found.length).toBeGreaterThan(4);
    return found.map(({ id }) => String(id));
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

  it('get no 5xx, and an envelope with every error', async () => {
    console.info(`FUZZ_SEED=${SEED}`);
    const routes = routesOf(JSON.parse((await ask('anonymous', 'GET', '/api/openapi.json')).text));
    const faults: string[] = [];
    const statuses: Record<number, number> = {};
    let next = 0;
    const worker = async (): Promise<void> => {
      while (next < REQUESTS) {
        const index = next++;
        const request = requestOf(routes, SEED, index, ids);
        const answer = await exchange(request).catch((error: Error) => ({
          ...{ status: 599, headers: {}, text: error.message },
        }));
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        const fault = faultOf(request, answer);
        if (fault) faults.push(`${index}: ${fault}\n${JSON.stringify(request).slice(0, 2_000)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    console.info(JSON.stringify(statuses));
    if (faults.length > 0) console.info(faults.join('\n'), product.news().slice(-20_000));
    expect(faults).toEqual([]);
    // Requests of every kind came through, not only refused ones.
    expect(statuses[200]).toBeGreaterThan(REQUESTS / 20);
    expect(statuses[400]).toBeGreaterThan(REQUESTS / 20);
    expect(product.isRunning()).toBe(true);
    expect((await ask('user', 'GET', '/api/auth/me')).status).toBe(200);
  });
});
