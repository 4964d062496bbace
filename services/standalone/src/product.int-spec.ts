import { BUILD } from '@casewright/platform';
import { type RunningProduct, startProduct } from '../test/product.js';
import { start } from './start.js';

/** A browser as far as cookies go. */
class Visitor {
  private cookie = '';

  constructor(private readonly origin: string) {}

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie()[0];
    if (set) this.cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json')
      ? JSON.parse(text)
      : undefined;
    return { status: response.status, headers: response.headers, set, text, json };
  }

  async signUp(email: string) {
    return this.ask('POST', '/api/auth/signup', {
      email,
      password: 'secret-1',
      name: 'Ann Advocate',
    });
  }
}

describe('the product over HTTP', () => {
  let product: RunningProduct;
  let origin: string;

  beforeAll(async () => {
    product = await startProduct({ env: { PRODUCT_NAME: 'Lex & "Co"', RATE_LIMITS: 'on' } });
    origin = product.origin;
  }, 60_000);

  afterAll(() => product.stop());

  const visitor = () => new Visitor(origin);

  it('says where it is ready', () => {
    expect(product.said).toContain(`Lex & "Co" is ready at ${origin}`);
  });

  it('refuses a port in use with a sentence', async () => {
    await expect(start([])).rejects.toThrow(
      /^Port \d+ is in use\. Stop whatever uses it, or choose another/,
    );
  });

  describe('accounts', () => {
    it('signs up, knows the user, logs out, logs in', async () => {
      const ann = visitor();
      const signup = await ann.signUp('ann@firm.example');
      expect(signup.status).toBe(201);
      expect(signup.json).toMatchObject({ email: 'ann@firm.example', name: 'Ann Advocate' });
      expect(signup.text).not.toMatch(/password|argon/);
      const me = await ann.ask('GET', '/api/auth/me');
      expect(me.json).toEqual(signup.json);
      expect(me.headers.get('cache-control')).toBe('no-store');
      expect((await ann.ask('POST', '/api/auth/logout')).status).toBe(204);
      expect((await ann.ask('GET', '/api/auth/me')).status).toBe(401);
      const login = await ann.ask('POST', '/api/auth/login', {
        email: 'ANN@firm.example',
        password: 'secret-1',
      });
      expect(login.json).toEqual(signup.json);
    });

    it('sets a __Host- cookie on localhost that scripts cannot read', async () => {
      const { set } = await visitor().signUp('cookie@firm.example');
      expect(set).toMatch(
        /^__Host-casewright_session=[\w-]{43}; Path=\/; Expires=.+; HttpOnly; Secure; SameSite=Lax$/,
      );
    });

    it('ends a copied session at log-out, at once', async () => {
      const ann = visitor();
      const { set = '' } = await ann.signUp('copied@firm.example');
      const cookie = set.split(';')[0] ?? '';
      const thief = () => visitor().ask('GET', '/api/auth/me', undefined, { cookie });
      expect((await thief()).status).toBe(200);
      await ann.ask('POST', '/api/auth/logout');
      expect((await thief()).status).toBe(401);
    });

    it.each([
      [
        { email: 'nonsense', password: 'secret-1', name: 'Ann' },
        'email',
        'Please enter a valid email address',
      ],
      [
        { email: 'a@b.example', password: '12345', name: 'Ann' },
        'password',
        'Password must be at least 6 characters',
      ],
      [
        { email: 'a@b.example', password: 'secret-1', name: 'A' },
        'name',
        'Name must be at least 2 characters',
      ],
      [
        { email: 'a@b.example', password: 'secret-1' },
        'name',
        'Name must be at least 2 characters',
      ],
    ])('refuses a sign-up of %j', async (body, path, message) => {
      const refused = await visitor().ask('POST', '/api/auth/signup', body);
      expect(refused.status).toBe(400);
      expect(refused.json).toMatchObject({
        code: 'VALIDATION_FAILED',
        message,
        details: [{ path, message }],
      });
    });

    it('records a lead without a session', async () => {
      const lead = { email: 'lead@firm.example', name: 'Lee', source: 'signup_form' };
      const recorded = await visitor().ask('POST', '/api/leads', lead);
      expect(recorded.status).toBe(201);
      expect(recorded.json).toEqual({ ...lead, company: null });
    });

    it('asks of a lead no more than a valid address', async () => {
      const bare = await visitor().ask('POST', '/api/leads', { email: 'bare@firm.example' });
      expect(bare.status).toBe(201);
      const nothing = { name: null, company: null, source: null };
      expect(bare.json).toEqual({ email: 'bare@firm.example', ...nothing });
      for (const email of ['nonsense', '', undefined]) {
        const refused = await visitor().ask('POST', '/api/leads', { email, name: 'Lee' });
        expect(refused.status).toBe(400);
        expect(refused.json.message).toBe('Please enter a valid email address');
      }
    });

    it.each([
      [{ email: 'nonsense', password: 'secret-1' }, 'Please enter a valid email address'],
      [{ email: 'a@b.example', password: '12345' }, 'Password must be at least 6 characters'],
    ])('refuses a login of %j', async (body, message) => {
      const refused = await visitor().ask('POST', '/api/auth/login', body);
      expect(refused.status).toBe(400);
      expect(refused.json).toMatchObject({ code: 'VALIDATION_FAILED', message });
    });

    it('slows down one address that tries many passwords', async () => {
      const tries = [];
      for (let n = 0; n < 12; n += 1) {
        tries.push(
          await visitor().ask('POST', '/api/auth/login', {
            email: `x${n}@y.example`,
            password: 'secret-1',
          }),
        );
      }
      const last = tries.at(-1);
      expect(last?.status).toBe(429);
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    });
  });

  describe('search and history', () => {
    let ann: Visitor;

    beforeAll(async () => {
      ann = visitor();
      await ann.signUp('searcher@firm.example');
    });

    it('finds Riley v. California among the first three, with all a result has', async () => {
      const { status, json } = await ann.ask('POST', '/api/search', {
        query: 'warrantless search of a cell phone',
        category: 'case-law',
      });
      expect(status).toBe(200);
      const riley = json.cases
        .slice(0, 3)
        .find((found: { title: string }) => found.title === 'Riley v. California');
      expect(riley).toMatchObject({
        citation: '573 U.S. 373',
        year: 2014,
        jurisdiction: 'United States',
        court: { id: 'scotus' },
      });
      expect(riley.summary.length).toBeGreaterThan(200);
      expect(riley.relevance).toMatch(/\.$/);
      expect(riley.keyPoints.length).toBeGreaterThanOrEqual(3);
    });

    it('keeps each user their own history', async () => {
      const history = await ann.ask('GET', '/api/search/history');
      expect(history.json).toEqual([
        {
          id: expect.any(Number),
          query: 'warrantless search of a cell phone',
          category: 'case-law',
          timestamp: expect.stringMatching(/^20\d\d-\d\d-\d\dT.+Z$/),
        },
      ]);
      const other = visitor();
      await other.signUp('other@firm.example');
      expect((await other.ask('GET', '/api/search/history')).json).toEqual([]);
    });

    it('takes case law where no category is sent', async () => {
      const bob = visitor();
      await bob.signUp('no-category@firm.example');
      expect((await bob.ask('POST', '/api/search', { query: 'palimony' })).status).toBe(200);
      const history = await bob.ask('GET', '/api/search/history');
      expect(history.json).toMatchObject([{ query: 'palimony', category: 'case-law' }]);
    });

    it.each(['', '   ', undefined])('asks for a query instead of %j', async (query) => {
      const refused = await ann.ask('POST', '/api/search', { query });
      expect(refused.status).toBe(400);
      expect(refused.json.message).toBe('Search query is required');
    });

    it('refuses an unknown category in the words of the specification', async () => {
      const refused = await ann.ask('POST', '/api/search', { query: 'x', category: 'recipes' });
      expect(refused.status).toBe(400);
      expect(refused.json.message).toBe(
        'Category must be one of case-law, document-analysis, writing-assistant, ai-insights, citation',
      );
    });

    it('answers odd queries without failing', async () => {
      const odd = [
        "'; DROP TABLE cases; --",
        '\u0000\u0001',
        '"unbalanced',
        '((((',
        '* & | ! <->',
        '💥'.repeat(500),
      ];
      for (const query of odd) {
        expect((await ann.ask('POST', '/api/search', { query })).status).toBeLessThan(500);
      }
    });
  });

  describe('the edge', () => {
    it('needs a session for every tool', async () => {
      const { json } = await visitor().ask('GET', '/api/openapi.json');
      const routes = Object.entries<object>(json.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
      );
      const ofAccounts = [
        'signup',
        'login',
        'logout',
        'rules',
        'session',
        'reset',
        'reset-requests',
        'second-step',
        '(?:invitations|reset|setup)/reading',
        'single-sign-on(?:/(?:answer|logout|provider-logout))?',
      ];
      const open = new RegExp(`^/api/(?:auth/(?:${ofAccounts.join('|')})|leads|health(?:/\\w+)?)$`);
      const tools = routes.filter(([, path]) => !open.test(path));
      expect(tools.length).toBeGreaterThan(30);
      for (const [method, path] of tools) {
        const at = path.replace(/\{\w+\}/g, '1');
        const refused = await visitor().ask(method, at, method === 'GET' ? undefined : {});
        expect([path, refused.status, refused.json.code]).toEqual([path, 401, 'NOT_SIGNED_IN']);
        // Who never signed in has no session that could have ended.
        expect(refused.json.message).toBe('This needs a session. Please log in first.');
      }
    });

    it('refuses what another site sends', async () => {
      const body = { email: 'a@b.example' };
      const across = await visitor().ask('POST', '/api/leads', body, {
        'sec-fetch-site': 'cross-site',
      });
      expect([across.status, across.json.code]).toEqual([403, 'CROSS_SITE_REFUSED']);
      const origins = await visitor().ask('POST', '/api/leads', body, {
        origin: 'https://evil.example',
      });
      expect(origins.status).toBe(403);
    });

    it('gives every error the same envelope, and a correlation id that the caller may choose', async () => {
      const missing = await visitor().ask('GET', '/api/nothing', undefined, {
        'x-correlation-id': 'my-own-id-1',
      });
      expect(missing.status).toBe(404);
      expect(missing.json).toEqual({
        code: 'NOT_FOUND',
        message: expect.any(String),
        correlationId: 'my-own-id-1',
      });
      expect(missing.headers.get('x-correlation-id')).toBe('my-own-id-1');
    });

    it.each([
      ['{"broken', 400, 'UNREADABLE_BODY'],
      [JSON.stringify({ email: 'x'.repeat(300_000) }), 413, 'PAYLOAD_TOO_LARGE'],
    ])('refuses a bad body clearly', async (body, status, code) => {
      const refused = await visitor().ask('POST', '/api/leads', body);
      expect([refused.status, refused.json.code]).toEqual([status, code]);
    });

    it('allows no inline script or style, no frame, and nothing from elsewhere', async () => {
      const { headers } = await visitor().ask('GET', '/');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';style-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by')).toBeNull();
    });

    it("serves the SPA's pages with this installation's name, safely", async () => {
      const page = await visitor().ask('GET', '/search-history');
      expect(page.status).toBe(200);
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(page.text).toContain('content="Lex &amp; &quot;Co&quot;"');
    });

    it('keeps hashed files for ever, and compresses them', async () => {
      const page = await visitor().ask('GET', '/');
      const script = /src="(\/assets\/[^"]+\.js)"/.exec(page.text)?.[1] ?? '';
      const { headers } = await visitor().ask('GET', script);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('content-encoding')).toMatch(/gzip|br/);
    });

    it('answers an unknown page with the SPA and 404, and an unknown file with 404 alone', async () => {
      const page = await visitor().ask('GET', '/no-such-page');
      expect([page.status, page.text.includes('<div id="root">')]).toEqual([404, true]);
      const file = await visitor().ask('GET', '/assets/none.js');
      expect([file.status, file.text.includes('<div id="root">')]).toEqual([404, false]);
    });

    it('packs long answers of the API, and spends no time on short ones', async () => {
      const encodingOf = async (path: string) =>
        (await visitor().ask('GET', path)).headers.get('content-encoding');
      expect(await encodingOf('/api/openapi.json')).toMatch(/gzip|br/);
      expect(await encodingOf('/api/health/ready')).toBeNull();
    });

    it('documents every route of the contract', async () => {
      const { json } = await visitor().ask('GET', '/api/openapi.json');
      expect(Object.keys(json.paths)).toEqual(
        expect.arrayContaining([
          '/api/auth/signup',
          '/api/auth/login',
          '/api/auth/logout',
          '/api/auth/me',
          '/api/leads',
          '/api/search',
          '/api/search/history',
          '/api/health',
          '/api/health/live',
          '/api/health/ready',
        ]),
      );
      expect((await visitor().ask('GET', '/api/docs')).status).toBe(200);
    });

    it('says which build it is, to anybody and on its pages', async () => {
      const { status, json } = await visitor().ask('GET', '/api/health');
      expect([status, json]).toEqual([200, { status: 'live', ...BUILD }]);
      const page = await (await fetch(`${product.origin}/`)).text();
      expect(page).toContain(`name="product-build" content="${BUILD.version}`);
    });

    it('is ready with every dependency up', async () => {
      const { status, json } = await visitor().ask('GET', '/api/health/ready');
      expect(status).toBe(200);
      expect(
        json.dependencies.map((d: { name: string; status: string }) => `${d.name} ${d.status}`),
      ).toEqual([
        'message-bus up',
        'auth up',
        'search up',
        'analysis up',
        'export up',
        'storage up',
      ]);
    });
  });
});
