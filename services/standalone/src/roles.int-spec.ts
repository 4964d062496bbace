import * as contracts from '@casewright/contracts';
import {
  type AccountsPage,
  KEY_SCOPES,
  type KeyScope,
  keyMay,
  type NewApiKey,
  needsAccount,
  ROLES,
  type Role,
  type Route,
  RULES,
  roleMay,
} from '@casewright/contracts';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { type GoodRequest, goodRequests } from '../test/fuzz/good-requests.js';
import { asSent, type OpenApi, routesOf } from '../test/fuzz/requests.js';
import { type RunningProduct, startProduct } from '../test/product.js';

jest.setTimeout(240_000);

const ROUTES = Object.values<unknown>(contracts)
  .map((def) => (def as { http?: Route } | null)?.http)
  .filter((route): route is Route => route?.def.route !== undefined);

/** Who may come to a route and be refused, besides those whose role does not allow it. */
const OUTSIDERS = ['nobody', 'disabled', 'expired', 'idle', 'logged out'] as const;
type Outsider = (typeof OUTSIDERS)[number];

/** A login ends the session that it comes with: these are asked without one. */
const OPENS_OR_ENDS = /^POST \/auth\//;
const MISSING = { '/api/jobs': '00000000-0000-4000-8000-000000000000' };

/** `/api/jobs` of `/jobs/:id/events`, for routes to what someone owns. */
function listOf({ path, rule }: Route): string | null {
  const list = /^(.+?)\/:id/.exec(path)?.[1];
  return list && list !== '/cases' && (rule === 'read' || rule === 'write') ? `/api${list}` : null;
}

const isOutsider = (who: Role | Outsider): who is Outsider =>
  (OUTSIDERS as readonly string[]).includes(who);

const OWNED = ROUTES.filter((route) => listOf(route) !== null);

/** Keys of every scope for every role that may have one, and one that its user's role has fallen behind. */
const KEYS = (Object.keys(KEY_SCOPES) as KeyScope[]).flatMap((scope) =>
  ROLES.filter((role) => roleMay(role, scope)).map((role) => ({ role, scope })),
);
const DEMOTED = { role: 'reader', scope: 'write' } as const;

