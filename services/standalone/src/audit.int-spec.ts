import { createHash } from 'node:crypto';
import type { AuditCheck, AuditPage } from '@casewright/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RunningProduct, startProduct } from '../test/product.js';

const NOBODYS = 4_711;

describe('the audit log over HTTP', () => {
  let product: RunningProduct;
  let admin: string;
  let other: string;

  beforeAll(async () => {
    product = await startProduct();
    admin = await product.signUp('admin@example.com');
    other = await product.signUp('other@example.com');
  }, 120_000);
  afterAll(() => product.stop());

  const ask = (cookie: string, path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${product.origin}/api${path}`, {
      ...init,
      headers: { cookie, 'content-type': 'application/json' },
    });
  const page = async (query = ''): Promise<AuditPage> =>
    (await ask(admin, `/admin/audit${query}`)).json() as Promise<AuditPage>;
  /** The log is written behind the answer: the newest entry that fits, once it is there. */
  const entry = async (query: string): Promise<AuditPage['entries'][number]> => {
    for (;;) {
      const [newest] = (await page(query)).entries;
      if (newest) return newest;
    }
  };

  it('records what users do, with the id of what they did it to', async () => {
    const draft = JSON.stringify({ type: 'x' });
    await ask(other, `/templates/drafts/${NOBODYS}`, { method: 'DELETE' });
    await ask(other, '/templates/drafts', { method: 'POST', body: draft });
    await ask(other, '/writing/analyze', {
      method: 'POST',
      body: JSON.stringify({
        content: 'The court held that the rule applies to privileged words.',
      }),
    });
    const who = { id: 2, name: 'Ann Advocate', email: 'other@example.com' };
    expect(await entry('?action=delete_draft')).toMatchObject({
      actor: who,
      outcome: 'refused',
      subject: { kind: 'draft', id: String(NOBODYS) },
    });
    expect(await entry('?action=save_draft')).toMatchObject({ actor: who, outcome: 'refused' });
    expect(await entry('?action=review_writing')).toMatchObject({
      actor: who,
      outcome: 'done',
      subject: { kind: 'job', id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    });
    expect(JSON.stringify(await (await ask(admin, '/admin/audit.csv')).text())).not.toMatch(
      /privileged|@|Advocate/,
    );
  });

  it('records who reads a document, and who asks for what is not theirs to ask for', async () => {
    for (let n = 0; n < 3; n += 1) await ask(other, `/documents/${NOBODYS}`);
    expect((await ask(other, '/admin/users')).status).toBe(403);
    expect(await entry('?action=read_document&person=2')).toMatchObject({
      outcome: 'refused',
      subject: { kind: 'document', id: String(NOBODYS) },
    });
    expect(await entry('?action=ask_forbidden&person=2')).toMatchObject({ outcome: 'refused' });
    expect((await page('?action=read_document')).entries).toHaveLength(1);
  });

  it('records a file that was exported, under the id of its record', async () => {
    const exported = await ask(other, '/export', {
      method: 'POST',
      body: JSON.stringify({ type: 'search-history', format: 'csv', data: null }),
    });
    await exported.arrayBuffer();
    const [record] = (await (await ask(other, '/exports')).json()) as { id: number }[];
    expect(exported.status).toBe(200);
    expect((await entry('?action=export_file')).subject).toEqual({
      kind: 'export',
      id: String(record?.id),
      name: null,
    });
  });

  it('names the request as the answer and the server log do', async () => {
    const refused = await ask(other, '/library/imports/7', { method: 'DELETE' });
    expect(refused.status).toBe(403);
    expect(await entry('?action=cancel_import')).toMatchObject({
      outcome: 'refused',
      subject: { kind: 'import', id: '7' },
      correlationId: refused.headers.get('x-correlation-id'),
    });
  });

  it('is for administrators, and keeps who else tried', async () => {
    for (const [path, action] of [
      ['/admin/audit', 'read_audit_log'],
      ['/admin/audit/verification', 'verify_audit_log'],
      ['/admin/audit.csv', 'export_audit_log'],
    ]) {
      const refused = await ask(other, String(path));
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: 'FORBIDDEN' });
      expect((await ask('', String(path))).status).toBe(401);
      expect(await entry(`?action=${action}&person=2`)).toMatchObject({ outcome: 'refused' });
    }
    expect((await ask(admin, '/admin/audit?action=nonsense')).status).toBe(400);
    expect((await ask(admin, '/admin/audit?from=yesterday')).status).toBe(400);
  });

  it('is checked, and can be checked by hand from its export', async () => {
    const check = (await (await ask(admin, '/admin/audit/verification')).json()) as AuditCheck;
    expect(check).toMatchObject({ fault: null, complete: true });
    expect(check.holds).toBeGreaterThan(8);
    const file = await ask(admin, '/admin/audit.csv');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="audit-log.csv"');
    const [head, ...lines] = (await file.text()).trimEnd().split('\r\n');
    expect(head).toBe(
      'number,id,at,actor,action,subject_kind,subject_id,outcome,correlation_id,previous_hash,hash',
    );
    let before = '0'.repeat(64);
    for (const line of lines) {
      const [number, id, at, actor, action, kind, subject, outcome, request, previous, hash] =
        line.split(',');
      const form = JSON.stringify([
        1,
        Number(number),
        id,
        at,
        actor ? Number(actor) : null,
        action,
        kind || null,
        subject || null,
        outcome,
        request,
        previous,
      ]);
      expect(previous).toBe(before);
      expect(createHash('sha256').update(form).digest('hex')).toBe(hash);
      before = String(hash);
    }
    expect(lines.length).toBeGreaterThanOrEqual(check.holds);
  });
});
