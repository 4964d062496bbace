import {
  beginLink,
  beginSignOn,
  changePassword,
  disableAccount,
  endByProvider,
  issueResetLink,
  login,
  type Principal,
  readAccountRules,
  readOwnSignOn,
  resetPassword,
  resolveSession,
  signOff,
  signup,
  unlinkSignOn,
} from '@casewright/contracts';
import { IdentityProvider, signInAt } from '@casewright/testing/identity-provider';
import { admin } from '../../test/audit-acts.js';
import { client, opened, type RunningAuth, refusal, startAuth } from '../../test/running-auth.js';
import { answerFor, BROWSER, finish, signOn, startProvider } from '../../test/sign-on.js';
import { whilePasswordChanges } from '../../test/while-changing.js';

const PASSWORD = 'open sesame';

describe('single sign-on', () => {
  let auth: RunningAuth;
  let firm: Awaited<ReturnType<typeof startProvider>>;

  beforeAll(async () => {
    firm = await startProvider();
    auth = await startAuth();
    await register('first@firm.example');
  });
  afterAll(async () => {
    await auth.stop();
    await firm.stop();
  });

  const register = (email: string) =>
    auth.bus.call(signup, { input: { email, password: PASSWORD, name: 'Ann Advocate' }, client });
  const employ = (name: string, more: object = {}) =>
    firm.provider.people.set(name, {
      id: `id-${name}`,
      email: `${name}@firm.example`,
      name: `Lawyer ${name}`,
      groups: [],
      ...more,
    });
  const principalOf = async (token: string): Promise<Principal> => {
    const session = await auth.bus.call(resolveSession, { token });
    if (!session) throw new Error('The session has ended.');
    return session.principal;
  };
  const acts = async (userId: number) => {
    const rows: { act: string }[] = await auth.rows.query(
      `SELECT action || ' ' || outcome AS act FROM audit_entries
        WHERE subject_kind = 'user' AND subject_id = $1 ORDER BY number`,
      [String(userId)],
    );
    return rows.map(({ act }) => act);
  };

  it('opens an account the first time, and finds it again by its subject alone', async () => {
    employ('ada');
    const { user, opened } = await signOn(auth.bus, 'ada');
    expect(user).toMatchObject({
      email: 'ada@firm.example',
      name: 'Lawyer ada',
      role: 'member',
    });
    expect(await principalOf(opened?.token ?? '')).toMatchObject({ userId: user.id });
    employ('ada', { email: 'married@firm.example' });
    const again = await signOn(auth.bus, 'ada');
    expect(again.user.id).toBe(user.id);
    expect(again.user.email).toBe('ada@firm.example');
    expect(await acts(user.id)).toEqual(['open_account done']);
    const rules = await auth.bus.call(readAccountRules, {});
    expect(rules.singleSignOn).toBe('Example Firm');
  });

  it('gives nobody an account by its address: it says to link it', async () => {
    await register('taken@firm.example');
    employ('taken');
    const error = await refusal(signOn(auth.bus, 'taken'));
    expect(error.code).toBe('CONFLICT');
    expect(error.message).toContain('Log in with its password, then link it');
  });

  it('links an account that is signed in and has shown its password', async () => {
    const { user, token } = await register('links@firm.example');
    const principal = await principalOf(token);
    const begin = (current: string) =>
      auth.bus.call(beginLink, { current, browser: BROWSER }, { principal });
    expect((await refusal(begin('not this one'))).code).toBe('FORBIDDEN');
    employ('links', { email: 'other@firm.example' });
    const { location } = await begin(PASSWORD);
    const answer = (await signInAt(location, 'links')).search.slice(1);
    const linked = await finish(auth.bus, answer, BROWSER, token);
    expect(linked).toMatchObject({ linked: true, opened: null, returnTo: '/account' });
    expect((await signOn(auth.bus, 'links')).user.id).toBe(user.id);
    const own = await auth.bus.call(readOwnSignOn, {}, { principal });
    expect(own).toMatchObject({ name: 'Example Firm', hasPassword: true });
    expect(own.linkedAt).not.toBeNull();
  });

  it('links nothing outside the session that began it, and nobody to two accounts', async () => {
    const one = await register('one@firm.example');
    const other = await register('other-account@firm.example');
    employ('one', { email: 'x@firm.example' });
    const answerIn = async (token: string) => {
      const principal = await principalOf(token);
      const begun = { current: PASSWORD, browser: BROWSER };
      const { location } = await auth.bus.call(beginLink, begun, { principal });
      return (await signInAt(location, 'one')).search.slice(1);
    };
    const stray = finish(auth.bus, await answerIn(one.token), BROWSER, other.token);
    expect((await refusal(stray)).code).toBe('SIGN_ON_REFUSED');
    await finish(auth.bus, await answerIn(one.token), BROWSER, one.token);
    const twice = finish(auth.bus, await answerIn(other.token), BROWSER, other.token);
    expect((await refusal(twice)).code).toBe('CONFLICT');
  });

  it('unlinks for the password, and ends what the provider began', async () => {
    const { token } = await register('leaves@firm.example');
    const principal = await principalOf(token);
    employ('leaves', { email: 'y@firm.example' });
    const begun = { current: PASSWORD, browser: BROWSER };
    const { location } = await auth.bus.call(beginLink, begun, { principal });
    const answer = (await signInAt(location, 'leaves')).search.slice(1);
    await finish(auth.bus, answer, BROWSER, token);
    const { opened } = await signOn(auth.bus, 'leaves');
    await auth.bus.call(unlinkSignOn, { current: PASSWORD }, { principal });
    expect(await auth.bus.call(resolveSession, { token: opened?.token ?? '' })).toBeNull();
    expect(await auth.bus.call(resolveSession, { token })).not.toBeNull();
    const again = auth.bus.call(unlinkSignOn, { current: PASSWORD }, { principal });
    expect((await refusal(again)).code).toBe('NOT_FOUND');
  });

  describe('linked by whoever had the account before', () => {
    /** An account whose address is a colleague's, linked to the one who opened it. */
    async function plant(name: string) {
      const { user, token } = await register(`${name}@firm.example`);
      const principal = await principalOf(token);
      employ(`insider-${name}`, { email: `insider-${name}@firm.example` });
      const begun = { current: PASSWORD, browser: BROWSER };
      const { location } = await auth.bus.call(beginLink, begun, { principal });
      const answer = (await signInAt(location, `insider-${name}`)).search.slice(1);
      await finish(auth.bus, answer, BROWSER, token);
      return { user, principal, insider: () => signOn(auth.bus, `insider-${name}`) };
    }
    async function reset(id: number) {
      const { link } = await auth.bus.call(issueResetLink, { id }, { principal: admin });
      const given = { token: link?.split('#')[1] ?? '', password: 'a better one' };
      await auth.bus.call(resetPassword, given);
    }

    it('is seen by name, so that the owner knows whose it is', async () => {
      const { principal } = await plant('sees');
      expect(await auth.bus.call(readOwnSignOn, {}, { principal })).toMatchObject({
        linkedTo: 'Lawyer insider-sees (insider-sees@firm.example)',
      });
    });

    it('is cut by a reset, and opens nothing of the account', async () => {
      const { user, insider } = await plant('resets');
      expect((await insider()).user.id).toBe(user.id);
      await reset(user.id);
      expect((await insider()).user.id).not.toBe(user.id);
    });

    it('is cut by a new password', async () => {
      const { user, principal, insider } = await plant('changes');
      const change = { current: PASSWORD, password: 'a better one' };
      await auth.bus.call(changePassword, change, { principal });
      expect((await insider()).user.id).not.toBe(user.id);
    });

    it('is out once the owner has signed on, by a reset and a link', async () => {
      const { user, insider } = await plant('owner');
      employ('owner');
      const error = await refusal(signOn(auth.bus, 'owner'));
      expect(error.message).toContain('If you did not open it');
      await reset(user.id);
      const input = { email: user.email, password: 'a better one' };
      const { token } = opened(await auth.bus.call(login, { input, client }));
      const begun = { current: input.password, browser: BROWSER };
      const principal = await principalOf(token);
      const { location } = await auth.bus.call(beginLink, begun, { principal });
      const answer = (await signInAt(location, 'owner')).search.slice(1);
      await finish(auth.bus, answer, BROWSER, token);
      expect((await signOn(auth.bus, 'owner')).user.id).toBe(user.id);
      expect((await insider()).user.id).not.toBe(user.id);
    });

    it('opens no session while a reset cuts it', async () => {
      const { user, insider } = await plant('races');
      const work = whilePasswordChanges(auth, user.id, insider);
      expect((await refusal(work)).code).toBe('SIGN_ON_REFUSED');
    });

    it('is not made while a reset would cut it', async () => {
      const { user, token } = await register('links-late@firm.example');
      const principal = await principalOf(token);
      employ('links-late', { email: 'z@firm.example' });
      const begun = { current: PASSWORD, browser: BROWSER };
      const { location } = await auth.bus.call(beginLink, begun, { principal });
      const answer = (await signInAt(location, 'links-late')).search.slice(1);
      const work = whilePasswordChanges(auth, user.id, () =>
        finish(auth.bus, answer, BROWSER, token),
      );
      expect((await refusal(work)).code).toBe('FORBIDDEN');
    });

    it('stays with an account that the provider opened, which gets its first password', async () => {
      employ('native');
      const { user } = await signOn(auth.bus, 'native');
      await reset(user.id);
      expect((await signOn(auth.bus, 'native')).user.id).toBe(user.id);
    });
  });

  it('takes an answer once, from the browser that asked, with its own state and nonce', async () => {
    employ('eve');
    const answer = await answerFor(auth.bus, 'eve');
    const code = async (work: Promise<unknown>) => (await refusal(work)).code;
    expect(await code(finish(auth.bus, answer, 'c'.repeat(43)))).toBe('SIGN_ON_REFUSED');
    const forged = answer.replace(/state=[^&]+/, `state=${'s'.repeat(43)}`);
    expect(await code(finish(auth.bus, forged))).toBe('SIGN_ON_REFUSED');
    await finish(auth.bus, answer);
    expect(await code(finish(auth.bus, answer))).toBe('SIGN_ON_REFUSED');
    // The code of one sign-on under the state of another: PKCE and nonce are those of the other.
    const [mine, theirs] = [await answerFor(auth.bus, 'eve'), await answerFor(auth.bus, 'eve')];
    const mixed = new URLSearchParams(mine);
    mixed.set('code', new URLSearchParams(theirs).get('code') ?? '');
    expect(await code(finish(auth.bus, String(mixed)))).toBe('SIGN_ON_REFUSED');
  });

  it('holds the nonce, the time, and the issuer of an answer', async () => {
    employ('late');
    const change = async (sql: string) => {
      const answer = await answerFor(auth.bus, 'late');
      await auth.rows.query(`UPDATE sign_on_attempts SET ${sql}`);
      return (await refusal(finish(auth.bus, answer))).code;
    };
    expect(await change("nonce = 'of another'")).toBe('SIGN_ON_REFUSED');
    expect(await change("verifier = repeat('v', 43)")).toBe('SIGN_ON_REFUSED');
    expect(await change("expires_at = now() - interval '1 second'")).toBe('SIGN_ON_REFUSED');
    const mixedUp = (await answerFor(auth.bus, 'late')).replace(/iss=[^&]+/, 'iss=http://evil');
    expect((await refusal(finish(auth.bus, mixedUp))).code).toBe('SIGN_ON_REFUSED');
  });

  it('says what the provider refused, and nothing of what it was made to say', async () => {
    const error = await refusal(signOn(auth.bus, null));
    expect(error.code).toBe('SIGN_ON_REFUSED');
    expect(error.message).toContain('Example Firm did not let you in');
    expect(error.message).not.toContain('<b>');
  });

  it('opens no account without an address that is verified', async () => {
    employ('nameless', { email: undefined });
    expect((await refusal(signOn(auth.bus, 'nameless'))).message).toContain('“email”');
    employ('unsure', { emailVerified: false });
    expect((await refusal(signOn(auth.bus, 'unsure'))).message).toContain('has not verified');
  });

  it('lets nobody in whose account is disabled, and no password stands in for the provider', async () => {
    employ('gone');
    const { user } = await signOn(auth.bus, 'gone');
    await auth.bus.call(disableAccount, { id: user.id }, { principal: admin });
    expect((await refusal(signOn(auth.bus, 'gone'))).code).toBe('ACCOUNT_DISABLED');
    employ('ben');
    await signOn(auth.bus, 'ben');
    for (const password of ['no account has this password', 'null or nothing', PASSWORD]) {
      const tried = auth.bus.call(login, {
        input: { email: 'ben@firm.example', password },
        client,
      });
      expect((await refusal(tried)).code).toBe('WRONG_CREDENTIALS');
    }
  });

  it('tells where the provider ends its session, for a session that it began', async () => {
    employ('done');
    const { opened } = await signOn(auth.bus, 'done');
    const { location } = await auth.bus.call(signOff, { token: opened?.token ?? '' });
    const exit = new URL(location ?? '');
    expect(exit.origin).toBe(firm.provider.issuer);
    expect(exit.searchParams.get('post_logout_redirect_uri')).toBe(
      'https://law.firm.example/login',
    );
    expect(exit.searchParams.get('id_token_hint')).toBeTruthy();
    const { token } = await register('by-password@firm.example');
    expect(await auth.bus.call(signOff, { token })).toEqual({ location: null });
    expect(await auth.bus.call(resolveSession, { token })).toBeNull();
  });

  describe('a logout token', () => {
    const end = (logout_token: string) => auth.bus.call(endByProvider, { logout_token });
    const now = () => Math.floor(Date.now() / 1000);
    const isLive = async (token = '') => (await auth.bus.call(resolveSession, { token })) !== null;

    it('ends what one session of the provider began, or all of somebody, at once', async () => {
      employ('mallory');
      const [one, other] = [
        (await signOn(auth.bus, 'mallory')).opened,
        (await signOn(auth.bus, 'mallory')).opened,
      ];
      const [{ sid }] = await auth.rows.query(
        `SELECT provider_session AS sid FROM sign_on_sessions AS known
           JOIN sessions ON sessions.id = session_id ORDER BY sessions.created_at DESC OFFSET 1`,
      );
      await end(await firm.provider.logoutToken({ sub: 'id-mallory', sid, iat: now() }));
      expect([await isLive(one?.token), await isLive(other?.token)]).toEqual([false, true]);
      await end(await firm.provider.logoutToken({ sub: 'id-mallory', iat: now() }));
      expect(await isLive(other?.token)).toBe(false);
      // Nobody is left to be logged out, which is what was asked.
      await end(await firm.provider.logoutToken({ sub: 'id-mallory', iat: now() }));
    });

    it('is refused unless it is one, for us, of now, and comes once', async () => {
      employ('stays');
      const { opened } = await signOn(auth.bus, 'stays');
      const good = { sub: 'id-stays', iat: now() };
      const bad = [
        { ...good, aud: 'somebody else' },
        { ...good, iss: 'https://evil.example' },
        { ...good, iat: now() - 3_600 },
        { ...good, nonce: 'of an ID token' },
        { ...good, events: {} },
        { ...good, jti: '' },
        { iat: now() },
      ];
      for (const claims of bad) {
        const token = await firm.provider.logoutToken(claims);
        expect((await refusal(end(token))).code).toBe('VALIDATION_FAILED');
      }
      const typed = await firm.provider.logoutToken(good, { typ: 'at+jwt' });
      expect((await refusal(end(typed))).code).toBe('VALIDATION_FAILED');
      const token = await firm.provider.logoutToken(good);
      const [header, , signature] = token.split('.');
      const claims = {
        iss: firm.provider.issuer,
        aud: 'casewright',
        jti: 'x',
        events: {},
        ...good,
      };
      const forged = Buffer.from(JSON.stringify(claims)).toString('base64url');
      const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
      for (const made of [`${header}.${forged}.${signature}`, `${unsigned}.${forged}.`]) {
        expect((await refusal(end(made))).code).toBe('VALIDATION_FAILED');
      }
      expect(await isLive(opened?.token)).toBe(true);
      const used = await firm.provider.logoutToken({ ...good, sub: 'id-nobody', jti: 'same' });
      await end(used);
      const again = await firm.provider.logoutToken({ ...good, jti: 'same' });
      expect((await refusal(end(again))).code).toBe('VALIDATION_FAILED');
      expect(await isLive(opened?.token)).toBe(true);
    });
  });
});

