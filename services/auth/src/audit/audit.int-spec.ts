import { randomUUID } from 'node:crypto';
import {
  type AppError,
  type AuditQuery,
  appendAudit,
  listAudit,
  login,
  logout,
  type Principal,
  readAudit,
  signup,
  verifyAudit,
} from '@casewright/contracts';
import { createDataSource } from '@casewright/database';
import {
  type Bus,
  type BusTransport,
  createTransport,
  type RunningService,
  startService,
} from '@casewright/messaging';
import { createLogger } from '@casewright/platform';
import { createTestDatabase, type TestDatabase } from '@casewright/testing';
import type { DataSource } from 'typeorm';
import { authDatabase } from '../database/auth-database.js';
import { authService } from '../index.js';
import { AuditRepository } from './audit.repository.js';
import { hashOf } from './audit-chain.js';

const client = { ip: '192.0.2.1', userAgent: 'spec' };
const logger = createLogger('audit-spec', 'silent');
const admin: Principal = { userId: 1, sessionId: randomUUID(), isAdmin: true };
const anybody: Principal = { userId: 2, sessionId: randomUUID(), isAdmin: false };

describe('the audit log', () => {
  let database: TestDatabase;
  let transport: BusTransport;
  let service: RunningService;
  let bus: Bus;
  /** The service's own role, which owns the table. */
  let owner: DataSource;

  beforeEach(async () => {
    database = await createTestDatabase();
    transport = await createTransport({ logger });
    const databaseUrl = database.url('auth');
    service = await startService(authService, { transport, databaseUrl, logger });
    bus = transport.bus;
    owner = await createDataSource(authDatabase(databaseUrl)).initialize();
  });

  afterEach(async () => {
    await owner.destroy();
    await service.stop();
    await transport.close();
    await database.drop();
  });

  const register = (email: string) =>
    bus.call(signup, { input: { email, password: 'secret-1', name: 'Ann Advocate' }, client });
  const enter = (email: string, password: string) =>
    bus.call(login, { input: { email, password }, client });
  const list = (query: Partial<AuditQuery> = {}) =>
    bus.call(listAudit, query, { principal: admin });
  const check = (after = 0) => bus.call(verifyAudit, { after }, { principal: admin });
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => {
        throw new Error('It was not refused.');
      },
      (error: AppError) => error,
    );
  const act = (at = '2026-11-22T09:30:00.000Z') => ({
    ...{ id: randomUUID(), at, actor: 1, correlationId: 'spec-spec' },
    ...({ action: 'export_file', subject: null, outcome: 'done' } as const),
  });
  const append = async (count: number) => {
    const entries = new AuditRepository(owner);
    for (let n = 0; n < count; n += 1) await entries.append(act());
  };
  /** As somebody who owns the table, and takes its guard off. */
  const tamper = async (sql: string) => {
    await owner.query('ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_append_only');
    await owner.query(sql);
    await owner.query('ALTER TABLE audit_entries ENABLE TRIGGER audit_entries_append_only');
  };

  it('records accounts and sessions, and who tried in vain', async () => {
    const { user, token } = await register('ann@firm.example');
    await bus.call(logout, { token });
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

  it('keeps ids, and nothing of what anybody wrote', async () => {
    await register('ann@firm.example');
    await refusal(enter('nobody@firm.example', 'not this one'));
    const kept = JSON.stringify(await owner.query('SELECT * FROM audit_entries'));
    expect(kept).not.toMatch(/@|Advocate|192\.0\.2|spec"|secret/);
  });

  it('appends what a gateway reports, once, for whom the message names', async () => {
    const { at, action, outcome } = act();
    const reported = { at, action, outcome, subject: { kind: 'export', id: '34' } } as const;
    const messageId = randomUUID();
    const options = { messageId, principal: anybody, correlationId: 'from-the-route' };
    await bus.submit(appendAudit, reported, options);
    await bus.submit(appendAudit, reported, options);
    await bus.submit(
      appendAudit,
      { ...reported, outcome: 'failed' },
      { correlationId: 'no-user-at-all' },
    );
    while ((await list()).entries.length < 2) await new Promise(setImmediate);
    const kept = await bus.call(readAudit, { after: 0 }, { principal: admin });
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

  it('has neither fork nor gap when several replicas append at once', async () => {
    const other = await createDataSource(authDatabase(database.url('auth'))).initialize();
    const replicas = [new AuditRepository(owner), new AuditRepository(other)];
    await Promise.all(Array.from({ length: 60 }, (_, n) => replicas[n % 2]?.append(act())));
    await other.destroy();
    expect(await check()).toEqual({
      ...{ holds: 60, fault: null, complete: true },
      hash: (await list({ limit: 1 })).entries[0]?.hash,
    });
  });

  it.each([
    ['UPDATE', "UPDATE audit_entries SET action = 'sign_in'"],
    ['DELETE', 'DELETE FROM audit_entries WHERE number = 1'],
    ['TRUNCATE', 'TRUNCATE audit_entries'],
  ])('refuses %s with a sentence, even its owner', async (_, sql) => {
    await append(2);
    await expect(owner.query(sql)).rejects.toThrow(
      'The audit log is append-only: its entries are not changed or removed.',
    );
    expect(await check()).toMatchObject({ holds: 2, fault: null });
  });

  it('finds an entry that was changed, removed or put in', async () => {
    await append(5);
    await tamper('UPDATE audit_entries SET actor_id = 2 WHERE number = 3');
    expect(await check()).toMatchObject({ holds: 2, fault: { number: 3, reason: 'changed' } });
    await tamper('DELETE FROM audit_entries WHERE number = 3');
    expect(await check()).toMatchObject({ holds: 2, fault: { number: 3, reason: 'missing' } });
    const forged = { ...act(), number: 3, previousHash: 'f'.repeat(64) };
    await tamper(
      `INSERT INTO audit_entries VALUES (3, '${forged.id}', '${forged.at}', 1, 'export_file', NULL,
        NULL, 'done', 'spec-spec', '${forged.previousHash}', '${hashOf(forged)}')`,
    );
    expect(await check()).toMatchObject({ holds: 2, fault: { number: 3, reason: 'not_linked' } });
  });

  it('finds entries that were cut off between two steps of a check', async () => {
    await append(3);
    const { hash } = await check();
    expect(await check(2)).toEqual({ holds: 3, fault: null, complete: true, hash });
    expect(await check(9)).toMatchObject({ holds: 8, fault: { number: 9, reason: 'missing' } });
  });

  it('checks more entries than are read at once, and says that an empty log holds', async () => {
    expect(await check()).toEqual({ holds: 0, fault: null, complete: true, hash: null });
    await append(1_001);
    expect(await check()).toMatchObject({ holds: 1_001, fault: null, complete: true });
  }, 60_000);

  it('is read in pages, newest first, and by filters', async () => {
    await append(5);
    const first = await list({ limit: 2 });
    expect(first.entries.map(({ number }) => number)).toEqual([5, 4]);
    const last = await list({ limit: 3, before: first.next ?? undefined });
    expect(last.entries.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(last.next).toBeNull();
    await new AuditRepository(owner).append(act('2026-11-23T00:00:00.000Z'));
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

  it('is for administrators only', async () => {
    for (const ask of [
      bus.call(listAudit, {}, { principal: anybody }),
      bus.call(verifyAudit, {}, { principal: anybody }),
      bus.call(readAudit, { after: 0 }, { principal: anybody }),
    ]) {
      expect(await refusal(ask)).toMatchObject({
        code: 'FORBIDDEN',
        message: expect.stringMatching(/^Only an administrator may .+ the audit log\.$/),
      });
    }
  });
});
