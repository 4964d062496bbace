import {
  beginPasskey,
  beginTotp,
  confirmTotp,
  listAccounts,
  type Principal,
  readSecondFactors,
  renewRecoveryCodes,
  turnOffTotp,
} from '@casewright/contracts';
import { admin } from '../../../test/audit-acts.js';
import { softwareKey } from '../../../test/passkey.js';
import { opened, type RunningAuth, refusal, startAuth } from '../../../test/running-auth.js';
import { codeOf, PASSWORD, secondFactorsOf } from '../../../test/second-factors.js';

describe('the second factors of an account', () => {
  let auth: RunningAuth;
  let factors: ReturnType<typeof secondFactorsOf>;

  beforeAll(async () => {
    auth = await startAuth();
    factors = secondFactorsOf(auth);
    await factors.register('first');
  });
  afterAll(() => auth.stop());

  const begin = (by: Principal, current = PASSWORD) =>
    factors.as(by, () => auth.bus.call(beginTotp, { current }));
  const confirm = (by: Principal, code: string) =>
    factors.as(by, () => auth.bus.call(confirmTotp, { code }));
  const read = (by: Principal) => factors.as(by, () => auth.bus.call(readSecondFactors, {}));
  const renew = (by: Principal, code: string, current = PASSWORD) =>
    factors.as(by, () => auth.bus.call(renewRecoveryCodes, { current, code }));
  const turnOff = (by: Principal, code: string, current = PASSWORD) =>
    factors.as(by, () => auth.bus.call(turnOffTotp, { current, code }));
  const acts = async ({ userId }: Principal) => {
    const rows: { act: string }[] = await auth.rows.query(
      `SELECT action || ' ' || outcome AS act FROM audit_entries
        WHERE actor_id = $1 AND action NOT IN ('open_account', 'sign_in') ORDER BY number`,
      [userId],
    );
    return rows.map(({ act }) => act);
  };

  it('begin with the password, count once a code confirms them, and give ten codes', async () => {
    const ann = await factors.register('begins');
    expect((await refusal(begin(ann, 'not this one'))).code).toBe('FORBIDDEN');
    expect((await refusal(confirm(ann, '123456'))).code).toBe('CONFLICT');
    const dropped = await begin(ann);
    const { secret } = await begin(ann);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(opened(await factors.logIn('begins')).user.id).toBe(ann.userId);
    expect((await refusal(confirm(ann, codeOf(dropped.secret)))).code).toBe('MFA_CODE_WRONG');
    expect(await read(ann)).toEqual({ totp: null, passkeys: [], recoveryCodesLeft: 0 });
    const code = codeOf(secret);
    const { recoveryCodes } = await confirm(ann, code);
    expect(recoveryCodes).toHaveLength(10);
    expect(await read(ann)).toEqual({
      totp: { since: expect.any(String) },
      passkeys: [],
      recoveryCodesLeft: 10,
    });
    expect(await acts(ann)).toEqual(['enable_totp refused', 'enable_totp done']);
    const { challenge } = await factors.asked('begins');
    const again = await refusal(factors.enter(challenge, code));
    expect(again.code).toBe('MFA_CODE_WRONG');
  });

  it('are not replaced by who has the password alone', async () => {
    const { principal, secret } = await factors.enroll('replaced');
    const ask = (code?: string) =>
      factors.as(principal, () => auth.bus.call(beginTotp, { current: PASSWORD, code }));
    expect((await refusal(ask())).code).toBe('MFA_CODE_WRONG');
    expect((await refusal(ask(codeOf(secret)))).code).toBe('CONFLICT');
    expect((await refusal(confirm(principal, '123456'))).code).toBe('CONFLICT');
  });

  it('are not added to by who has the password alone', async () => {
    const { principal, secret } = await factors.enroll('more');
    const { site } = softwareKey();
    const ask = (shown: { code?: string }) =>
      factors.as(principal, () =>
        auth.bus.call(beginPasskey, { current: PASSWORD, site, ...shown }),
      );
    expect((await refusal(ask({}))).code).toBe('MFA_CODE_WRONG');
    expect((await refusal(ask({ code: '000000' }))).code).toBe('MFA_CODE_WRONG');
    expect((await ask({ code: codeOf(secret) })).challenge).toBeDefined();
    expect((await acts(principal)).slice(1)).toEqual(Array(2).fill('add_passkey refused'));
  });

  it('give new recovery codes for the password and a code, in place of those before', async () => {
    const { principal, secret, recoveryCodes } = await factors.enroll('renews');
    const [first = '', second = ''] = recoveryCodes;
    expect((await refusal(renew(principal, codeOf(secret), 'wrong'))).code).toBe('FORBIDDEN');
    expect((await refusal(renew(principal, '000000'))).code).toBe('MFA_CODE_WRONG');
    const made = await renew(principal, first);
    expect(await read(principal)).toMatchObject({ recoveryCodesLeft: 10 });
    const { challenge } = await factors.asked('renews');
    expect((await refusal(factors.enter(challenge, second))).code).toBe('MFA_CODE_WRONG');
    await factors.enter(challenge, made.recoveryCodes[0] ?? '');
    expect(await read(principal)).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await acts(principal)).slice(1)).toEqual([
      'renew_recovery_codes refused',
      'renew_recovery_codes refused',
      'use_recovery_code done',
      'renew_recovery_codes done',
      'use_recovery_code done',
    ]);
  });

  it('are turned off for the password and a code, and the password alone lets in', async () => {
    const { principal, secret } = await factors.enroll('off');
    expect((await refusal(turnOff(principal, '000000'))).code).toBe('MFA_CODE_WRONG');
    await turnOff(principal, codeOf(secret));
    expect(await read(principal)).toEqual({ totp: null, passkeys: [], recoveryCodesLeft: 0 });
    expect(opened(await factors.logIn('off')).user.id).toBe(principal.userId);
    expect((await refusal(turnOff(principal, codeOf(secret)))).code).toBe('CONFLICT');
    expect(await acts(principal)).toEqual([
      'enable_totp done',
      'disable_totp refused',
      'disable_totp done',
    ]);
  });

  it('slow down guesses of a code by whoever has a session and the password', async () => {
    const { principal, secret } = await factors.enroll('slow');
    for (let n = 0; n < 5; n += 1) {
      expect((await refusal(turnOff(principal, '000000'))).code).toBe('MFA_CODE_WRONG');
    }
    expect((await refusal(turnOff(principal, codeOf(secret)))).code).toBe('RATE_LIMITED');
  });

  it('are seen by administrators as being there, and no more', async () => {
    await factors.enroll('seen');
    const page = await auth.bus.call(listAccounts, { search: 'seen@' }, { principal: admin });
    expect(page.accounts).toMatchObject([{ hasSecondFactor: true }]);
    const others = await auth.bus.call(listAccounts, { search: 'first@' }, { principal: admin });
    expect(others.accounts).toMatchObject([{ hasSecondFactor: false }]);
  });
});
