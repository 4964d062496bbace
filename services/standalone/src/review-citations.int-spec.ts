import {
  type CiteReport,
  type OwnAuthority,
  type ReportVerification,
  type Review,
  type ReviewSummary,
  reportFile,
} from '@casewright/contracts';
import { eventually } from '@casewright/testing/sync';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { type RunningProduct, startProduct } from '../test/product.js';

jest.setTimeout(120_000);

const BRIEF =
  'Officers must warn a suspect. Miranda v. Arizona, 384 U.S. 436, 444 (1966). A lawyer is another right. Gideon v. Wainwright, 372 U.S. 335 (1964). See 42 U.S.C. § 1983. “The doctrine of separate but unequal has no place.” Brown v. Board of Education, 347 U.S. 483, 495 (1954).';

type Entry = Parameters<typeof reportFile>[1]['entry'];

describe('a cite check, reviewed and signed over HTTP', () => {
  let product: RunningProduct;
  let ann = '';
  let bob = '';
  let reader = '';

  beforeAll(async () => {
    product = await startProduct({ env: { QUOTA_REVIEWS: '3' } });
    ann = await product.signUp('ann@firm.example', 'administrator');
    bob = await product.signUp('bob@firm.example', 'member');
    reader = await product.signUp('reader@firm.example', 'reader');
  });
  afterAll(() => product.stop());

  async function ask<T>(method: string, path: string, body?: unknown, cookie = ann) {
    const response = await fetch(`${product.origin}/api/citations/${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, json: (text ? JSON.parse(text) : null) as T };
  }
  const begin = async (cookie = ann) =>
    (await ask<ReviewSummary>('POST', 'reviews', { title: 'Brief', text: BRIEF }, cookie)).json;
  const read = async (id: number, cookie = ann) =>
    (await ask<Review>('GET', `reviews/${id}`, undefined, cookie)).json;
  const reportOf = ({ report }: Review) => JSON.parse(report) as CiteReport;
  const decide = (id: number, citation: number, decision: string | null, note = '') =>
    ask<ReviewSummary>('PUT', `reviews/${id}/decisions`, { citation, decision, note });
  const sign = (id: number, cookie = ann) =>
    ask<Review>(
      'POST',
      `reviews/${id}/signature`,
      { name: 'Ann A.', certificate: ' So. ' },
      cookie,
    );
  const verify = async (file: string) =>
    (await ask<ReportVerification>('POST', 'reports/verification', { file })).json;

  async function signed(): Promise<Review> {
    const { id } = await begin();
    for (const { citation } of reportOf(await read(id)).problems)
      await decide(id, citation, 'confirmed');
    return (await sign(id)).json;
  }

  it('is kept with what it was compared with, and with what is not in order', async () => {
    const summary = await begin();
    expect(summary).toMatchObject({ citations: 4, problems: 3, decided: 0, signedAt: null });
    const review = await read(summary.id);
    const report = reportOf(review);
    expect(review.digest).toBeNull();
    expect(report.problems.map(({ citation, reasons }) => [citation, ...reasons])).toEqual([
      [1, 'Year differs'],
      [2, 'Could not check'],
      [3, 'Quotation not checked'],
    ]);
    expect(report.problems[0]?.context).toContain('A lawyer is another right.');
    expect(report.library.cases).toBeGreaterThan(10);
    expect(report.library.citationIndex.digest).toMatch(/^[0-9a-f]{64}$/);
    expect((await ask('DELETE', `reviews/${summary.id}`)).status).toBe(204);
    expect((await ask('GET', `reviews/${summary.id}`)).status).toBe(404);
  });

  it('counts among the papers that tell what its owner cites most', async () => {
    const citing =
      'Miranda v. Arizona, 384 U.S. 436, 444 (1966). Id. at 445. See Miranda, 384 U.S. at 450.';
    for (const text of [citing, BRIEF]) await ask('POST', 'reviews', { title: 'Brief', text }, bob);
    expect((await product.ask(bob, '/api/insights/analyze', { text: citing })).status).toBe(200);
    const cited = async (from: string, cookie = bob) =>
      (await ask<OwnAuthority[]>('GET', `most-cited?from=${from}`, undefined, cookie)).json;
    const [first, ...others] = await cited('2020-01-01');
    const citation = '384 U.S. 436';
    expect(first).toMatchObject({ citation, name: 'Miranda v. Arizona', papers: 3, times: 7 });
    expect(first?.caseId).toBeGreaterThan(0);
    expect(others).toHaveLength(3);
    expect(others).toContainEqual(
      expect.objectContaining({ citation: '42 U.S.C. § 1983', name: null, papers: 1 }),
    );
    expect(await cited('9999-01-01')).toEqual([]);
    expect(await cited('2020-01-01', reader)).toEqual([]);
  });

  it('takes decisions on its problems, and signs only when each has one', async () => {
    const { id } = await begin();
    expect((await decide(id, 0, 'confirmed')).status).toBe(400);
    expect((await decide(id, 1, 'corrected', ' It is of 1963. ')).json.decided).toBe(1);
    expect((await sign(id)).status).toBe(409);
    await decide(id, 2, 'confirmed');
    expect((await decide(id, 2, null)).json.decided).toBe(1);
    await decide(id, 2, 'confirmed');
    expect((await decide(id, 3, 'removed')).json.decided).toBe(3);
    const { status, json } = await sign(id);
    expect(status).toBe(200);
    const { problems, signature } = reportOf(json);
    expect(problems[0]?.decision).toMatchObject({
      decision: 'corrected',
      note: 'It is of 1963.',
      by: 1,
    });
    expect(signature).toMatchObject({ name: 'Ann A.', userId: 1, certificate: 'So.' });
    expect(await read(id)).toEqual(json);
    for (const again of [await decide(id, 1, 'removed'), await sign(id)]) {
      expect(again.status).toBe(409);
    }
    await ask('DELETE', `reviews/${id}`);
  });

  it('is verified by its file as long as neither file nor audit log was changed', async () => {
    const { report, digest, id } = await signed();
    const entry = await eventually(async () => {
      const { json } = await ask<{ entry: Entry }>('GET', `reports/entry?digest=${digest}`);
      expect(json.entry).toMatchObject({
        action: 'sign_report',
        subject: { id: digest },
        actor: 1,
      });
      return json.entry;
    }, 'the entry of the signed report');
    const file = reportFile(report, { digest, entry });
    expect(await verify(file)).toMatchObject({ faults: [], digest, signature: { name: 'Ann A.' } });
    expect((await verify(file.replace('Year differs', 'Year agrees'))).faults).toContain('changed');
    await ask('DELETE', `reviews/${id}`);
    expect((await verify(file)).faults).toEqual([]);

    const log = new Client({ connectionString: product.database.adminUrl });
    await log.connect();
    await log.query('ALTER TABLE auth.audit_entries DISABLE TRIGGER audit_entries_append_only');
    await log.query(`UPDATE auth.audit_entries SET actor_id = 2 WHERE subject_id = $1`, [digest]);
    expect((await verify(file)).faults).toEqual(['entry_changed', 'entry_differs']);
    await log.query(`UPDATE auth.audit_entries SET actor_id = 1 WHERE subject_id = $1`, [digest]);
    await log.end();
    expect((await verify(file)).faults).toEqual([]);
  });

  it("is nobody else's, and of nobody who only reads; a program signs nothing", async () => {
    const { id } = await begin();
    expect((await ask('GET', `reviews/${id}`, undefined, bob)).status).toBe(404);
    expect((await sign(id, bob)).status).toBe(404);
    expect((await ask('DELETE', `reviews/${id}`, undefined, bob)).status).toBe(404);
    expect((await ask('POST', 'reviews', { title: 'x', text: 'x' }, reader)).status).toBe(403);
    const made = await product.ask(ann, '/api/account/keys', {
      name: 'script',
      scope: 'write',
      expiresInDays: 1,
      current: 'secret-1',
    });
    const { key } = (await made.json()) as { key: string };
    const answer = await fetch(`${product.origin}/api/citations/reviews/${id}/signature`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'A script' }),
    });
    expect([made.status, answer.status]).toEqual([201, 403]);
    await ask('DELETE', `reviews/${id}`);
  });

  it('is sealed with its owner’s key, stays under a hold, and goes with the account', async () => {
    const eve = await product.signUp('eve@firm.example', 'member');
    const { id } = await begin(eve);
    const sql = new Client({ connectionString: product.database.adminUrl });
    await sql.connect();
    const rows = async () =>
      (await sql.query('SELECT * FROM analysis.citation_reviews WHERE id = $1', [id])).rows;
    const [row] = await rows();
    expect(row).toMatchObject({ sealed: true, citations: 4 });
    expect(JSON.stringify(row)).not.toMatch(/Brief|Gideon/);
    const hold = (method: string) =>
      fetch(`${product.origin}/api/admin/users/${row.user_id}/hold`, {
        method,
        headers: { cookie: ann },
      });
    const removed = (review: number) => ask('DELETE', `reviews/${review}`, undefined, eve);
    await hold('POST');
    // One that is not there: until the service has heard of the hold, it would be gone.
    await eventually(async () => (await removed(id + 1)).status === 409, 'the hold is minded');
    expect((await removed(id)).status).toBe(409);
    expect(await rows()).toHaveLength(1);
    await hold('DELETE');
    const gone = await product.ask(eve, '/api/account/deletion', { current: 'secret-1' });
    expect(gone.status).toBe(204);
    await eventually(async () => (await rows()).length === 0, 'the review is gone');
    await sql.end();
  });

  it('is refused beyond the number that a user may keep, and comes with the own data', async () => {
    for (let n = 0; n < 3; n += 1) await begin();
    const refused = await ask<{ code: string; message: string }>('POST', 'reviews', {
      title: 'Brief',
      text: BRIEF,
    });
    expect(refused.json).toMatchObject({ code: 'QUOTA_REACHED' });
    const [newest] = (await ask<ReviewSummary[]>('GET', 'reviews')).json;
    const archive = Buffer.from(await (await product.ask(ann, '/api/account/data')).arrayBuffer());
    expect(archive.includes(`reviews/${newest?.id}.json`)).toBe(true);
  });
});
