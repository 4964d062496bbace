import {
  disableAccount,
  enableAccount,
  issueResetLink,
  login,
  readResetLink,
  requestReset,
  resetPassword,
  resolveSession,
  signup,
} from '@casewright/contracts';
import { startMailSink } from '@casewright/testing';
import { admin } from '../../../test/audit-acts.js';
import {
  client,
  opened,
  type RunningAuth,
  refusal,
  startAuth,
} from '../../../test/running-auth.js';
import { hashToken } from '../tokens.js';
import { useResetLink } from './reset.service.js';

const PASSWORD = 'open sesame';
const LINK = /https:\/\/law\.firm\.example\/reset-password#([\w-]{43})/;

describe('a forgotten password', () => {
  let auth: RunningAuth;
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
  });
  afterAll(async () => {
    for (const name of settings) delete process.env[name];
    await auth.stop();
    await sink.close();
  });

  const register = (email: string) =>
    auth.bus.call(signup, { input: { email, password: PASSWORD, name: 'Ann Advocate' }, client });
  const enter = (email: string, password: string) =>
    auth.bus.call(login, { input: { email, password }, client }).then(opened);
  const ask = (email: string) => auth.bus.call(requestReset, { email });
  const use = (token: string, password: string) =>
    auth.bus.call(resetPassword, { token, password });
  const look = (token: string) => auth.bus.call(readResetLink, { token });
  const tokenIn = (text = '') => LINK.exec(text.replace(/=\r?\n/g, ''))?.[1] ?? '';
  const mailsTo = (email: string) => sink.mails.filter(({ to }) => to === email);
  const linksTo = (email: string) =>
    mailsTo(email)
      .map(({ text }) => tokenIn(text))
      .filter(Boolean);
  /** The token of a new mail to somebody. */
  const mailed = async (email: string) => {
    const before = linksTo(email).length;
    await ask(email);
    while (linksTo(email).length === before) await sink.got(sink.mails.length + 1);
    return linksTo(email).at(-1) ?? '';
  };

  it('is replaced by a link that works once, and every session ends', async () => {
    const { token: session } = await register('forgets@firm.example');
    const link = await mailed('forgets@firm.example');
    expect(link).not.toBe('');
    // One that is refused does not use the link up.
    expect((await refusal(use(link, 'password1'))).code).toBe('VALIDATION_FAILED');
    await expect(look(link)).resolves.toBeNull();
    await use(link, 'a better one');
    expect(await auth.bus.call(resolveSession, { token: session })).toBeNull();
    await expect(enter('forgets@firm.example', 'a better one')).resolves.toBeDefined();
    expect((await refusal(enter('forgets@firm.example', PASSWORD))).code).toBe('WRONG_CREDENTIALS');
    expect((await refusal(use(link, 'yet another one'))).code).toBe('NOT_FOUND');
    expect((await refusal(look(link))).code).toBe('NOT_FOUND');
  });

  it('is replaced once when one link is used twice at once', async () => {
    await register('races@firm.example');
    const link = await mailed('races@firm.example');
    const both = await Promise.allSettled([use(link, 'the first one'), use(link, 'the other one')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is not replaced by whoever came first and is done last', async () => {
    await register('late@firm.example');
    const link = await mailed('late@firm.example');
    const isUsed = await auth.rows.transaction(async (tx) => {
      // From here on, the time of this transaction is before the other's.
      await tx.query('SELECT now()');
      await use(link, 'the one that counts');
      return useResetLink(hashToken(link), tx);
    });
    expect(isUsed).toBe(false);
  });

  it('lets in at once whoever had tried too often before', async () => {
    await register('tried@firm.example');
    for (let n = 0; n < 6; n += 1) await refusal(enter('tried@firm.example', 'not this one'));
    await use(await mailed('tried@firm.example'), 'a better one');
    await expect(enter('tried@firm.example', 'a better one')).resolves.toBeDefined();
  });

  it('gets a link that ends with the next one, and after half an hour', async () => {
    await register('twice@firm.example');
    const first = await mailed('twice@firm.example');
    const second = await mailed('twice@firm.example');
    expect((await refusal(use(first, 'a better one'))).code).toBe('NOT_FOUND');
    const [{ minutes }] = await auth.rows.query(
      'SELECT max(extract(epoch FROM expires_at - made_at) / 60)::integer AS minutes FROM reset_links',
    );
    expect(minutes).toBe(30);
    await auth.rows.query("UPDATE reset_links SET expires_at = now() - interval '1 second'");
    expect((await refusal(use(second, 'a better one'))).code).toBe('NOT_FOUND');
  });

  it('gets three mails an hour; an address that is unknown, or has no password, none, and the same answer', async () => {
    await register('flooded@firm.example');
    for (let n = 0; n < 3; n += 1) await mailed('flooded@firm.example');
    await expect(ask('flooded@firm.example')).resolves.toBeNull();
    await expect(ask('nobody@firm.example')).resolves.toBeNull();
    // What was asked for before this has been dealt with by the time that this arrives.
    await register('provided@firm.example');
    await auth.rows.query("UPDATE users SET password = '' WHERE email LIKE 'provided@%'");
    await expect(ask('provided@firm.example')).resolves.toBeNull();
    await register('after@firm.example');
    await mailed('after@firm.example');
    expect(mailsTo('provided@firm.example')).toHaveLength(0);
    expect(mailsTo('flooded@firm.example')).toHaveLength(3);
    expect(mailsTo('nobody@firm.example')).toHaveLength(0);
  });

  it('is mailed where an administrator asks, who does not see it', async () => {
    const { user } = await register('helped@firm.example');
    const issued = await auth.bus.call(issueResetLink, { id: user.id }, { principal: admin });
    expect(issued).toMatchObject({ link: null, mailedTo: 'helped@firm.example' });
    await use(linksTo('helped@firm.example').at(-1) ?? '', 'a better one');
    await expect(enter('helped@firm.example', 'a better one')).resolves.toBeDefined();
  });

  it('stores no token that would work, and records who made a link and who used it', async () => {
    const { user } = await register('stored@firm.example');
    const token = await mailed('stored@firm.example');
    const stored: { token_hash: Buffer }[] = await auth.rows.query(
      'SELECT token_hash FROM reset_links',
    );
    expect(stored.map((row) => row.token_hash.toString('base64url'))).not.toContain(token);
    await use(token, 'a better one');
    const entries = await auth.rows.query(
      `SELECT actor_id AS actor, action FROM audit_entries
        WHERE subject_kind = 'user' AND subject_id = $1 AND action LIKE '%reset%' ORDER BY number`,
      [String(user.id)],
    );
    expect(entries).toEqual([
      { actor: null, action: 'issue_reset_link' },
      { actor: user.id, action: 'reset_password' },
    ]);
  });
});

