import type { AccountsPage, Job, Retention } from '@casewright/contracts';
import { jest } from '@jest/globals';
import { unzipSync } from 'fflate';
import { Client } from 'pg';
import { type RunningProduct, startProduct } from '../test/product.js';
import { readEvents } from '../test/read-events.js';

jest.setTimeout(180_000);

const TEXT = 'The tenant shall pay rent on the first of each month. '.repeat(20);
/** Every table with rows of users, but for what is kept on purpose. */
const OWNED = `
  SELECT table_schema || '.' || table_name AS name FROM information_schema.columns
   WHERE column_name = 'user_id' AND table_name NOT IN ('model_usage', 'model_calls', 'model_reports', 'deletion_certificates')
     AND table_schema IN ('auth', 'search', 'analysis', 'export')`;

describe('users and what they lose, over HTTP', () => {
  let product: RunningProduct;
  let sql: Client;
  let admin: string;

  beforeAll(async () => {
    product = await startProduct();
    sql = new Client({ connectionString: product.database.adminUrl });
    await sql.connect();
    admin = await product.signUp('admin@firm.example');
  }, 120_000);
  afterAll(async () => {
    await sql.end();
    await product.stop();
  });

  const send = (cookie: string, method: string, path: string, body?: object, more = {}) =>
    fetch(`${product.origin}/api${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json', ...more },
      body: body ? JSON.stringify(body) : null,
    });
  const idOf = async (email: string): Promise<number> => {
    const page = await send(admin, 'GET', `/admin/users?search=${encodeURIComponent(email)}`);
    return ((await page.json()) as AccountsPage).accounts[0]?.id ?? 0;
  };
  const enter = (email: string) => send('', 'POST', '/auth/login', { email, password: 'secret-1' });

  /** Someone with a job that cannot end, and a stream of its events. */
  async function busy(email: string) {
    const cookie = await product.signUp(email);
    await sql.query('BEGIN; LOCK TABLE analysis.legal_documents IN ACCESS EXCLUSIVE MODE');
    const prefer = { prefer: 'respond-async' };
    const asked = await send(cookie, 'POST', '/insights/analyze', { text: TEXT }, prefer);
    const { id } = (await asked.json()) as Job;
    const stream = await readEvents(`${product.origin}/api/jobs/${id}/events`, cookie);
    await stream.next('progress');
    return { cookie, job: id, stream, user: await idOf(email) };
  }

  it.each([
    ['disabled', (id: number) => send(admin, 'POST', `/admin/users/${id}/disable`), 403],
    [
      'made an auditor',
      (id: number) => send(admin, 'PUT', `/admin/users/${id}/role`, { role: 'auditor' }),
      200,
    ],
    ['deleted', (id: number) => send(admin, 'DELETE', `/admin/users/${id}`), 401],
  ])('loses session, stream and job at once: who is %s', async (how, act, atLogin) => {
    const email = `${how.replaceAll(' ', '-')}@firm.example`;
    const { cookie, job, stream, user } = await busy(email);
    try {
      expect((await act(user)).ok).toBe(true);
      expect((await send(cookie, 'GET', '/auth/me')).status).toBe(401);
      await stream.closed;
      // The job may be cancelled before the session ends; it says no more than that.
      const ends = stream.heard.filter(({ event }) => event === 'end');
      for (const { data } of ends) expect(data).toMatchObject({ state: 'cancelled' });
      const state = async () =>
        (await sql.query('SELECT state FROM analysis.jobs WHERE id = $1', [job])).rows[0]?.state;
      // The service is told of it: asked until it has heard.
      while (['queued', 'running'].includes(await state()))
        await sql.query('SELECT pg_sleep(0.05)');
      expect([undefined, 'cancelled']).toContain(await state());
    } finally {
      await sql.query('ROLLBACK');
    }
    expect((await enter(email)).status).toBe(atLogin);
  });

  it('keeps nothing of an account that is deleted but its entries of the audit log', async () => {
    const cookie = await product.signUp('leaver@firm.example');
    await (await send(cookie, 'POST', '/insights/analyze', { text: TEXT })).json();
    await (await send(cookie, 'POST', '/search', { query: 'cell phone search' })).json();
    await (await send(cookie, 'POST', '/citations/generate', { content: '410 U.S. 113' })).json();
    const file = { type: 'search-history', format: 'csv', data: null };
    await (await send(cookie, 'POST', '/export', file)).arrayBuffer();
    const user = await idOf('leaver@firm.example');
    const left = async () => {
      const counts = [];
      for (const { name } of (await sql.query<{ name: string }>(OWNED)).rows) {
        const { rows } = await sql.query(`SELECT 1 FROM ${name} WHERE user_id = $1`, [user]);
        if (rows.length > 0) counts.push(name);
      }
      return counts;
    };
    expect(await left()).toEqual(
      expect.arrayContaining([
        'analysis.legal_documents',
        'search.search_history',
        'export.exports',
      ]),
    );
    expect((await send(admin, 'DELETE', `/admin/users/${user}`)).status).toBe(204);
    while ((await left()).length > 0) await sql.query('SELECT pg_sleep(0.05)');
    const { rows } = await sql.query(
      `SELECT action, subject_id FROM auth.audit_entries WHERE action = 'delete_user' ORDER BY number DESC`,
    );
    expect(rows[0]).toEqual({ action: 'delete_user', subject_id: String(user) });
    const certified = async () => {
      const answer = await send(admin, 'GET', '/admin/retention');
      const { certificates } = (await answer.json()) as Retention;
      return certificates.filter(({ userId }) => userId === user);
    };
    // Each service certifies when it has heard of the deletion.
    while ((await certified()).length < 4) await sql.query('SELECT pg_sleep(0.05)');
    const kinds = (await certified()).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['citations', 'documents', 'exports', 'history']);
  });

  it('keeps everything of whoever is under a legal hold, until it is lifted', async () => {
    const email = 'held@firm.example';
    const cookie = await product.signUp(email);
    const analyzed = await send(cookie, 'POST', '/insights/analyze', { text: TEXT });
    const { documentId } = (await analyzed.json()) as { documentId: number };
    await (await send(cookie, 'POST', '/search', { query: 'cell phone search' })).json();
    await send(cookie, 'POST', '/search/saved', { name: 'Phones', query: 'cell phone' });
    const user = await idOf(email);
    const held = await send(admin, 'POST', `/admin/users/${user}/hold`);
    expect([held.status, await held.json()]).toMatchObject([200, { isHeld: true }]);
    const isHeld = async (is: boolean) => {
      for (const schema of ['analysis', 'search', 'export']) {
        const table = `${schema}.held_owners`;
        while (
          (await sql.query(`SELECT 1 FROM ${table} WHERE user_id = $1 AND is_held`, [user]))
            .rowCount !== (is ? 1 : 0)
        )
          await sql.query('SELECT pg_sleep(0.05)');
      }
    };
    await isHeld(true);
    const refused = await send(cookie, 'DELETE', `/documents/${documentId}`);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'CONFLICT', message: expect.stringContaining('legal hold') },
    ]);
    expect((await send(cookie, 'POST', '/account/deletion', { current: 'secret-1' })).status).toBe(
      409,
    );
    expect((await send(admin, 'DELETE', `/admin/users/${user}`)).status).toBe(409);
    // As retention and quotas do.
    const tables = ['analysis.legal_documents', 'search.search_history', 'search.saved_searches'];
    for (const table of tables) {
      await sql.query(`DELETE FROM ${table} WHERE user_id = $1`, [user]);
      const { rowCount } = await sql.query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [user]);
      expect(rowCount).toBeGreaterThan(0);
    }
    await send(admin, 'DELETE', `/admin/users/${user}/hold`);
    await isHeld(false);
    expect((await send(cookie, 'DELETE', `/documents/${documentId}`)).status).toBe(204);
    expect((await send(admin, 'DELETE', `/admin/users/${user}`)).status).toBe(204);
  });

  it('takes everything along, and goes by their own hand', async () => {
    const cookie = await product.signUp('goer@firm.example');
    await (await send(cookie, 'POST', '/insights/analyze', { text: TEXT })).json();
    for (const query of ['cell phone search', 'duty to warn']) {
      await (await send(cookie, 'POST', '/search', { query })).json();
    }
    await (await send(cookie, 'POST', '/citations/generate', { content: '410 U.S. 113' })).json();
    await send(cookie, 'POST', '/search/saved', { name: 'Phones', query: 'cell phone' });
    const answer = await send(cookie, 'GET', '/account/data');
    expect(answer.headers.get('content-disposition')).toContain('my-data.zip');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const read = (name: RegExp) => {
      const [, bytes] = Object.entries(files).find(([each]) => name.test(each)) ?? [];
      return JSON.parse(Buffer.from(bytes ?? []).toString());
    };
    expect(Object.keys(files)).toHaveLength(7);
    expect(read(/^account/)).toMatchObject({ email: 'goer@firm.example', sessions: [{}] });
    expect(read(/^search-history/)).toMatchObject([
      { query: '410 U.S. 113' },
      { query: 'duty to warn' },
      { query: 'cell phone search' },
      { query: expect.stringContaining('The tenant') },
    ]);
    expect(read(/^saved-searches/)).toMatchObject([{ name: 'Phones', query: 'cell phone' }]);
    expect(read(/^citations/)).toMatchObject([{ content: '410 U.S. 113' }]);
    expect(read(/^documents.*text/).text).toContain('The tenant shall pay rent');
    expect(read(/^documents.*analysis/).analysis.documentType).toBeDefined();
    const leave = (current: string) => send(cookie, 'POST', '/account/deletion', { current });
    expect((await leave('another-1')).status).toBe(403);
    expect((await leave('secret-1')).status).toBe(204);
    expect((await send(cookie, 'GET', '/auth/me')).status).toBe(401);
    expect((await enter('goer@firm.example')).status).toBe(401);
    const { rows } = await sql.query(
      `SELECT action, outcome FROM auth.audit_entries
        WHERE action IN ('export_own_data', 'delete_own_account') ORDER BY action, number`,
    );
    // A download is recorded once it has ended, perhaps behind what was asked after it.
    expect(rows).toEqual([
      { action: 'delete_own_account', outcome: 'refused' },
      { action: 'delete_own_account', outcome: 'done' },
      { action: 'export_own_data', outcome: 'done' },
    ]);
  });

  it('refuses to take the last administrator, whatever is asked', async () => {
    const id = await idOf('admin@firm.example');
    for (const answer of [
      await send(admin, 'POST', `/admin/users/${id}/disable`),
      await send(admin, 'PUT', `/admin/users/${id}/role`, { role: 'reader' }),
      await send(admin, 'DELETE', `/admin/users/${id}`),
    ]) {
      expect([answer.status, (await answer.json()) as { code: string }]).toMatchObject([
        409,
        { code: 'CONFLICT' },
      ]);
    }
    expect((await send(admin, 'GET', '/auth/me')).status).toBe(200);
  });
});
