import {
  changeEmail,
  changePassword,
  createApiKey,
  dismissNotices,
  issueResetLink,
  type NoticeAction,
  type Principal,
  readNotices,
  removeSecondFactors,
  requestReset,
  resetPassword,
  resolveSession,
} from '@casewright/contracts';
import { startMailSink } from '@casewright/testing';
import { admin } from '../../test/audit-acts.js';
import { opened, type RunningAuth, startAuth } from '../../test/running-auth.js';
import { codeOf, PASSWORD, secondFactorsOf } from '../../test/second-factors.js';

const OTHER = 'a better one';

describe('what the owner of an account is told', () => {
  let auth: RunningAuth;
  let users: ReturnType<typeof secondFactorsOf>;
  let sink: Awaited<ReturnType<typeof startMailSink>>;
  const settings = ['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'] as const;

  beforeAll(async () => {
    sink = await startMailSink();
    Object.assign(process.env, {
      SMTP_URL: sink.url,
      MAIL_FROM: 'Casewright <law@firm.example>',
      PUBLIC_URL: 'https://law.firm.example',
    });
    auth = await startAuth();
    users = secondFactorsOf(auth);
    await users.register('first');
  });
  afterAll(async () => {
    for (const name of settings) delete process.env[name];
    await auth.stop();
    await sink.close();
  });

  /** The mail to an account whose text begins so. */
  async function mailed(name: string, words: string): Promise<string> {
    for (;;) {
      const to = `${name}@firm.example`;
      const plain = sink.mails
        .filter((mail) => mail.to === to)
        .map(({ text }) => text.replace(/=\r?\n/g, ''));
      const found = plain.find((text) => text.includes(words));
      if (found) return found;
      await sink.got(sink.mails.length + 1);
    }
  }
  async function enter(name: string, password = PASSWORD): Promise<Principal> {
    const { token } = opened(await users.logIn(name, password));
    const session = await auth.bus.call(resolveSession, { token });
    if (!session) throw new Error('The session has ended.');
    return session.principal;
  }
  const told = (by: Principal) => users.as(by, () => auth.bus.call(readNotices, {}));
  const news = async (by: Principal) =>
    (await told(by)).filter(({ isNew }) => isNew).map(({ action }) => action);

  it('is each change of how it is opened: by mail, on the list, and as news at the next log-in', async () => {
    const ann = await users.register('told');
    await users.as(ann, async () => {
      const key = { name: 'A script', scope: 'read', expiresInDays: 30 } as const;
      await auth.bus.call(createApiKey, { ...key, current: PASSWORD });
    });
    await mailed('told', 'An API key was created for your account. This is about');
    expect(await told(ann)).toMatchObject([
      { action: 'create_api_key', by: null, isNew: false, at: expect.any(String) },
    ]);
    const next = await enter('told');
    expect(await news(next)).toEqual(['create_api_key']);
    await users.as(next, () =>
      auth.bus.call(changePassword, { current: PASSWORD, password: OTHER }),
    );
    await mailed('told', 'The password of your account was changed.');
    // The key is revoked with the old password, and nothing is left to tell of it.
    expect((await told(next)).map(({ action }) => action)).toEqual(['change_password']);
    expect(await news(await enter('told', OTHER))).toEqual(['change_password']);
  });

  it('goes to the address before, where that is what changes', async () => {
    const ann = await users.register('moves');
    const change = { current: PASSWORD, email: 'moved@firm.example' };
    await users.as(ann, () => auth.bus.call(changeEmail, change));
    expect(await mailed('moves', 'The email address of your account was changed.')).toContain(
      'law.firm.example',
    );
    expect(await news(await enter('moved'))).toEqual(['change_email']);
  });

  it('is of a second step that is added', async () => {
    const { principal } = await users.enroll('guards');
    await mailed('guards', 'An authenticator app was added to your account.');
    expect(await told(principal)).toMatchObject([{ action: 'enable_totp' }]);
  });

  it('says which administrator made a link or removed the second step', async () => {
    const { principal } = await users.enroll('helped');
    const by = { principal: admin };
    const { userId: id } = principal;
    await auth.bus.call(removeSecondFactors, { id }, by);
    await mailed('helped', 'An administrator removed the second step from your account.');
    await auth.bus.call(issueResetLink, { id }, by);
    const link = await mailed('helped', '/reset-password#');
    const token = /#([\w-]{43})/.exec(link)?.[1] ?? '';
    await auth.bus.call(resetPassword, { token, password: OTHER });
    await mailed('helped', 'A new password was set for your account by a link.');
    const actor = 'Ann Advocate';
    expect(await told(await enter('helped', OTHER))).toMatchObject([
      { action: 'reset_password' satisfies NoticeAction, by: null, isNew: true },
      { action: 'issue_reset_link', by: actor, isNew: true },
      { action: 'enable_totp', by: null, isNew: true },
    ]);
  });

  it('is not that somebody has forgotten a password, which changes nothing', async () => {
    await users.register('forgets');
    await auth.bus.call(requestReset, { email: 'forgets@firm.example' });
    await mailed('forgets', '/reset-password#');
    expect(await told(await enter('forgets'))).toEqual([]);
  });

  it('is news until it is dismissed, and stays on the list of that account alone', async () => {
    const { principal, secret } = await users.enroll('dismisses');
    const { challenge } = await users.asked('dismisses');
    const { token } = await users.enter(challenge, codeOf(secret));
    const { principal: next } = (await auth.bus.call(resolveSession, { token }))!;
    const at = (await told(next))[0]?.at ?? '';
    expect(await news(next)).toEqual(['enable_totp']);
    await users.as(next, () => auth.bus.call(dismissNotices, { until: at }));
    expect(await told(next)).toMatchObject([{ action: 'enable_totp', isNew: false }]);
    // A time to come would hide what is yet to be told.
    await users.as(next, () => auth.bus.call(dismissNotices, { until: '2999-01-01T00:00:00Z' }));
    const [{ seen }] = await auth.rows.query(
      'SELECT notices_seen_at <= now() AS seen FROM users WHERE id = $1',
      [principal.userId],
    );
    expect(seen).toBe(true);
    expect(await told(await enter('first'))).toEqual([]);
  });
});
