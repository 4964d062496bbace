import type { Route } from '@casewright/contracts';
import * as contracts from '@casewright/contracts';
import { eventually } from '@casewright/testing/sync';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { requestsWith } from '../test/ask-everything.js';
import { type ProductProcess, startProductProcess } from '../test/product-process.js';

jest.setTimeout(300_000);

const WORD = 'Zq7Marvin';
const PASSWORD = `${WORD}-password`;

/** Each table of a schema, broken in one way, and fixed. */
interface Breakage {
  /** What PostgreSQL answers with. */
  sqlState: string;
  breaks(table: string): string;
  mends(table: string): string;
}

const TRIGGER = (table: string) =>
  `CREATE TRIGGER broken BEFORE INSERT OR UPDATE OR DELETE ON ${table}
     FOR EACH ROW EXECUTE FUNCTION public.`;
const NO_TRIGGER = (table: string) => `DROP TRIGGER broken ON ${table}`;

const MISSING: Breakage = {
  sqlState: '42P01',
  breaks: (table) => `ALTER TABLE ${table} RENAME TO broken_${table.split('.')[1]}`,
  mends: (table) =>
    `ALTER TABLE ${table.replace('.', '.broken_')} RENAME TO ${table.split('.')[1]}`,
};
const QUOTING: Breakage = {
  sqlState: 'P0001',
  breaks: (table) => `${TRIGGER(table)}quote_row()`,
  mends: NO_TRIGGER,
};

const BREAKAGES: Record<string, Breakage> = {
  'a constraint that no row satisfies': {
    sqlState: '23514',
    breaks: (table) => `ALTER TABLE ${table} ADD CONSTRAINT broken CHECK (false) NOT VALID`,
    mends: (table) => `ALTER TABLE ${table} DROP CONSTRAINT broken`,
  },
  'a table that is not there': MISSING,
  'a value of another type': {
    sqlState: '22P02',
    breaks: (table) => `${TRIGGER(table)}misread()`,
    mends: NO_TRIGGER,
  },
  'a database that quotes the row': QUOTING,
};

const FUNCTIONS = `
  CREATE FUNCTION public.misread() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RETURN (SELECT NULL WHERE row_to_json(COALESCE(NEW, OLD))::text::uuid IS NULL); END $$;
  CREATE FUNCTION public.quote_row() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'The row is %', row_to_json(COALESCE(NEW, OLD))
        USING DETAIL = row_to_json(COALESCE(NEW, OLD))::text, HINT = current_query();
    END $$;
  GRANT USAGE ON SCHEMA public TO PUBLIC;`;

/**
 * What is read of the library, and what a worker lives by, stay whole: what is broken here is written
 * in the middle of a request, or at the end of a job.
 */
const WRITTEN_LATE = [
  'analysis.legal_documents',
  'analysis.citations',
  'analysis.template_drafts',
  'search.search_history',
  'export.exports',
  'auth.audit_entries',
  'auth.leads',
];

const WITH_BODY = Object.values<unknown>(contracts)
  .map((def) => (def as { http?: Route } | null)?.http)
  .filter((route): route is Route => route?.def.body !== undefined);

type Line = Record<string, unknown>;

/** The lines of the product; the database's are no JSON. */
function linesOf(said: string): Line[] {
  const lines = said.split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'));
  return lines.map((line) => JSON.parse(line) as Line);
}

const isRequest = ({ msg }: Line): boolean => msg === 'Request.';

