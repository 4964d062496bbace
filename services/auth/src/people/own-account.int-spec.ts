import { randomUUID } from 'node:crypto';
import {
  changeDetails,
  changeEmail,
  changePassword,
  endOtherSessions,
  endOwnSession,
  findSessionEnd,
  listOwnSessions,
  login,
  type Principal,
  resolveSession,
  sessionsRevoked,
  signup,
} from '@casewright/contracts';
import { runInContext } from '@casewright/platform';
import { jest } from '@jest/globals';
import { client, opened, type RunningAuth, refusal, startAuth } from '../../test/running-auth.js';

const PASSWORD = 'open sesame';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/2 Firefox/132.0';

describe("a user's own account", () => {
  let auth: RunningAuth;

  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.stop());

  const principalOf = async (token: string): Promise<Principal> => {
    const session = await auth.bus.call(resolveSession, { token });
    if (!session) throw new Error('The session has ended.');
    return session.principal;
  };
  const register = async (name: string) => {
    const email = `${name}@firm.example`;
    const input = { email, password: PASSWORD, name: 'Ann Advocate' };
    const opened = await auth.bus.call(signup, { input, client });
    return { ...opened, email, principal: await principalOf(opened.token) };
  };
  const enter = (email: string, password = PASSWORD, userAgent = 'spec') =>
    auth.bus
      .call(login, { input: { email, password }, client: { ip: client.ip, userAgent } })
      .then(opened);
  const as = <T>(principal: Principal, work: () => Promise<T>) =>
    runInContext({ correlationId: randomUUID(), principal }, work);
  const isOver = async (token: string) => (await auth.bus.call(resolveSession, { token })) === null;
  const recorded = async (userId: number) => {
    const rows: { entry: string }[] = await auth.rows.query(
      `SELECT action || ' ' || outcome AS entry FROM audit_entries
        WHERE actor_id = $1 AND action NOT IN ('open_account', 'sign_in') ORDER BY number`,
      [userId],
    );
    return rows.map(({ entry }) => entry);
  };

  it('has another name and firm after a change, in sessions too', async () => {
    const ann = await register('renamed');
    const details = { name: '  Ann Barrister ', company: 'Barrister LLP' };
    const answer = await as(ann.principal, () => auth.bus.call(changeDetails, details));
    expect(answer).toMatchObject({ name: 'Ann Barrister', company: 'Barrister LLP' });
    const session = await auth.bus.call(resolveSession, { token: ann.token });
    expect(session?.user).toEqual(answer);
    expect(await recorded(ann.user.id)).toEqual(['change_details done']);
  });

  it('keeps the name that single sign-on gave it', async () => {
    const ann = await register('provided');
    await auth.rows.query("UPDATE users SET password = '' WHERE id = $1", [ann.user.id]);
    const change = () => auth.bus.call(changeDetails, { name: 'Ann Barrister', company: null });
    expect((await refusal(as(ann.principal, change))).code).toBe('FORBIDDEN');
    expect(await recorded(ann.user.id)).toEqual([]);
  });

  it('has another password after a change, and no other session', async () => {
    const ann = await register('changes');
    const elsewhere = await enter(ann.email);
    const { sessionId } = await principalOf(elsewhere.token);
    const publish = jest.spyOn(auth.bus, 'publish');
    const change = { current: PASSWORD, password: 'a better one' };
    const answer = await as(ann.principal, () => auth.bus.call(changePassword, change));
    expect(answer).toEqual({ ended: 1 });
    expect(publish).toHaveBeenCalledWith(sessionsRevoked, { sessionIds: [sessionId] });
    publish.mockRestore();
    expect(await isOver(elsewhere.token)).toBe(true);
    expect(await isOver(ann.token)).toBe(false);
    expect((await refusal(enter(ann.email))).code).toBe('WRONG_CREDENTIALS');
    await expect(enter(ann.email, 'a better one')).resolves.toBeDefined();
    expect(await recorded(ann.user.id)).toEqual(['change_password done']);
  });

  it('keeps its password for whoever does not know it, and makes them wait', async () => {
    const ann = await register('guessed');
    const guess = () =>
      refusal(
        as(ann.principal, () =>
          auth.bus.call(changePassword, { current: 'not this one', password: 'a better one' }),
        ),
      );
    const refusals = [];
    for (let n = 0; n < 6; n += 1) refusals.push(await guess());
    expect(refusals.map(({ code }) => code)).toEqual([
      ...Array(5).fill('FORBIDDEN'),
      'RATE_LIMITED',
    ]);
    expect(refusals[0]?.details).toEqual([{ path: 'current', message: expect.any(String) }]);
    await expect(enter(ann.email)).resolves.toBeDefined();
    expect(await recorded(ann.user.id)).toEqual(Array(5).fill('change_password refused'));
  });

  it.each(['password1', 'own-address@firm.example', 'own-address'])(
    'does not get the password %s',
    async (password) => {
      await register('own-address').catch(() => undefined);
      const principal = await principalOf((await enter('own-address@firm.example')).token);
      const change = () => auth.bus.call(changePassword, { current: PASSWORD, password });
      const error = await refusal(as(principal, change));
      expect(error).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ path: 'password' }] });
    },
  );

  it('may be opened with a password that many people use, and never gets one later', async () => {
    const input = { email: 'common@firm.example', password: '123456', name: 'Ann Advocate' };
    const { token } = await auth.bus.call(signup, { input, client });
    const principal = await principalOf(token);
    const change = { current: '123456', password: 'Password1' };
    const error = await refusal(as(principal, () => auth.bus.call(changePassword, change)));
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ path: 'password' }] });
    expect(error.message).toMatch(/Choose another one/);
  });

  it('has another address after a change, and the old one is free again', async () => {
    const ann = await register('moves');
    const change = { current: PASSWORD, email: 'Moved@Firm.example' };
    const user = await as(ann.principal, () => auth.bus.call(changeEmail, change));
    expect(user).toEqual({ ...ann.user, email: 'moved@firm.example' });
    expect((await refusal(enter(ann.email))).code).toBe('WRONG_CREDENTIALS');
    await expect(enter('moved@firm.example')).resolves.toBeDefined();
    await expect(register('moves')).resolves.toBeDefined();
    expect(await recorded(ann.user.id)).toEqual(['change_email done']);
  });

  it("does not get somebody else's address, nor any without the password", async () => {
    const ann = await register('wants');
    await register('taken');
    const change = (current: string) =>
      refusal(
        as(ann.principal, () =>
          auth.bus.call(changeEmail, { current, email: 'TAKEN@firm.example' }),
        ),
      );
    expect(await change(PASSWORD)).toMatchObject({
      code: 'EMAIL_TAKEN',
      details: [{ path: 'email' }],
    });
    expect((await change('not this one')).code).toBe('FORBIDDEN');
    await expect(enter(ann.email)).resolves.toBeDefined();
  });

  it('lists its sessions and no others, this one first', async () => {
    const ann = await register('lists');
    await register('another');
    await enter(ann.email, PASSWORD, FIREFOX);
    const listed = await as(ann.principal, () => auth.bus.call(listOwnSessions, {}));
    expect(listed).toEqual([
      expect.objectContaining({ id: ann.principal.sessionId, isCurrent: true }),
      {
        id: expect.any(String),
        device: 'Firefox on Windows',
        address: '192.0.2.…',
        startedAt: expect.any(String),
        lastUsedAt: expect.any(String),
        isCurrent: false,
      },
    ]);
    await auth.rows.query(
      "UPDATE sessions SET expires_at = now() - interval '1 second' WHERE id = $1",
      [listed[1]?.id],
    );
    expect(await as(ann.principal, () => auth.bus.call(listOwnSessions, {}))).toHaveLength(1);
  });

  it('ends one of its sessions, or all others, and nobody else’s', async () => {
    const ann = await register('ends');
    const bob = await register('stays');
    const [one, two, three] = [
      await enter(ann.email),
      await enter(ann.email),
      await enter(ann.email),
    ];
    const { sessionId: id } = await principalOf(one.token);
    const end = (principal: Principal) => as(principal, () => auth.bus.call(endOwnSession, { id }));
    expect((await refusal(end(bob.principal))).code).toBe('NOT_FOUND');
    expect(await isOver(one.token)).toBe(false);
    await end(ann.principal);
    expect(await isOver(one.token)).toBe(true);
    expect((await refusal(end(ann.principal))).code).toBe('NOT_FOUND');
    const publish = jest.spyOn(auth.bus, 'publish');
    expect(await as(ann.principal, () => auth.bus.call(endOtherSessions, {}))).toEqual({
      ended: 2,
    });
    expect(publish).toHaveBeenCalledTimes(1);
    publish.mockRestore();
    const over = await Promise.all([two, three, ann, bob].map(({ token }) => isOver(token)));
    expect(over).toEqual([true, true, false, false]);
    expect(await recorded(ann.user.id)).toEqual(Array(3).fill('end_session done'));
  });

  it('is told when its session ends, and whether using it helps', async () => {
    const ann = await register('warned');
    const end = () => auth.bus.call(findSessionEnd, { token: ann.token });
    const set = (column: string, time: string) =>
      auth.rows.query(`UPDATE sessions SET ${column} = now() + $2::interval WHERE id = $1`, [
        ann.principal.sessionId,
        time,
      ]);
    expect(await end()).toMatchObject({ canStay: true, warnSeconds: 300 });
    await set('last_seen_at', '-117 minutes');
    for (let n = 0; n < 2; n += 1) {
      const { endsInSeconds, canStay } = await end();
      expect(endsInSeconds).toBeGreaterThan(0);
      expect(endsInSeconds).toBeLessThanOrEqual(180);
      expect(canStay).toBe(true);
    }
    await auth.bus.call(resolveSession, { token: ann.token });
    expect((await end()).endsInSeconds).toBeGreaterThan(180);
    await set('expires_at', '60 seconds');
    expect(await end()).toMatchObject({ canStay: false });
    expect((await end()).endsInSeconds).toBeLessThanOrEqual(60);
    await set('expires_at', '-1 second');
    expect((await end()).endsInSeconds).toBe(0);
  });
});
