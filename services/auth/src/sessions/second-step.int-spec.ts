import { randomUUID } from 'node:crypto';
import {
  changePassword,
  disableAccount,
  removeSecondFactors,
  resetPassword,
  resolveSession,
} from '@casewright/contracts';
import { admin } from '../../test/audit-acts.js';
import { opened, type RunningAuth, refusal, startAuth } from '../../test/running-auth.js';
import { codeOf, PASSWORD, secondFactorsOf } from '../../test/second-factors.js';
import { runUsersCommand } from '../people/administration/users-command.js';
import { hashToken } from '../proofs/tokens.js';

describe('a log-in with a second step', () => {
  let auth: RunningAuth;
  let factors: ReturnType<typeof secondFactorsOf>;

  beforeAll(async () => {
    auth = await startAuth();
    factors = secondFactorsOf(auth);
    await factors.register('first');
  });
  afterAll(() => auth.stop());

  const acts = async (userId: number) => {
    const rows: { act: string }[] = await auth.rows.query(
      `SELECT action || ' ' || outcome AS act FROM audit_entries
        WHERE (subject_kind = 'user' AND subject_id = $1::text) OR actor_id = $1::integer
        ORDER BY number`,
      [userId],
    );
    return rows.map(({ act }) => act);
  };

  it('opens no session for the password alone, and one for a code of the app', async () => {
    const { principal, secret } = await factors.enroll('app');
    const before = await acts(principal.userId);
    const step = await factors.asked('app');
    expect(step).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      factors: ['totp', 'recovery_code'],
      passkeys: [],
      expiresAt: expect.any(String),
    });
    expect(await auth.bus.call(resolveSession, { token: step.challenge })).toBeNull();
    const { token, user } = await factors.enter(step.challenge, codeOf(secret));
    expect(user.id).toBe(principal.userId);
    expect((await auth.bus.call(resolveSession, { token }))?.principal.userId).toBe(user.id);
    expect((await acts(user.id)).slice(before.length)).toEqual(['sign_in done']);
  });

  it('takes a code once, and none of before it, however many come at once', async () => {
    const { secret } = await factors.enroll('once');
    const code = codeOf(secret);
    const steps = await Promise.all([factors.asked('once'), factors.asked('once')]);
    const results = await Promise.allSettled(
      steps.map(({ challenge }) => factors.enter(challenge, code)),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { challenge } = await factors.asked('once');
    expect(await refusal(factors.enter(challenge, code))).toMatchObject({
      code: 'MFA_CODE_WRONG',
      details: [{ path: 'code' }],
    });
    expect((await refusal(factors.enter(challenge, codeOf(secret, 0)))).code).toBe(
      'MFA_CODE_WRONG',
    );
  });

  it('takes a recovery code once, whatever its case and hyphen, and records it', async () => {
    const { principal, recoveryCodes } = await factors.enroll('recovery');
    const [code = '', other = ''] = recoveryCodes;
    const typed = ` ${code.toUpperCase().replace('-', ' ')} `;
    await factors.enter((await factors.asked('recovery')).challenge, typed);
    expect(await acts(principal.userId)).toContain('use_recovery_code done');
    const { challenge } = await factors.asked('recovery');
    expect((await refusal(factors.enter(challenge, code))).code).toBe('MFA_CODE_WRONG');
    await expect(factors.enter(challenge, other)).resolves.toBeDefined();
    const stored = JSON.stringify(await auth.rows.query('SELECT * FROM recovery_codes'));
    expect(stored).not.toContain(recoveryCodes[2]?.replace('-', ''));
    expect(stored).toContain('$argon2id$');
  });

  it('waits five minutes, and ends with its use, a new password, and the account', async () => {
    const { principal, secret, recoveryCodes } = await factors.enroll('ends');
    const ended = async (challenge: string, code = codeOf(secret)) =>
      expect((await refusal(factors.enter(challenge, code))).code).toBe('MFA_CHALLENGE_ENDED');
    const used = await factors.asked('ends');
    const left = Date.parse(used.expiresAt) - Date.now();
    expect(Math.round(left / 60_000)).toBe(5);
    await factors.enter(used.challenge, codeOf(secret));
    await ended(used.challenge, recoveryCodes[0]);
    await ended('no challenge at all');
    const old = await factors.asked('ends');
    await auth.rows.query('UPDATE second_steps SET expires_at = now()');
    await ended(old.challenge);
    const begun = await factors.asked('ends');
    const change = { current: PASSWORD, password: 'a better password' };
    await factors.as(principal, () => auth.bus.call(changePassword, change));
    await ended(begun.challenge);
    const last = await factors.asked('ends', change.password);
    await auth.bus.call(disableAccount, { id: principal.userId }, { principal: admin });
    const refused = await refusal(factors.enter(last.challenge, recoveryCodes[1] ?? ''));
    expect(refused.code).toBe('ACCOUNT_DISABLED');
  });

  it('counts wrong codes with wrong passwords, which the right password does not forgive', async () => {
    const { principal, secret } = await factors.enroll('guesses');
    const ip = '198.51.100.7';
    for (let n = 0; n < 2; n += 1) {
      const { challenge } = await factors.asked('guesses', PASSWORD, ip);
      const wrong = await refusal(factors.enter(challenge, 'zzzzz-zzzzz', ip));
      expect(wrong.code).toBe('MFA_CODE_WRONG');
    }
    const { challenge } = await factors.asked('guesses', PASSWORD, ip);
    const locked = await refusal(factors.enter(challenge, codeOf(secret), ip));
    expect(locked).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    expect(locked.message).toContain('Too many wrong codes');
    expect((await refusal(factors.asked('guesses', PASSWORD, ip))).code).toBe('RATE_LIMITED');
    expect((await acts(principal.userId)).filter((act) => act === 'sign_in refused')).toHaveLength(
      4,
    );
    await auth.rows.query("UPDATE login_tries SET locked_until = now() - interval '1 second'");
    await factors.enter(challenge, codeOf(secret), ip);
    const kept = await auth.rows.query(
      `SELECT failures FROM login_tries WHERE email = 'guesses@firm.example' AND network = $1`,
      ['198.51.100.7'],
    );
    expect(kept).toEqual([]);
  });

  it('is asked for after a reset of the password too', async () => {
    const { principal, secret } = await factors.enroll('reset');
    const token = randomUUID();
    await auth.rows.query(
      `INSERT INTO reset_links (token_hash, user_id, expires_at)
       VALUES ($1, $2, now() + interval '1 minute')`,
      [hashToken(token), principal.userId],
    );
    await auth.bus.call(resetPassword, { token, password: 'a better password' });
    const { challenge } = await factors.asked('reset', 'a better password');
    await expect(factors.enter(challenge, codeOf(secret))).resolves.toBeDefined();
  });

  it.each<[string, (id: number, email: string) => Promise<unknown>]>([
    ['an administrator', (id) => auth.bus.call(removeSecondFactors, { id }, { principal: admin })],
    [
      'the command',
      (_, email) => runUsersCommand(auth.database.url('auth'), ['remove-factors', email]),
    ],
  ])('is asked for no more once %s has removed the factors', async (who, remove) => {
    const name = who.replaceAll(' ', '-');
    const { principal } = await factors.enroll(name);
    const { challenge } = await factors.asked(name);
    const { recoveryCodes } = await factors.enroll(`${name}-other`);
    await remove(principal.userId, `${name}@firm.example`);
    expect(opened(await factors.logIn(name)).user.id).toBe(principal.userId);
    expect((await refusal(factors.enter(challenge, '123456'))).code).toBe('MFA_CODE_WRONG');
    const kept = await factors.asked(`${name}-other`);
    await expect(factors.enter(kept.challenge, recoveryCodes[0] ?? '')).resolves.toBeDefined();
  });
});
