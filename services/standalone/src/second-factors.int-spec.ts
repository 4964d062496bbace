import * as contracts from '@casewright/contracts';
import { type NewTotp, needsAccount, type Route } from '@casewright/contracts';
import { totpCode } from '@casewright/testing/totp';
import { jest } from '@jest/globals';
import { type GoodRequest, goodRequests } from '../test/fuzz/good-requests.js';
import { asSent } from '../test/fuzz/requests.js';
import { type RunningProduct, startProduct } from '../test/product.js';

jest.setTimeout(240_000);

const ROUTES = Object.values<unknown>(contracts)
  .map((def) => (def as { http?: Route } | null)?.http)
  .filter((route): route is Route => route?.def.route !== undefined);

describe('a second factor that administrators must have', () => {
  let product: RunningProduct;
  let first: string;

  beforeAll(async () => {
    product = await startProduct({ env: { MFA_REQUIRED: 'administrators' } });
    first = await product.signUp('first@firm.example');
  }, 120_000);
  afterAll(() => product.stop());

  const statusOf = async (cookie: string, path: string, body?: unknown) =>
    (await product.ask(cookie, path, body)).status;

  function requestFor({ method, path }: Route): GoodRequest {
    const address = `/api${path.replace(/:(\w+)/g, '{$1}')}`;
    const good = goodRequests({ draft: {}, ids: {} }, 1).find(
      (each) => each.method === method && each.path === address,
    );
    return { caller: 'user', method, path: address, ...good, ids: { id: '999999', ordinal: '0' } };
  }

  it('is all that one without may set up: every other route refuses them', async () => {
    const me = await (await product.ask(first, '/api/auth/me')).json();
    expect(me).toMatchObject({ role: 'administrator', mustEnroll: true });
    const open: string[] = [];
    for (const route of ROUTES.filter(({ rule }) => needsAccount(rule))) {
      const { method, path, headers, body } = asSent(requestFor(route));
      const answer = await fetch(`${product.origin}${path}`, {
        method,
        headers: { ...headers, cookie: first },
        body: body ?? null,
      });
      const text = await answer.text();
      if (answer.status === 403 && JSON.parse(text).code === 'MFA_REQUIRED') continue;
      open.push(route.def.route);
    }
    expect(open.sort()).toEqual([
      'GET /account/second-factors',
      'GET /auth/me',
      'POST /account/second-factors/passkeys',
      'POST /account/second-factors/passkeys/confirmation',
      'POST /account/second-factors/totp',
      'POST /account/second-factors/totp/confirmation',
    ]);
  });

  it('is asked of nobody else', async () => {
    const member = await product.signUp('member@firm.example');
    const me = await (await product.ask(member, '/api/auth/me')).json();
    expect(me).not.toHaveProperty('mustEnroll');
    expect(await statusOf(member, '/api/documents')).toBe(200);
  });

  it('lets in at once when it is set up', async () => {
    const begun = await product.ask(first, '/api/account/second-factors/totp', {
      current: 'secret-1',
    });
    const { secret } = (await begun.json()) as NewTotp;
    expect(await statusOf(first, '/api/admin/users')).toBe(403);
    const confirmation = '/api/account/second-factors/totp/confirmation';
    expect(await statusOf(first, confirmation, { code: totpCode(secret) })).toBe(200);
    expect(await statusOf(first, '/api/admin/users')).toBe(200);
    const again = await product.ask('', '/api/auth/login', {
      email: 'first@firm.example',
      password: 'secret-1',
    });
    expect(await again.json()).toHaveProperty('secondStep.challenge');
    expect(again.headers.get('set-cookie')).toBeNull();
  });
});