describe('the log', () => {
  let product: ProductProcess;
  let admin: Client;
  let cookie = '';

  beforeAll(async () => {
    product = await startProductProcess({ LOG_LEVEL: 'trace' });
    admin = new Client({ connectionString: product.adminUrl });
    admin.on('error', () => undefined);
    await admin.connect();
    await admin.query(FUNCTIONS);
    const { headers } = await ask({
      method: 'POST',
      path: '/api/auth/signup',
      body: { email: `${WORD}@firm.example`, password: PASSWORD, name: WORD, company: WORD },
    });
    cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  });

  afterAll(async () => {
    await admin.end();
    await product.stop();
  });

  async function ask({ method, path, body, headers }: ReturnType<typeof requestsWith>[number]) {
    // Signing in ends the session it is sent with: the one that asks for everything is to last.
    const isSigningIn = path.startsWith('/api/auth/') && method === 'POST';
    const session: Record<string, string> = isSigningIn ? {} : { cookie };
    const sent = { 'content-type': 'application/json', 'user-agent': WORD, ...session, ...headers };
    const response = await fetch(`${product.origin}${path}`, {
      method,
      redirect: 'manual',
      headers: sent,
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      // A job that cannot end is not waited for.
      signal: AbortSignal.timeout(20_000),
    });
    await response.arrayBuffer();
    return response;
  }

  async function askEverything(): Promise<void> {
    const waiting = requestsWith(WORD);
    const worker = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        await ask(next).catch(() => undefined);
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
  }

  async function tablesOf(schema: string): Promise<string[]> {
    const { rows } = await admin.query<{ tablename: string }>(
      'SELECT tablename FROM pg_tables WHERE schemaname = $1',
      [schema],
    );
    return rows.map(({ tablename }) => `${schema}.${tablename}`);
  }

  const token = () => cookie.split('=')[1] ?? 'none';
  const expectNothingSent = (said: string): void => {
    const lines = said.split('\n');
    const leaks = lines.filter(
      (line) => line.toLowerCase().includes(WORD.toLowerCase()) || line.includes(token()),
    );
    expect(leaks).toEqual([]);
    expect(said).not.toContain('$argon2');
  };

  it('is searched after requests to every route that takes a body', () => {
    const asked = requestsWith(WORD).filter(({ body }) => body !== undefined);
    const isAsked = ({ method, path }: Route): boolean => {
      const address = new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`);
      return asked.some((request) => request.method === method && address.test(request.path));
    };
    expect(WITH_BODY.length).toBeGreaterThan(20);
    expect(WITH_BODY.filter((route) => !isAsked(route))).toEqual([]);
  });

  it('has nothing that was sent, when all is well', async () => {
    await askEverything();
    expectNothingSent(product.news());
    await expectSignedIn();
  });

  /** What is logged from now on, once it has what is wanted: a line may come after its answer. */
  async function linesOnce(isComplete: (lines: Line[]) => boolean): Promise<Line[]> {
    let said = '';
    await eventually(() => {
      said += product.news();
      return isComplete(linesOf(said));
    }, 'what is looked for is logged');
    return linesOf(said);
  }

  it('has one line for each request, with its route and not its address', async () => {
    product.news();
    const asked = requestsWith(WORD).filter(({ method }) => method === 'GET');
    const ids = await Promise.all(
      asked.map(async (request) => (await ask(request)).headers.get('x-correlation-id')),
    );
    const lines = await linesOnce((told) =>
      ids.every((id) => told.some((line) => isRequest(line) && line.correlationId === id)),
    );
    const document = await fetch(`${product.origin}/api/openapi.json`);
    const { paths } = (await document.json()) as { paths: object };
    const routes = Object.keys(paths).map((path) => path.replaceAll(/\{(\w+)\}/g, ':$1'));
    for (const id of ids) {
      const [line, ...more] = lines.filter((told) => isRequest(told) && told.correlationId === id);
      expect(more).toEqual([]);
      expect([...routes, 'unknown']).toContain(line?.route);
      expect(line).toMatchObject({ method: 'GET', status: expect.any(Number) });
    }
    expect(lines).toContainEqual(
      expect.objectContaining({ route: '/api/documents', status: 200, userId: 1 }),
    );
  });

  it('has one line for each message, under the id of the request that caused it', async () => {
    product.news();
    const { headers } = await ask({
      method: 'POST',
      path: '/api/search',
      body: { query: WORD },
    });
    const id = headers.get('x-correlation-id');
    const ofRequest = ({ correlationId }: Line) => correlationId === id;
    const lines = await linesOnce((told) => told.filter(ofRequest).some(isRequest));
    expect(lines.filter(ofRequest)).toContainEqual(
      expect.objectContaining({
        name: 'search',
        userId: 1,
        kind: 'call',
        pattern: 'search.cases.search',
        outcome: 'ok',
        durationMs: expect.any(Number),
      }),
    );
  });

  async function askWithBroken(tables: string[], { sqlState, breaks, mends }: Breakage) {
    for (const table of tables) await admin.query(breaks(table));
    await askEverything();
    for (const table of tables) await admin.query(mends(table));
    const said = product.news();
    expectNothingSent(said);
    // The fault happened, and the log tells it.
    expect(said).toContain(`"sqlState":"${sqlState}"`);
    await expectSignedIn();
  }

  /** Someone without a session is refused before anything can fail. */
  async function expectSignedIn(): Promise<void> {
    expect((await ask({ method: 'GET', path: '/api/auth/me' })).status).toBe(200);
  }

  it.each(Object.entries(BREAKAGES))('has nothing that was sent, with %s', async (_, breakage) => {
    await askWithBroken(WRITTEN_LATE, breakage);
  });

  it.each(['analysis', 'search', 'export', 'auth'])('nor where all of %s fails', async (schema) => {
    const tables = await tablesOf(schema);
    await askWithBroken(tables, MISSING);
    await askWithBroken(tables, QUOTING);
  });

  it('has nothing that was sent, when connections are cut in the middle', async () => {
    const cut = setInterval(() => {
      admin
        .query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()`,
        )
        .catch(() => undefined);
    }, 50);
    await askEverything();
    clearInterval(cut);
    expectNothingSent(product.news());
  });
});
