import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as send } from 'node:http';
import { jest } from '@jest/globals';
import { type RunningProduct, startProduct } from '../test/product.js';

jest.setTimeout(60_000);

const LOGIN = { email: 'ann@firm.example', password: 'secret-1' };
const SEARCH = { query: 'cell phone search incident to arrest' };
const EACH = Array.from({ length: 8 }, (_, at) => at);
/** As long as it takes for requests in progress to look old. */
const LOGINS = 30;

describe('requests whose bodies do not end', () => {
  let product: RunningProduct;
  let ann: string;
  const held: ClientRequest[] = [];

  beforeAll(async () => {
    // The last address that a proxy adds is the client's: each may have one of their own.
    product = await startProduct({ env: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' } });
    ann = await product.signUp(LOGIN.email);
  });
  afterEach(() => {
    for (const request of held.splice(0)) request.destroy();
  });
  afterAll(() => product.stop());

  /** Begins a body and never ends it; resolves, once the server has seen its head, with its answer. */
  async function begin(path: string, from: string, cookie = '') {
    const { port } = new URL(product.origin);
    const headers = {
      'content-type': 'application/json',
      'content-length': '200',
      'x-forwarded-for': from,
      expect: '100-continue',
      cookie,
    };
    const request = send({ port, path: `/api${path}`, method: 'POST', headers });
    request.on('error', () => undefined).flushHeaders();
    held.push(request);
    const status = new Promise<number | undefined>((resolve) => {
      request.once('response', (answer: IncomingMessage) => resolve(answer.statusCode));
    });
    await once(request, 'continue');
    request.write('{');
    return { status };
  }

  async function ask(path: string, body: object, cookie = ''): Promise<number> {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': '198.51.100.9',
      cookie,
    };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${product.origin}/api${path}`, init)).status;
  }

  it.each([1, 60])('keep nobody from logging in, from %d addresses', async (addresses) => {
    await Promise.all(
      Array.from({ length: 60 }, (_, at) => begin('/auth/login', `203.0.113.${at % addresses}`)),
    );
    for (let n = 0; n < LOGINS; n++) expect(await ask('/auth/login', LOGIN)).toBe(200);
  });

  it('keep nobody from searching, and are told at once that they need a session', async () => {
    const begun = await Promise.all(
      Array.from({ length: 60 }, (_, at) => begin('/search', `203.0.113.${at}`)),
    );
    const told = await Promise.all(begun.map(({ status }) => status));
    expect(new Set(told)).toEqual(new Set([401]));
    const answers = await Promise.all(EACH.map(() => ask('/search', SEARCH, ann)));
    expect(answers).toEqual(EACH.map(() => 200));
  });

  it('keep nobody from searching either when they come with a session', async () => {
    const bob = await product.signUp('bob@firm.example');
    await Promise.all(Array.from({ length: 60 }, () => begin('/search', '203.0.113.7', bob)));
    const answers = await Promise.all(EACH.map(() => ask('/search', SEARCH, ann)));
    expect(answers).toEqual(EACH.map(() => 200));
  });
});
