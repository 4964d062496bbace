import {
  accessLost,
  changeRole,
  deleteAccount,
  disableAccount,
  enableAccount,
  endAccountSessions,
  forgetUser,
  listAccounts,
  login,
  type Role,
  resolveSession,
  sessionsRevoked,
  signup,
} from '@casewright/contracts';
import type { Bus } from '@casewright/messaging';
import { jest } from '@jest/globals';
import { admin } from '../../../test/audit-acts.js';
import {
  client,
  opened,
  type RunningAuth,
  refusal,
  startAuth,
} from '../../../test/running-auth.js';

const PASSWORD = 'secret-1';
const as = { principal: admin };

describe('the administration of accounts', () => {
  let auth: RunningAuth;
  let bus: Bus;
  let first: number;
  /** What the other services and the gateways are told. */
  const told: [def: unknown, payload: unknown][] = [];

  beforeAll(async () => {
    auth = await startAuth();
    ({ bus } = auth);
    first = (await register('first@firm.example')).user.id;
    const hear = async (def: unknown, payload: unknown) => {
      told.push([def, payload]);
    };
    jest.spyOn(bus, 'publish').mockImplementation(hear);
    jest.spyOn(bus, 'submit').mockImplementation(hear as never);
  });
  beforeEach(() => told.splice(0));
  afterAll(() => auth.stop());

  const register = (email: string, name = 'Ann Advocate') =>
    bus.call(signup, { input: { email, password: PASSWORD, name }, client });
  const enter = (email: string) =>
    bus.call(login, { input: { email, password: PASSWORD }, client }).then(opened);
  const isLive = async (token: string) => (await bus.call(resolveSession, { token })) !== null;
  const setRole = (id: number, role: Role) => bus.call(changeRole, { id, role }, as);
  const find = async (search: string) => (await bus.call(listAccounts, { search }, as)).accounts;

  it('lists accounts, newest first, by any part of name and address, and nothing else of them', async () => {
    const { user } = await register('zoe_rivera@firm.example', 'Zoë Rivera');
    await register('zoexrivera@firm.example', 'Another One');
    const [found, ...others] = await find('ZOE_R');
    expect(others).toEqual([]);
    expect(found).toEqual({
      id: user.id,
      email: 'zoe_rivera@firm.example',
      name: 'Zoë Rivera',
      company: null,
      role: 'member',
      state: 'active',
      hasSecondFactor: false,
      isHeld: false,
      createdAt: user.createdAt,
      lastLoginAt: expect.any(String),
    });
    expect((await find('rivera')).map(({ name }) => name)).toEqual(['Another One', 'Zoë Rivera']);
    expect(await find('%')).toEqual([]);
  });

  it('shows a page at a time', async () => {
    await auth.rows.query(
      `INSERT INTO users (email, name, password)
       SELECT n || '@many.example', 'Many', '' FROM generate_series(1, 30) AS n`,
    );
    const page = (page: number) => bus.call(listAccounts, { search: 'many.example', page }, as);
    expect((await page(1)).accounts).toHaveLength(25);
    expect(await page(2)).toMatchObject({ total: 30, accounts: { length: 5 } });
    expect((await page(3)).accounts).toEqual([]);
  });

  it('ends at once what a disabled account has, and lets it in again once it is enabled', async () => {
    const { user, token } = await register('disabled@firm.example');
    const sessionId = (await bus.call(resolveSession, { token }))?.principal.sessionId;
    const disabled = await bus.call(disableAccount, { id: user.id }, as);
    expect(disabled.state).toBe('disabled');
    expect(told).toEqual([
      [sessionsRevoked, { sessionIds: [sessionId] }],
      [accessLost, { userId: user.id }],
    ]);
    expect(await isLive(token)).toBe(false);
    expect((await refusal(enter('disabled@firm.example'))).code).toBe('ACCOUNT_DISABLED');
    const wrong = bus.call(login, {
      input: { email: 'disabled@firm.example', password: 'not this one' },
      client,
    });
    expect((await refusal(wrong)).code).toBe('WRONG_CREDENTIALS');
    expect((await bus.call(enableAccount, { id: user.id }, as)).state).toBe('active');
    expect(await isLive((await enter('disabled@firm.example')).token)).toBe(true);
  });

  it('opens no session that was begun while the account was being disabled', async () => {
    const { user, token } = await register('racing@firm.example');
    await auth.rows.query('UPDATE users SET disabled_at = now() WHERE id = $1', [user.id]);
    expect(await isLive(token)).toBe(false);
  });

  it('gives another role, which holds from the next session on', async () => {
    const { user, token } = await register('promoted@firm.example');
    expect(await setRole(user.id, 'auditor')).toMatchObject({ role: 'auditor' });
    expect(await isLive(token)).toBe(false);
    expect(told.map(([def]) => def)).toEqual([sessionsRevoked, accessLost]);
    const again = await enter('promoted@firm.example');
    expect(again.user).toMatchObject({ role: 'auditor', isAdmin: false });
    const session = await bus.call(resolveSession, { token: again.token });
    expect(session?.principal.role).toBe('auditor');
  });

  it('does nothing to an account whose role stays', async () => {
    const { user, token } = await register('same@firm.example');
    await setRole(user.id, 'member');
    expect(await isLive(token)).toBe(true);
  });

  it('ends all sessions of an account', async () => {
    const { user, token } = await register('everywhere@firm.example');
    const other = await enter('everywhere@firm.example');
    expect(await bus.call(endAccountSessions, { id: user.id }, as)).toEqual({ ended: 2 });
    expect([await isLive(token), await isLive(other.token)]).toEqual([false, false]);
  });

  it('lists by words in any order, firm, role and status', async () => {
    const input = {
      email: 'w@filter.example',
      password: PASSWORD,
      name: 'Wanda Wu',
      company: 'Mill_Co',
    };
    const { user } = await bus.call(signup, { input, client });
    const filtered = async (filter: object) => {
      const { accounts, total } = await bus.call(
        listAccounts,
        { search: 'w@filter', ...filter },
        as,
      );
      expect(accounts).toHaveLength(total);
      return accounts.map(({ id }) => id);
    };
    expect(await find('mill_co wanda')).toMatchObject([{ id: user.id, company: 'Mill_Co' }]);
    expect(await find('mill_co ann')).toEqual([]);
    expect(await filtered({ role: 'member', status: 'active' })).toEqual([user.id]);
    expect(await filtered({ role: 'reader' })).toEqual([]);
    expect(await filtered({ status: 'locked' })).toEqual([]);
    const wrong = { email: input.email, password: 'wrong-1' };
    for (let n = 0; n < 5; n += 1) await refusal(bus.call(login, { input: wrong, client }));
    expect(await filtered({ status: 'locked' })).toEqual([user.id]);
    await bus.call(disableAccount, { id: user.id }, as);
    expect(await filtered({ status: 'active' })).toEqual([]);
    expect(await filtered({ status: 'disabled' })).toEqual([user.id]);
  });

  it('deletes an account with its sessions and tells every service to forget its user', async () => {
    const { user, token } = await register('gone@firm.example');
    await bus.call(deleteAccount, { id: user.id }, as);
    expect(await isLive(token)).toBe(false);
    expect(await find('gone@firm.example')).toEqual([]);
    const forgotten = Object.values(forgetUser).map((job) => [job, { userId: user.id }]);
    expect(told).toEqual(expect.arrayContaining(forgotten));
    expect((await refusal(enter('gone@firm.example'))).code).toBe('WRONG_CREDENTIALS');
    const again = bus.call(deleteAccount, { id: user.id }, as);
    expect((await refusal(again)).code).toBe('NOT_FOUND');
  });

  it('keeps the last administrator who can sign in', async () => {
    const second = (await register('second@firm.example')).user.id;
    await setRole(second, 'administrator');
    await bus.call(disableAccount, { id: second }, as);
    for (const refused of [
      setRole(first, 'member'),
      bus.call(disableAccount, { id: first }, as),
      bus.call(deleteAccount, { id: first }, as),
    ]) {
      expect(await refusal(refused)).toMatchObject({ code: 'CONFLICT' });
    }
    await bus.call(enableAccount, { id: second }, as);
    const outcomes = await Promise.allSettled([
      setRole(first, 'member'),
      bus.call(disableAccount, { id: second }, as),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [{ left }] = await auth.rows.query(
      `SELECT count(*)::integer AS left FROM users
        WHERE role = 'administrator' AND disabled_at IS NULL`,
    );
    expect(left).toBe(1);
  });
});
