import {
  login,
  logout,
  type Role,
  readLiveSessions,
  recordLead,
  resolveSession,
  sessionsRevoked,
  signup,
  userNames,
} from '@casewright/contracts';
import { expectNoDrift } from '@casewright/database';
import type { Bus } from '@casewright/messaging';
import { jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { client, opened, type RunningAuth, refusal, startAuth } from '../test/running-auth.js';

describe('the auth service', () => {
  let auth: RunningAuth;
  let bus: Bus;
  let rows: DataSource;

  beforeAll(async () => {
    auth = await startAuth();
    ({ bus, rows } = auth);
  });

  afterAll(() => auth.stop());

  const register = (email: string, password = 'secret-1') =>
    bus.call(signup, { input: { email, password, name: 'Ann Advocate' }, client });
  const enter = (email: string, password: string) =>
    bus.call(login, { input: { email, password }, client }).then(opened);

  it('makes exactly one of many first accounts the administrator', async () => {
    const opened = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => register(`first${n}@firm.example`)),
    );
    expect(opened.filter(({ user }) => user.isAdmin)).toHaveLength(1);
  });

  it('answers the stored user without the password, and keeps a hash only', async () => {
    const { user } = await register('Mixed.Case@Firm.example', 'correct horse');
    expect(user).toEqual({
      id: expect.any(Number),
      email: 'mixed.case@firm.example',
      name: 'Ann Advocate',
      company: null,
      isAdmin: false,
      role: 'member',
      createdAt: expect.any(String),
    });
    const [row] = await rows.query('SELECT password FROM users WHERE id = $1', [user.id]);
    expect(row.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('refuses a second account for an address, whatever its case', async () => {
    await register('twice@firm.example');
    const error = await refusal(register('TWICE@firm.example'));
    expect(error).toMatchObject({ code: 'EMAIL_TAKEN', details: [{ path: 'email' }] });
  });

  it('opens a session that resolves to its user until it is ended', async () => {
    const { user } = await register('session@firm.example', 'open sesame');
    const { token } = await enter('session@firm.example', 'open sesame');
    const session = await bus.call(resolveSession, { token });
    expect(session).toMatchObject({ user, principal: { userId: user.id, role: 'member' } });
    await bus.call(logout, { token });
    expect(await bus.call(resolveSession, { token })).toBeNull();
  });

  it('stores no token that would open a session', async () => {
    const { token } = await register('hashed@firm.example');
    const stored = await rows.query('SELECT token_hash FROM sessions');
    const tokens = stored.map((row: { token_hash: Buffer }) =>
      row.token_hash.toString('base64url'),
    );
    expect(tokens).not.toContain(token);
  });

  it('tells everybody of an ended session', async () => {
    const { token } = await register('told@firm.example');
    const session = await bus.call(resolveSession, { token });
    const publish = jest.spyOn(bus, 'publish');
    await bus.call(logout, { token });
    expect(publish).toHaveBeenCalledWith(sessionsRevoked, {
      sessionIds: [session?.principal.sessionId],
    });
    publish.mockRestore();
  });

  it('ends the session that a log-in or sign-up replaces, and tells everybody', async () => {
    const first = await register('replaced@firm.example', 'open sesame');
    const revoked: string[][] = [];
    const publish = jest.spyOn(bus, 'publish').mockImplementation(async (_, payload) => {
      revoked.push((payload as { sessionIds: string[] }).sessionIds);
    });
    const idOf = async (token: string) =>
      (await bus.call(resolveSession, { token }))?.principal.sessionId;
    const ids = [await idOf(first.token)];
    const input = { email: 'replaced@firm.example', password: 'open sesame' };
    const second = opened(await bus.call(login, { input, client, replaces: first.token }));
    ids.push(await idOf(second.token));
    expect(await bus.call(resolveSession, { token: first.token })).toBeNull();
    const newcomer = { email: 'newcomer@firm.example', password: 'secret-1', name: 'Ned New' };
    await bus.call(signup, { input: newcomer, client, replaces: second.token });
    expect(await bus.call(resolveSession, { token: second.token })).toBeNull();
    expect(revoked).toEqual(ids.map((id) => [id]));
    publish.mockRestore();
  });

  it('keeps the session of whoever gives a wrong password', async () => {
    const { token } = await register('mistaken@firm.example', 'open sesame');
    const input = { email: 'mistaken@firm.example', password: 'open says me' };
    await refusal(bus.call(login, { input, client, replaces: token }));
    expect(await bus.call(resolveSession, { token })).not.toBeNull();
  });

  it('tells which sessions live on and for how long, which does not prolong them', async () => {
    const idle = await register('idle-soon@firm.example');
    const old = await register('old-soon@firm.example');
    const ended = await register('ended@firm.example');
    const ids = await Promise.all(
      [idle, old, ended].map(
        async ({ token }) => (await bus.call(resolveSession, { token }))?.principal.sessionId ?? '',
      ),
    );
    await bus.call(logout, { token: ended.token });
    await rows.query(
      "UPDATE sessions SET last_seen_at = now() - interval '119 minutes' WHERE user_id = $1",
      [idle.user.id],
    );
    await rows.query(
      "UPDATE sessions SET expires_at = now() + interval '30 seconds' WHERE user_id = $1",
      [old.user.id],
    );
    for (let n = 0; n < 2; n += 1) {
      const live = await bus.call(readLiveSessions, { sessionIds: ids });
      const endsIn = new Map(live.map((session) => [session.sessionId, session.endsInMs]));
      expect([...endsIn.keys()].sort()).toEqual([ids[0], ids[1]].sort());
      expect(endsIn.get(ids[0] ?? '')).toBeLessThanOrEqual(60_000);
      expect(endsIn.get(ids[1] ?? '')).toBeLessThanOrEqual(30_000);
    }
  });

  it('ends a session that has idled or expired', async () => {
    const idle = await register('idle@firm.example');
    const old = await register('old@firm.example');
    await rows.query(
      "UPDATE sessions SET last_seen_at = now() - interval '121 minutes' WHERE user_id = $1",
      [idle.user.id],
    );
    await rows.query(
      "UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_id = $1",
      [old.user.id],
    );
    expect(await bus.call(resolveSession, { token: idle.token })).toBeNull();
    expect(await bus.call(resolveSession, { token: old.token })).toBeNull();
  });

  it('reads an unknown address like a wrong password', async () => {
    await register('known@firm.example');
    const wrong = await refusal(enter('known@firm.example', 'not this one'));
    const unknown = await refusal(enter('unknown@firm.example', 'not this one'));
    expect(wrong.code).toBe('WRONG_CREDENTIALS');
    expect([unknown.code, unknown.message]).toEqual([wrong.code, wrong.message]);
  });

  it.each(['known-locked@firm.example', 'nobody@firm.example'])(
    'slows down the fifth wrong password for %s, account or not',
    async (email) => {
      if (email.startsWith('known')) await register(email, 'the right one');
      for (let n = 0; n < 5; n += 1) await refusal(enter(email, 'wrong password'));
      const error = await refusal(enter(email, 'the right one'));
      expect(error.code).toBe('RATE_LIMITED');
      expect(error.retryAfter).toBeGreaterThan(25);
    },
  );

  it('fills in what a lead lacks and overwrites nothing', async () => {
    await bus.call(recordLead, { email: 'Lead@Firm.example', name: 'First' });
    const receipt = await bus.call(recordLead, {
      email: 'lead@firm.example',
      name: 'Other',
      source: 'web',
    });
    expect(receipt).toEqual({
      email: 'lead@firm.example',
      name: 'Other',
      company: null,
      source: 'web',
    });
    const stored = await rows.query('SELECT name, source FROM leads WHERE email = $1', [
      'lead@firm.example',
    ]);
    expect(stored).toEqual([{ name: 'First', source: 'web' }]);
  });

  it('tells administrators, and nobody else, whose ids are', async () => {
    const { user } = await register('named@firm.example');
    const ask = (role: Role) => {
      const sessionId = '5f0c3f0a-6b1e-4a52-9c0e-0d8f0f1b2c3d';
      const principal = { userId: user.id, sessionId, role };
      return bus.call(userNames, { ids: [user.id, 999_999] }, { principal });
    };
    expect(await ask('administrator')).toEqual([
      { id: user.id, name: 'Ann Advocate', email: 'named@firm.example' },
    ]);
    expect(await refusal(ask('auditor'))).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('has a schema that its entities agree with', async () => {
    expect(await expectNoDrift(rows)).toEqual([]);
  });
});