describe('single sign-on with roles of groups', () => {
  let auth: RunningAuth;
  let firm: Awaited<ReturnType<typeof startProvider>>;

  beforeAll(async () => {
    firm = await startProvider({
      OIDC_ROLES: 'partners=administrator;lawyers=member;clerks=reader',
      OIDC_SCOPES: 'openid email profile groups',
    });
    auth = await startAuth();
  });
  afterAll(async () => {
    await auth.stop();
    await firm.stop();
  });

  const employ = (name: string, ...groups: string[]) =>
    firm.provider.people.set(name, {
      id: `id-${name}`,
      email: `${name}@firm.example`,
      name: `Lawyer ${name}`,
      groups,
    });

  it('gives the role of the groups at each log-in, and ends what the old role began', async () => {
    employ('boss', 'partners');
    expect((await signOn(auth.bus, 'boss')).user.role).toBe('administrator');
    employ('ann', 'others', 'lawyers');
    const before = await signOn(auth.bus, 'ann');
    expect(before.user.role).toBe('member');
    employ('ann', 'clerks');
    expect((await signOn(auth.bus, 'ann')).user.role).toBe('reader');
    const old = await auth.bus.call(resolveSession, { token: before.opened?.token ?? '' });
    expect(old).toBeNull();
    employ('ann', 'others');
    const error = await refusal(signOn(auth.bus, 'ann'));
    expect(error.code).toBe('SIGN_ON_REFUSED');
    expect(error.message).toContain('None of your groups');
  });

  it('leaves the last administrator one', async () => {
    employ('boss', 'lawyers');
    expect((await signOn(auth.bus, 'boss')).user.role).toBe('administrator');
    employ('second', 'partners');
    await signOn(auth.bus, 'second');
    expect((await signOn(auth.bus, 'boss')).user.role).toBe('member');
  });
});