describe('every route, for everybody', () => {
  let product: RunningProduct;
  const cookies = { nobody: '' } as Record<Role | Outsider | 'other', string>;
  /** What the member owns, by the address under which it is listed. */
  const owned: Record<string, string> = {};
  let draft: unknown;
  /** API keys, by role and scope; one that is not in use any more is of a `member` who revoked it. */
  const keys: Record<string, string> = {};

  beforeAll(async () => {
    product = await startProduct();
    for (const role of ROLES) {
      cookies[role] = await product.signUp(`${role}@firm.example`, role);
    }
    cookies.disabled = await product.signUp('disabled@firm.example');
    const found = await product.ask(cookies.administrator, '/api/admin/users?search=disabled@');
    const [account] = ((await found.json()) as AccountsPage).accounts;
    await product.ask(cookies.administrator, `/api/admin/users/${account?.id}/disable`, {});
    cookies.other = await product.signUp('user@firm.example');
    await makeEndedSessions();
    await makeSomething();
    for (const { role, scope } of KEYS) {
      keys[`${role} ${scope}`] = (await makeKey(cookies[role], scope)).key;
    }
    await makeUselessKeys();
  }, 120_000);
  afterAll(() => product.stop());

  async function makeEndedSessions(): Promise<void> {
    for (const which of ['expired', 'idle', 'logged out'] as const) {
      cookies[which] = await product.signUp(`${which.replace(' ', '-')}@firm.example`);
    }
    await product.ask(cookies['logged out'], '/api/auth/logout', {});
    const end = (what: string, email: string) =>
      inDatabase(
        `UPDATE auth.sessions SET ${what}
          WHERE user_id = (SELECT id FROM auth.users WHERE email = $1)`,
        [email],
      );
    await end('expires_at = now()', 'expired@firm.example');
    await end(`last_seen_at = now() - interval '1 year'`, 'idle@firm.example');
  }

  async function inDatabase(statement: string, values: unknown[]): Promise<void> {
    const sql = new Client({ connectionString: product.database.adminUrl });
    await sql.connect();
    const { rowCount } = await sql.query(statement, values);
    await sql.end();
    expect(rowCount).toBe(1);
  }

  async function makeSomething(): Promise<void> {
    const text = 'This lease is made on May 1, 2026 between Acme LLC and Zoë Rivera.';
    const ask = (path: string, body?: unknown) => product.ask(cookies.member, `/api${path}`, body);
    await ask('/insights/analyze', { text });
    const request = { documentType: 'Non-Disclosure Agreement', requirements: text };
    draft = await (await ask('/templates/generate', request)).json();
    await ask('/templates/drafts', { title: 'A draft', request, draft });
    await ask('/citations/reviews', { title: 'A brief', text: 'See 410 U.S. 113.' });
    for (const list of new Set(OWNED.map(listOf))) {
      const [first] = (await (await product.ask(cookies.member, String(list))).json()) as {
        id: string | number;
      }[];
      owned[String(list)] = String(first?.id);
    }
  }

  async function makeKey(cookie: string, scope: KeyScope): Promise<NewApiKey> {
    const asked = { name: `A ${scope} key`, scope, expiresInDays: 1, current: 'secret-1' };
    const answer = await product.ask(cookie, '/api/account/keys', asked);
    expect(answer.status).toBe(201);
    return (await answer.json()) as NewApiKey;
  }

  /** One that was revoked, one that has expired, one of a disabled user, and one of a demoted one. */
  async function makeUselessKeys(): Promise<void> {
    const revoked = await makeKey(cookies.member, 'write');
    const path = `${product.origin}/api/account/keys/${revoked.id}`;
    await fetch(path, { method: 'DELETE', headers: { cookie: cookies.member } });
    const expired = await makeKey(cookies.member, 'write');
    const leaver = await product.signUp('leaver@firm.example');
    const left = await makeKey(leaver, 'write');
    const demoted = await makeKey(await product.signUp('demoted@firm.example'), 'write');
    await inDatabase('UPDATE auth.api_keys SET expires_at = now() WHERE id = $1', [expired.id]);
    const change = `UPDATE auth.users SET role = $1, disabled_at = $2 WHERE email = $3`;
    await inDatabase(change, ['member', new Date(), 'leaver@firm.example']);
    await inDatabase(change, ['reader', null, 'demoted@firm.example']);
    keys['reader write'] = demoted.key;
    Object.assign(keys, { revoked: revoked.key, expired: expired.key, disabled: left.key });
    keys['not whole'] = revoked.key.slice(0, -1);
  }

  /** A request that is good, as far as the contract goes; its id is one that nobody has. */
  function requestFor({ method, path }: Route, turn: number, id?: string): GoodRequest {
    const address = `/api${path.replace(/:(\w+)/g, '{$1}')}`;
    const good = goodRequests({ draft, ids: {} }, turn).find(
      (each) => each.method === method && each.path === address,
    );
    const missing = path.startsWith('/jobs/') ? MISSING['/api/jobs'] : '999999';
    const ids = { id: id ?? missing, ordinal: '0' };
    // Without the password it is refused for that: whoever asks next is to have an account.
    const kept = path === '/account/deletion' ? { body: {} } : {};
    return { caller: 'user', method, path: address, ...good, ...kept, ids };
  }

  const answerTo = (route: Route, cookie: string, turn: number, id?: string) =>
    answerWith(route, { cookie }, turn, id);

  async function answerWith(
    route: Route,
    shown: Record<string, string>,
    turn: number,
    id?: string,
  ) {
    const { method, path, headers, body } = asSent(requestFor(route, turn, id));
    const response = await fetch(`${product.origin}${path}`, {
      method,
      headers: { ...headers, ...shown },
      body: body ?? null,
    });
    const text = await response.text();
    const { code = null, message = null } = text.startsWith('{') ? JSON.parse(text) : {};
    return { status: response.status, code, message };
  }

  // Before the sessions have their turn: a change of password revokes its user's keys.
  it.each(ROUTES.map((route) => [route.def.route, route] as const))(
    'lets API keys do what scope and role allow: %s',
    async (_, route) => {
      const turn = ROUTES.indexOf(route);
      for (const [at, { role, scope }] of [...KEYS, DEMOTED].entries()) {
        const authorization = `Bearer ${keys[`${role} ${scope}`]}`;
        // A cookie alongside it gives no right that the key does not.
        const shown = { authorization, cookie: cookies.administrator };
        const { status, code } = await answerWith(route, shown, 10_000 + turn * 10 + at);
        const isRefused = code === 'NOT_SIGNED_IN' || code === 'FORBIDDEN';
        const may = roleMay(role, route.rule) && keyMay(scope, route.rule);
        const outcome = isRefused ? `${status} ${code}` : 'let in';
        expect([role, scope, outcome]).toEqual([role, scope, may ? 'let in' : '403 FORBIDDEN']);
        expect(status).toBeLessThan(500);
      }
    },
  );

  it.each(['revoked', 'expired', 'disabled', 'not whole'])(
    'lets no key in that is %s',
    async (which) => {
      const shown = { authorization: `Bearer ${keys[which]}`, cookie: cookies.administrator };
      for (const route of ROUTES.filter(({ rule }) => needsAccount(rule))) {
        const { status, message } = await answerWith(route, shown, 0);
        expect([route.def.route, status]).toEqual([route.def.route, 401]);
        expect(message).toMatch(/API key does not work/);
      }
    },
  );

  it('takes what another site could not send with a cookie, when it comes with a key', async () => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
    const ask = (shown: Record<string, string>) =>
      fetch(`${product.origin}/api/search`, {
        method: 'POST',
        headers: { ...headers, ...shown },
        body: JSON.stringify({ query: 'cell phone search' }),
      });
    expect((await ask({ cookie: cookies.member })).status).toBe(403);
    const authorization = `Bearer ${keys['member read']}`;
    expect((await ask({ authorization })).status).toBe(200);
    expect((await ask({ authorization: 'Bearer of-a-proxy', cookie: cookies.member })).status).toBe(
      403,
    );
  });

  it('are all in the OpenAPI document, each with its rule, and nothing else is', async () => {
    const answer = await product.ask('', '/api/openapi.json');
    const described = routesOf((await answer.json()) as OpenApi).map(
      ({ method, path }) => `${method} ${path.replace('/api', '').replace(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(described.sort()).toEqual(ROUTES.map(({ def }): string => def.route).sort());
    expect(ROUTES.filter(({ rule }) => !(rule in RULES))).toEqual([]);
  });

  it.each(ROUTES.map((route) => [route.def.route, route] as const))(
    'does what its rule says: %s',
    async (name, route) => {
      const turn = ROUTES.indexOf(route);
      for (const [at, who] of [...OUTSIDERS, ...ROLES].entries()) {
        const cookie = OPENS_OR_ENDS.test(name) ? '' : cookies[who];
        const { status, code } = await answerTo(route, cookie, turn * 10 + at);
        const role = isOutsider(who) ? undefined : who;
        const isRefused = status === 401 || status === 403;
        const outcome = isRefused ? `${status} ${code}` : 'let in';
        const refusal = role === undefined ? '401 NOT_SIGNED_IN' : '403 FORBIDDEN';
        expect([who, outcome]).toEqual([who, roleMay(role, route.rule) ? 'let in' : refusal]);
        expect(status).toBeLessThan(500);
      }
    },
  );

  it.each(OWNED.map((route) => [route.def.route, route] as const))(
    'answers others as if it were not there: %s',
    async (_, route) => {
      // Of administrators too: no role opens what somebody else has.
      for (const cookie of [cookies.other, cookies.administrator]) {
        const theirs = await answerTo(route, cookie, 0, owned[String(listOf(route))]);
        const missing = await answerTo(route, cookie, 0);
        expect(missing.status).toBe(404);
        expect(theirs).toEqual(missing);
      }
    },
  );

  it('needs an account for whatever is not open to visitors', () => {
    const open = ROUTES.filter(({ rule }) => !needsAccount(rule)).map(({ def }) => def.route);
    expect(open.sort()).toEqual([
      'GET /auth/rules',
      'GET /auth/session',
      'GET /health',
      'GET /health/live',
      'GET /health/ready',
      'POST /auth/invitations/reading',
      'POST /auth/login',
      'POST /auth/logout',
      'POST /auth/reset',
      'POST /auth/reset-requests',
      'POST /auth/reset/reading',
      'POST /auth/second-step',
      'POST /auth/setup/reading',
      'POST /auth/signup',
      'POST /auth/single-sign-on',
      'POST /auth/single-sign-on/answer',
      'POST /auth/single-sign-on/logout',
      'POST /auth/single-sign-on/provider-logout',
      'POST /leads',
    ]);
  });
});