describe('the link that an administrator makes where no mail can be sent', () => {
  let auth: RunningAuth;
  const as = { principal: admin };

  beforeAll(async () => {
    auth = await startAuth();
    await register('first@firm.example');
  });
  afterAll(() => auth.stop());

  const register = (email: string) =>
    auth.bus.call(signup, { input: { email, password: PASSWORD, name: 'Ann Advocate' }, client });
  const issue = (id: number) => auth.bus.call(issueResetLink, { id }, as);
  const use = (link: string | null) =>
    auth.bus.call(resetPassword, { token: link?.split('#')[1] ?? '', password: 'a better one' });

  it('is shown to them, works once, and ends with the next one', async () => {
    const { user } = await register('helped@firm.example');
    const before = await issue(user.id);
    const { link, mailedTo } = await issue(user.id);
    expect(link).toMatch(/^\/reset-password#[\w-]{43}$/);
    expect(mailedTo).toBeNull();
    expect((await refusal(use(before.link))).code).toBe('NOT_FOUND');
    await use(link);
    const input = { email: 'helped@firm.example', password: 'a better one' };
    await expect(auth.bus.call(login, { input, client })).resolves.toBeDefined();
    expect((await refusal(use(link))).code).toBe('NOT_FOUND');
    const [entry] = await auth.rows.query(
      `SELECT actor_id AS actor, outcome FROM audit_entries
        WHERE action = 'issue_reset_link' AND subject_id = $1`,
      [String(user.id)],
    );
    expect(entry).toEqual({ actor: admin.userId, outcome: 'done' });
  });

  it('is made for no account that is disabled or gone', async () => {
    const { user } = await register('away@firm.example');
    await auth.bus.call(disableAccount, { id: user.id }, as);
    expect((await refusal(issue(user.id))).code).toBe('CONFLICT');
    await auth.bus.call(enableAccount, { id: user.id }, as);
    await expect(issue(user.id)).resolves.toMatchObject({ mailedTo: null });
    expect((await refusal(issue(999_999))).code).toBe('NOT_FOUND');
  });
});