describe('single sign-on that does not work', () => {
  it('opens no account where that is closed, and is not there where nobody set it up', async () => {
    const firm = await startProvider({ OIDC_SIGNUP: 'closed' });
    firm.provider.people.set('new', {
      id: 'id-new',
      email: 'new@firm.example',
      name: 'New',
      groups: [],
    });
    const auth = await startAuth();
    expect((await refusal(signOn(auth.bus, 'new'))).code).toBe('SIGNUP_CLOSED');
    await firm.stop();
    // What it knew of the provider is of no use without it: the answer says what to do instead.
    const answer = 'code=x&state=y';
    expect((await refusal(finish(auth.bus, answer))).code).toBe('SIGN_ON_REFUSED');
    await auth.stop();
    const without = await startAuth();
    const rules = await without.bus.call(readAccountRules, {});
    expect(rules.singleSignOn).toBeNull();
    const none = without.bus.call(beginSignOn, { browser: BROWSER });
    expect((await refusal(none)).code).toBe('CONFLICT');
    await without.stop();
  });

  it('says so while the provider is away, and goes on once it is back; passwords work', async () => {
    const firm = await startProvider();
    const { port } = new URL(firm.provider.issuer);
    await firm.provider.stop();
    const auth = await startAuth();
    const input = { email: 'ann@firm.example', password: PASSWORD };
    await auth.bus.call(signup, { input: { ...input, name: 'Ann Advocate' }, client });
    const error = await refusal(auth.bus.call(beginSignOn, { browser: BROWSER }));
    expect(error.code).toBe('UNAVAILABLE');
    expect(error.message).toContain('log in with your password');
    await expect(auth.bus.call(login, { input, client })).resolves.toBeDefined();
    const back = await IdentityProvider.start({
      home: 'https://law.firm.example',
      port: Number(port),
    });
    await expect(auth.bus.call(beginSignOn, { browser: BROWSER })).resolves.toBeDefined();
    await auth.stop();
    await back.stop();
    await firm.stop().catch(() => undefined);
  });
});
