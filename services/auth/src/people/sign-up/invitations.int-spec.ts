import {
  changeRole,
  checkInvitees,
  deleteAccount,
  disableAccount,
  inviteUser,
  inviteUsers,
  listInvitations,
  type Role,
  readInvitation,
  revokeInvitation,
  signup,
} from '@casewright/contracts';
import { startMailSink } from '@casewright/testing';
import { admin } from '../../../test/audit-acts.js';
import { client, type RunningAuth, refusal, startAuth } from '../../../test/running-auth.js';
import { whileHeld } from '../../../test/while-changing.js';
import { setPassword as storePassword } from '../../proofs/passwords/set-password.js';

const PASSWORD = 'open sesame';
const asAdmin = { principal: admin };
const DEMOTED = "UPDATE users SET role = 'member', is_admin = false WHERE id = $1";
const LINK = /https:\/\/law\.firm\.example\/invitation#([\w-]{43})/;

describe('an invitation', () => {
  let auth: RunningAuth;
  let sink: Awaited<ReturnType<typeof startMailSink>>;
  const settings = ['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL', 'SIGNUP', 'SETUP_TOKEN'] as const;

  beforeAll(async () => {
    sink = await startMailSink();
    Object.assign(process.env, {
      SMTP_URL: sink.url,
      MAIL_FROM: 'Casewright <law@firm.example>',
      PUBLIC_URL: 'https://law.firm.example',
      SIGNUP: 'domain:firm.example',
      SETUP_TOKEN: 'off',
    });
    auth = await startAuth();
    await register('first@firm.example');
  });
  afterAll(async () => {
    for (const name of settings) delete process.env[name];
    await auth.stop();
    await sink.close();
  });

  const register = (email: string, invitation?: string) =>
    auth.bus.call(signup, {
      input: { email, password: PASSWORD, name: 'Ann Advocate', invitation },
      client,
    });
  const invite = (email: string, role: Role = 'reader') =>
    auth.bus.call(inviteUser, { email, role }, { principal: admin });
  const setPassword = (id: number) =>
    auth.rows.transaction((tx) => storePassword(id, 'a hash', tx));
  const list = async () =>
    (await auth.bus.call(listInvitations, {}, { principal: admin })).invitations;
  const revoke = (id: string) => auth.bus.call(revokeInvitation, { id }, { principal: admin });
  const waiting = async (email: string) =>
    (await list()).filter((invitation) => invitation.email === email);
  const tokenTo = (email: string): string => {
    const mail = sink.mails.filter(({ to }) => to === email).at(-1);
    return LINK.exec(mail?.text.replace(/=\r?\n/g, '') ?? '')?.[1] ?? '';
  };

  it('is mailed, and opens one account with its role, whatever SIGNUP says', async () => {
    const sent = await invite('Guest@other.example');
    expect(sent).toMatchObject({ link: null, mailedTo: 'guest@other.example' });
    expect(Math.round((Date.parse(sent.expiresAt) - Date.now()) / 86_400_000)).toBe(7);
    expect(await waiting('guest@other.example')).toMatchObject([
      { id: sent.id, role: 'reader', invitedBy: 'Ann Advocate' },
    ]);
    const token = tokenTo('guest@other.example');
    expect(await auth.bus.call(readInvitation, { token })).toEqual({
      email: 'guest@other.example',
    });
    const other = await refusal(register('someone@other.example', token));
    expect(other.code).toBe('NOT_FOUND');
    const { user } = await register('guest@other.example', token);
    expect(user).toMatchObject({ email: 'guest@other.example', role: 'reader' });
    expect(await waiting('guest@other.example')).toEqual([]);
    expect((await refusal(register('guest@other.example', token))).code).toBe('NOT_FOUND');
    expect((await refusal(auth.bus.call(readInvitation, { token }))).code).toBe('NOT_FOUND');
    expect((await refusal(invite('guest@other.example'))).code).toBe('CONFLICT');
  });

  it('is replaced by a newer one, revoked, and over after its time', async () => {
    await invite('late@other.example');
    const first = tokenTo('late@other.example');
    await invite('late@other.example', 'member');
    const second = tokenTo('late@other.example');
    const gone = async (token: string) =>
      expect((await refusal(register('late@other.example', token))).code).toBe('NOT_FOUND');
    await gone(first);
    await auth.rows.query('UPDATE invitations SET expires_at = now()');
    await gone(second);
    const { id } = await invite('late@other.example');
    await revoke(id);
    await gone(tokenTo('late@other.example'));
    expect((await refusal(revoke(id))).code).toBe('NOT_FOUND');
    const stored = JSON.stringify(await auth.rows.query('SELECT * FROM invitations'));
    expect(stored).not.toContain(second);
  });

  it('opens one account, however many accept it at once', async () => {
    await invite('twice@other.example');
    const token = tokenTo('twice@other.example');
    const tries = await Promise.allSettled(
      [1, 2].map(() => register('twice@other.example', token)),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('stays when the account cannot be opened', async () => {
    const email = 'taken@other.example';
    await invite(email);
    await auth.rows.query(
      "INSERT INTO users (email, name, password) VALUES ($1, 'Ann Advocate', '')",
      [email],
    );
    expect((await refusal(register(email, tokenTo(email)))).code).toBe('EMAIL_TAKEN');
    await auth.rows.query('DELETE FROM users WHERE email = $1', [email]);
    await expect(register(email, tokenTo(email))).resolves.toBeDefined();
  });

  it.each([
    [
      'is administrator no more',
      (id) => auth.bus.call(changeRole, { id, role: 'member' }, asAdmin),
    ],
    ['is disabled', (id) => auth.bus.call(disableAccount, { id }, asAdmin)],
    ['is deleted', (id) => auth.bus.call(deleteAccount, { id }, asAdmin)],
    ['has a new password', setPassword],
    // As a change that this service has not heard of, or is about to: it is looked at again.
    ['lost the role in the database', (id) => auth.rows.query(DEMOTED, [id])],
  ] as [string, (id: number) => Promise<unknown>][])(
    'ends once whoever sent it %s',
    async (how, end) => {
      const [boss, guest] = ['boss', 'guest'].map(
        (who) => `${who}-${how.replaceAll(' ', '-')}@x.org`,
      );
      await invite(boss!, 'administrator');
      const { user } = await register(boss!, tokenTo(boss!));
      const principal = { ...admin, userId: user.id };
      await auth.bus.call(inviteUser, { email: guest!, role: 'administrator' }, { principal });
      const token = tokenTo(guest!);
      await end(user.id);
      expect((await refusal(auth.bus.call(readInvitation, { token }))).code).toBe('NOT_FOUND');
      expect((await refusal(register(guest!, token))).code).toBe('NOT_FOUND');
    },
  );

  it('waits for a change of who sent it, and ends with it', async () => {
    await invite('boss@other.example', 'administrator');
    const { user } = await register('boss@other.example', tokenTo('boss@other.example'));
    const principal = { ...admin, userId: user.id };
    await auth.bus.call(inviteUser, { email: 'late@x.org', role: 'administrator' }, { principal });
    const work = whileHeld(
      auth,
      user.id,
      () => register('late@x.org', tokenTo('late@x.org')),
      (tx) => tx.query(DEMOTED, [user.id]),
    );
    expect((await refusal(work)).code).toBe('NOT_FOUND');
  });

  it('is sent to each of a list that needs one, and of each it is said what happened', async () => {
    await invite('waits@other.example');
    const waits = tokenTo('waits@other.example');
    const emails = ['One@other.example', 'waits@other.example', 'first@firm.example'];
    expect(await auth.bus.call(checkInvitees, { emails }, asAdmin)).toEqual({
      registered: ['first@firm.example'],
      invited: ['waits@other.example'],
    });
    const list = [...emails, 'one@OTHER.example'].map((email) => ({
      email,
      role: 'reader' as const,
    }));
    const { outcomes } = await auth.bus.call(inviteUsers, { invitations: list }, asAdmin);
    expect(outcomes).toMatchObject([
      { email: 'one@other.example', refused: null, mailedTo: 'one@other.example', link: null },
      { email: 'waits@other.example', refused: 'An invitation of this address is waiting.' },
      {
        email: 'first@firm.example',
        refused: 'An account with this email address already exists.',
      },
      { email: 'one@other.example', refused: 'An invitation of this address is waiting.' },
    ]);
    expect(tokenTo('waits@other.example')).toBe(waits);
    const { user } = await register('one@other.example', tokenTo('one@other.example'));
    expect(user.role).toBe('reader');
    const [{ kept }] = await auth.rows.query(
      "SELECT count(*)::integer AS kept FROM audit_entries WHERE action = 'invite_user'",
    );
    expect(kept).toBe(1);
  });

  it('is sent to a list by administrators alone, and to a hundred addresses at most', async () => {
    const one = { email: 'x@other.example', role: 'reader' as const };
    const principal = { ...admin, role: 'member' as const };
    const refused = await refusal(
      auth.bus.call(inviteUsers, { invitations: [one] }, { principal }),
    );
    expect(refused.code).toBe('FORBIDDEN');
    const invitations = Array.from({ length: 101 }, () => one);
    const many = await refusal(auth.bus.call(inviteUsers, { invitations }, asAdmin));
    expect(many.code).toBe('VALIDATION_FAILED');
  });

  describe('that proves a mailbox of the domain', () => {
    const unproven = async (email: string) => {
      const refused = await refusal(register(email));
      expect(refused).toMatchObject({ code: 'MAILBOX_UNPROVEN' });
      return refused.message;
    };

    it('is mailed to whoever signs up, and opens a member’s account', async () => {
      const before = sink.mails.length;
      expect(await unproven('New@firm.example')).toContain('new@firm.example');
      await sink.got(before + 1);
      expect(await waiting('new@firm.example')).toMatchObject([
        { role: 'member', invitedBy: null },
      ]);
      const { user } = await register('new@firm.example', tokenTo('new@firm.example'));
      expect(user.role).toBe('member');
    });

    it('is mailed once in ten minutes, and not to whom an administrator has invited', async () => {
      const before = sink.mails.length;
      await unproven('flood@firm.example');
      await sink.got(before + 1);
      await unproven('flood@firm.example');
      await invite('chosen@firm.example');
      const chosen = tokenTo('chosen@firm.example');
      await unproven('chosen@firm.example');
      expect(sink.mails).toHaveLength(before + 2);
      const { user } = await register('chosen@firm.example', chosen);
      expect(user.role).toBe('reader');
    });

    it('is answered alike for an address that has an account, which gets no mail', async () => {
      const before = sink.mails.length;
      const known = await unproven('first@firm.example');
      await unproven('unknown@firm.example');
      await sink.got(before + 1);
      expect(sink.mails.slice(before).map(({ to }) => to)).toEqual(['unknown@firm.example']);
      expect(known.replace('first', 'unknown')).toBe(await unproven('unknown@firm.example'));
    });

    it('goes to no other domain', async () => {
      expect((await refusal(register('new@other.example'))).code).toBe('SIGNUP_CLOSED');
    });
  });
});

describe('an invitation without a mail server', () => {
  let auth: RunningAuth;

  beforeAll(async () => {
    Object.assign(process.env, { SIGNUP: 'domain:firm.example', SETUP_TOKEN: 'off' });
    auth = await startAuth();
    const input = { email: 'first@firm.example', password: PASSWORD, name: 'Ann Advocate' };
    await auth.bus.call(signup, { input, client });
  });
  afterAll(async () => {
    delete process.env.SIGNUP;
    delete process.env.SETUP_TOKEN;
    await auth.stop();
  });

  it('is a link to hand over, and whoever signs up is told to ask for one', async () => {
    const invited = { email: 'guest@other.example', role: 'member' } as const;
    const { link, mailedTo } = await auth.bus.call(inviteUser, invited, { principal: admin });
    expect(mailedTo).toBeNull();
    const invitation = /^\/invitation#([\w-]{43})$/.exec(link ?? '')?.[1] ?? '';
    const of = (email: string) => ({ email, password: PASSWORD, name: 'Ann Advocate' });
    const alone = await refusal(auth.bus.call(signup, { input: of('new@firm.example'), client }));
    expect(alone).toMatchObject({ code: 'SIGNUP_CLOSED' });
    expect(alone.message).toContain('Ask your administrator for an invitation');
    const input = { ...of('guest@other.example'), invitation };
    await expect(auth.bus.call(signup, { input, client })).resolves.toBeDefined();
  });
});
