import { randomUUID } from 'node:crypto';
import {
  type AuditQuery,
  appendAudit,
  countActivity,
  listAudit,
  login,
  logout,
  readAudit,
  signup,
  verifyAudit,
} from '@casewright/contracts';
import { act, admin, anybody, append } from '../../test/audit-acts.js';
import { client, opened, type RunningAuth, refusal, startAuth } from '../../test/running-auth.js';
import { AuditRepository } from './audit.repository.js';

describe('the audit log', () => {
  let auth: RunningAuth;
  beforeEach(async () => {
    auth = await startAuth();
  });
  afterEach(() => auth.stop());

  const register = (email: string) =>
    auth.bus.call(signup, { input: { email, password: 'secret-1', name: 'Ann Advocate' }, client });
  const enter = (email: string, password: string) =>
    auth.bus.call(login, { input: { email, password }, client }).then(opened);
  const list = (query: Partial<AuditQuery> = {}) =>
    auth.bus.call(listAudit, query, { principal: admin });

  it('records accounts and sessions, and who tried in vain', async () => {
    const { user, token } = await register('ann@firm.example');
    await auth.bus.call(logout, { token });
    await refusal(register('ann@firm.example'));
    await refusal(enter('ann@firm.example', 'not this one'));
    await refusal(enter('nobody@firm.example', 'not this one'));
    const { entries } = await list();
    const ann = { id: user.id, name: 'Ann Advocate', email: 'ann@firm.example' };
    const account = { kind: 'user', id: String(user.id), name: 'Ann Advocate' };
    const session = { kind: 'session', id: expect.any(String), name: null };
    expect(
      entries.map(({ action, outcome, actor, subject }) => [action, outcome, actor, subject]),
    ).toEqual([
      ['sign_in', 'refused', null, null],
      ['sign_in', 'refused', null, account],
      ['open_account', 'refused', null, null],
      ['sign_out', 'done', ann, session],
      ['sign_in', 'done', ann, session],
      ['open_account', 'done', ann, account],
    ]);
    expect(entries.map(({ number }) => number)).toEqual([6, 5, 4, 3, 2, 1]);
  });

  it('is counted by day and kind: what was done, by one user and by all', async () => {
    const entries = new AuditRepository(auth.rows.manager);
    const at = (day: string) => `2026-11-${day}T09:30:00.000Z`;
    await entries.append(act(at('21')));
    await entries.append(act(at('22')));
    await entries.append({ ...act(at('22')), outcome: 'refused' });
    await entries.append({ ...act(at('22')), action: 'read_document' });
    await entries.append({ ...act(at('23')), action: 'check_document' });
    await entries.append({ ...act(at('23')), action: 'describe_citation', actor: 2 });
    const request = { from: '2026-11-22', unit: 'day' } as const;
    const exported = { start: '2026-11-22', kind: 'exports', count: 1 };
    const cited = { start: '2026-11-23', kind: 'citations', count: 1 };
    const { bus } = auth;
    expect(await bus.call(countActivity.own.auth, request, { principal: admin })).toEqual([
      exported,
      cited,
    ]);
    const everyone = (principal: typeof admin) =>
      bus.call(countActivity.everyone.auth, request, { principal });
    expect(await everyone(admin)).toEqual([exported, { ...cited, count: 2 }]);
    expect((await refusal(everyone(anybody))).code).toBe('FORBIDDEN');
  });

  it('is read where somebody asked for an account that no number can name', async () => {
    const { at, outcome } = act();
    for (const id of ['99999999999', '9007199254740991']) {
      const refused = {
        at,
        action: 'disable_user',
        outcome,
        subject: { kind: 'user', id },
      } as const;
      await auth.bus.submit(appendAudit, refused, { messageId: randomUUID(), principal: anybody });
    }
    while ((await list()).entries.length < 2) await new Promise(setImmediate);
    const subjects = (await list()).entries.map(({ subject }) => [subject?.id, subject?.name]);
    expect(subjects).toContainEqual(['99999999999', null]);
  });

  it('keeps ids, and nothing of what anybody wrote', async () => {
    await register('ann@firm.example');
    await refusal(enter('nobody@firm.example', 'not this one'));
    const kept = JSON.stringify(await auth.rows.query('SELECT * FROM audit_entries'));
    expect(kept).not.toMatch(/@|Advocate|192\.0\.2|spec"|secret/);
  });

  it('appends what a gateway reports, once, for whom the message names', async () => {
    const { at, action, outcome } = act();
    const reported = { at, action, outcome, subject: { kind: 'export', id: '34' } } as const;
    const messageId = randomUUID();
    const options = { messageId, principal: anybody, correlationId: 'from-the-route' };
    await auth.bus.submit(appendAudit, reported, options);
    await auth.bus.submit(appendAudit, reported, options);
    await auth.bus.submit(
      appendAudit,
      { ...reported, outcome: 'failed' },
      { correlationId: 'no-user-at-all' },
    );
    while ((await list()).entries.length < 2) await new Promise(setImmediate);
    const kept = await auth.bus.call(readAudit, { after: 0 }, { principal: admin });
    expect(kept).toEqual([
      expect.objectContaining({
        id: messageId,
        actor: 2,
        ...reported,
        correlationId: 'from-the-route',
      }),
      expect.objectContaining({ actor: null, outcome: 'failed', correlationId: 'no-user-at-all' }),
    ]);
  });

  it('takes an act that is delivered again for done', async () => {
    const entries = new AuditRepository(auth.rows.manager);
    const delivered = act();
    await entries.append(delivered);
    await entries.append(delivered);
    expect((await list()).entries).toHaveLength(1);
  });

  it('is read in pages, newest first, and by filters', async () => {
    await append(auth.rows, 5);
    const first = await list({ limit: 2 });
    expect(first.entries.map(({ number }) => number)).toEqual([5, 4]);
    const last = await list({ limit: 3, before: first.next ?? undefined });
    expect(last.entries.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(last.next).toBeNull();
    await new AuditRepository(auth.rows.manager).append(act('2026-11-23T00:00:00.000Z'));
    const numbers = async (query: Partial<AuditQuery>) =>
      (await list(query)).entries.map(({ number }) => number);
    expect(await numbers({ from: '2026-11-22T10:30:00.001+01:00' })).toEqual([6]);
    expect(await numbers({ to: '2026-11-22T09:30:00.001Z' })).toEqual([5, 4, 3, 2, 1]);
    expect(await numbers({ to: '2026-11-22T09:30:00.000Z' })).toEqual([]);
    expect(await numbers({ action: 'sign_in' })).toEqual([]);
    expect(await numbers({ person: 2 })).toEqual([]);
  });

  it('shows of a person what they did and what was tried on their account', async () => {
    const { user } = await register('ann@firm.example');
    await register('bob@firm.example');
    await refusal(enter('ann@firm.example', 'not this one'));
    const { entries, person } = await list({ person: user.id });
    expect(entries.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
      'sign_in refused',
      'sign_in done',
      'open_account done',
    ]);
    expect(person).toEqual({ id: user.id, name: 'Ann Advocate', email: 'ann@firm.example' });
    expect((await list({ person: 999 })).person).toEqual({ id: 999, name: null, email: null });
  });

  it('is for administrators and auditors only', async () => {
    for (const ask of [
      auth.bus.call(listAudit, {}, { principal: anybody }),
      auth.bus.call(verifyAudit, {}, { principal: anybody }),
      auth.bus.call(readAudit, { after: 0 }, { principal: anybody }),
    ]) {
      expect(await refusal(ask)).toMatchObject({
        code: 'FORBIDDEN',
        message: expect.stringMatching(/^Only administrators and auditors may do this\./),
      });
    }
  });
});
