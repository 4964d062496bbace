import { randomUUID } from 'node:crypto';
import {
  changePassword,
  changeRole,
  createApiKey,
  disableAccount,
  type KeyScope,
  listApiKeys,
  MOST_API_KEYS,
  type Principal,
  readLiveSessions,
  resolveSession,
  revokeApiKey,
  sessionsRevoked,
  signup,
} from '@casewright/contracts';
import { runInContext } from '@casewright/platform';
import { jest } from '@jest/globals';
import { admin } from '../../test/audit-acts.js';
import { client, type RunningAuth, refusal, startAuth } from '../../test/running-auth.js';

const PASSWORD = 'open sesame';

describe('API keys', () => {
  let auth: RunningAuth;

  beforeAll(async () => {
    auth = await startAuth();
    await register('first');
  });
  afterAll(() => auth.stop());

  async function register(name: string): Promise<Principal> {
    const input = { email: `${name}@firm.example`, password: PASSWORD, name: 'Ann Advocate' };
    const { token } = await auth.bus.call(signup, { input, client });
    const session = await auth.bus.call(resolveSession, { token });
    if (!session) throw new Error('The session has ended.');
    return session.principal;
  }
  const as = <T>(principal: Principal, work: () => Promise<T>) =>
    runInContext({ correlationId: randomUUID(), principal }, work);
  const make = (principal: Principal, scope: KeyScope = 'read', current = PASSWORD) => {
    const asked = { name: 'A script', scope, expiresInDays: 30, current };
    return as(principal, () => auth.bus.call(createApiKey, asked));
  };
  const list = (principal: Principal) => as(principal, () => auth.bus.call(listApiKeys, {}));
  const who = (key: string) => auth.bus.call(resolveSession, { token: key });
  const setRole = (userId: number, role: string) =>
    auth.rows.query('UPDATE users SET role = $2 WHERE id = $1', [userId, role]);

  it('are made without a password by who has none, and has just signed in elsewhere', async () => {
    const ann = await register('elsewhere');
    const asked = { name: 'A script', scope: 'read', expiresInDays: 30 } as const;
    const ask = () => as(ann, () => auth.bus.call(createApiKey, asked));
    expect(await refusal(ask())).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ path: 'current' }],
    });
    await auth.rows.query("UPDATE users SET password = '' WHERE id = $1", [ann.userId]);
    expect((await ask()).key).toMatch(/^cwk_/);
    await auth.rows.query(
      "UPDATE sessions SET created_at = now() - interval '11 minutes' WHERE id = $1",
      [ann.sessionId],
    );
    expect(await refusal(ask())).toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('sign in with your organization again'),
    });
    expect((await refusal(make(ann))).code).toBe('FORBIDDEN');
  });

  it('are shown once, work, and are listed with how they begin and when they were used', async () => {
    const ann = await register('shown');
    const made = await make(ann, 'write');
    expect(made.key).toMatch(/^cwk_[\w-]{43}$/);
    const [listed] = await list(ann);
    expect(listed).toEqual({ ...made, key: undefined });
    expect(listed).toMatchObject({ hint: made.key.slice(0, 8), lastUsedAt: null, scope: 'write' });
    const days = (Date.parse(made.expiresAt) - Date.parse(made.createdAt)) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    const principal = { userId: ann.userId, sessionId: made.id, role: 'member', scope: 'write' };
    expect(await who(made.key)).toMatchObject({ principal });
    expect((await list(ann))[0]?.lastUsedAt).not.toBeNull();
    const stored = await auth.rows.query('SELECT * FROM api_keys WHERE id = $1', [made.id]);
    expect(JSON.stringify(stored)).not.toContain(made.key);
    expect(await who(`${made.key.slice(0, -1)}!`)).toBeNull();
  });

  it('are made for the right password alone, and for what the role may', async () => {
    const ann = await register('role');
    expect((await refusal(make(ann, 'read', 'not this one'))).code).toBe('FORBIDDEN');
    await setRole(ann.userId, 'reader');
    const refused = await refusal(make(ann, 'write'));
    expect(refused).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ path: 'scope' }] });
    await expect(make(ann)).resolves.toMatchObject({ scope: 'read' });
    await setRole(ann.userId, 'auditor');
    expect((await refusal(make(ann))).code).toBe('VALIDATION_FAILED');
  });

  it('are revoked by their user alone, and every gateway hears of it', async () => {
    const ann = await register('revokes');
    const bob = await register('meddles');
    const { id, key } = await make(ann);
    const revoke = (by: Principal) => as(by, () => auth.bus.call(revokeApiKey, { id }));
    expect((await refusal(revoke(bob))).code).toBe('NOT_FOUND');
    expect(await who(key)).not.toBeNull();
    const publish = jest.spyOn(auth.bus, 'publish');
    await revoke(ann);
    expect(publish).toHaveBeenCalledWith(sessionsRevoked, { sessionIds: [id] });
    publish.mockRestore();
    expect(await who(key)).toBeNull();
    expect((await refusal(revoke(ann))).code).toBe('NOT_FOUND');
    const entries: { entry: string }[] = await auth.rows.query(
      `SELECT action || ' ' || outcome AS entry FROM audit_entries
        WHERE subject_kind = 'api_key' AND subject_id = $1 ORDER BY number`,
      [id],
    );
    expect(entries.map(({ entry }) => entry)).toEqual([
      'create_api_key done',
      'revoke_api_key done',
    ]);
  });

  it('end on their day, and those that have make room', async () => {
    const ann = await register('expires');
    const { id, key } = await make(ann);
    const live = async () => auth.bus.call(readLiveSessions, { sessionIds: [id] });
    expect(await live()).toEqual([{ sessionId: id, endsInMs: expect.any(Number) }]);
    await auth.rows.query('UPDATE api_keys SET expires_at = now() WHERE id = $1', [id]);
    expect(await who(key)).toBeNull();
    expect(await live()).toEqual([]);
    expect((await list(ann)).map((each) => each.id)).toEqual([id]);
    for (let n = 0; n < MOST_API_KEYS; n += 1) await make(ann);
    expect((await refusal(make(ann))).code).toBe('CONFLICT');
    expect(await list(ann)).toHaveLength(MOST_API_KEYS);
  });

  it.each<[string, (ann: Principal) => Promise<unknown>]>([
    [
      'a new password',
      (ann) =>
        as(ann, () =>
          auth.bus.call(changePassword, { current: PASSWORD, password: 'a better one' }),
        ),
    ],
    [
      'another role',
      ({ userId: id }) => auth.bus.call(changeRole, { id, role: 'reader' }, { principal: admin }),
    ],
    [
      'a disabled account',
      ({ userId: id }) => auth.bus.call(disableAccount, { id }, { principal: admin }),
    ],
  ])('are revoked by %s, and every gateway hears of it', async (how, act) => {
    const ann = await register(how.replaceAll(' ', '-'));
    const { id, key } = await make(ann);
    const publish = jest.spyOn(auth.bus, 'publish');
    await act(ann);
    const told = publish.mock.calls.filter(([event]) => event === sessionsRevoked);
    expect(JSON.stringify(told)).toContain(id);
    publish.mockRestore();
    expect(await who(key)).toBeNull();
    expect(await auth.rows.query('SELECT 1 FROM api_keys WHERE id = $1', [id])).toEqual([]);
  });
});
