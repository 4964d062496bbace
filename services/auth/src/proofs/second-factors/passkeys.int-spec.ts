import {
  beginFactorProof,
  beginPasskey,
  confirmPasskey,
  type FactorProof,
  login,
  MOST_PASSKEYS,
  type Principal,
  readSecondFactors,
  removePasskey,
  removeSecondFactors,
  renewRecoveryCodes,
  type SecondStep,
  takeSecondStep,
  turnOffTotp,
} from '@casewright/contracts';
import { admin } from '../../../test/audit-acts.js';
import { softwareKey } from '../../../test/passkey.js';
import {
  client,
  opened,
  type RunningAuth,
  refusal,
  startAuth,
} from '../../../test/running-auth.js';
import { codeOf, PASSWORD, secondFactorsOf } from '../../../test/second-factors.js';

type Key = ReturnType<typeof softwareKey>;
const OTHER_SITE = 'http://localhost.evil.example';

describe('the passkeys of an account', () => {
  let auth: RunningAuth;
  let factors: ReturnType<typeof secondFactorsOf>;

  beforeAll(async () => {
    auth = await startAuth();
    factors = secondFactorsOf(auth);
    await factors.register('first');
  });
  afterAll(() => auth.stop());

  const begin = (by: Principal, shown: Partial<FactorProof> = {}) =>
    factors.as(by, () =>
      auth.bus.call(beginPasskey, { current: PASSWORD, site: softwareKey().site, ...shown }),
    );
  const confirm = (by: Principal, challenge: string, credential: ReturnType<Key['make']>) =>
    factors.as(by, () => auth.bus.call(confirmPasskey, { challenge, name: 'My key', credential }));
  async function add(by: Principal, key: Key, shown?: FactorProof) {
    const { challenge } = await begin(by, shown);
    return confirm(by, challenge, key.make(challenge));
  }
  const read = (by: Principal) => factors.as(by, () => auth.bus.call(readSecondFactors, {}));
  const remove = (by: Principal, id: string, proof: FactorProof) =>
    factors.as(by, () => auth.bus.call(removePasskey, { id, ...proof }));
  async function proofBy(by: Principal, key: Key, current = PASSWORD): Promise<FactorProof> {
    const { challenge } = await factors.as(by, () =>
      auth.bus.call(beginFactorProof, { site: key.site }),
    );
    return { current, challenge, assertion: key.answer(challenge) };
  }
  async function asked(
    name: string,
    { site }: Pick<Key, 'site'>,
    ip = client.ip,
  ): Promise<SecondStep> {
    const input = { email: `${name}@firm.example`, password: PASSWORD };
    const answer = await auth.bus.call(login, { input, client: { ...client, ip }, site });
    if ('secondStep' in answer) return answer.secondStep;
    throw new Error('The password alone has let in.');
  }
  const enter = (challenge: string, assertion: ReturnType<Key['answer']>, ip = client.ip) =>
    auth.bus.call(takeSecondStep, {
      input: { challenge, assertion },
      client: { ...client, ip },
    });
  const acts = async ({ userId }: Principal) => {
    const rows: { act: string }[] = await auth.rows.query(
      `SELECT action || ' ' || outcome AS act FROM audit_entries
        WHERE actor_id = $1 AND action NOT IN ('open_account', 'sign_in') ORDER BY number`,
      [userId],
    );
    return rows.map(({ act }) => act);
  };

  it('are added with the password, and the first one brings recovery codes', async () => {
    const ann = await factors.register('adds');
    const key = softwareKey();
    expect((await refusal(begin(ann, { current: 'not this one' }))).code).toBe('FORBIDDEN');
    const options = await begin(ann);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Casewright' },
      user: { name: 'adds@firm.example' },
      exclude: [],
    });
    expect(opened(await factors.logIn('adds')).user.id).toBe(ann.userId);
    const { recoveryCodes } = await confirm(ann, options.challenge, key.make(options.challenge));
    expect(recoveryCodes).toHaveLength(10);
    expect(await read(ann)).toEqual({
      totp: null,
      passkeys: [
        {
          id: expect.any(String),
          name: 'My key',
          createdAt: expect.any(String),
          lastUsedAt: null,
        },
      ],
      recoveryCodesLeft: 10,
    });
    const again = await begin(ann, await proofBy(ann, key));
    expect(again.exclude).toEqual([{ id: key.id, transports: ['usb'] }]);
    const proof = await proofBy(ann, key);
    expect(await add(ann, softwareKey(), proof)).toEqual({ recoveryCodes: null });
    expect((await refusal(begin(ann))).code).toBe('MFA_CODE_WRONG');
    expect((await refusal(begin(ann, proof))).code).toBe('MFA_CHALLENGE_ENDED');
    expect(await acts(ann)).toEqual([
      'add_passkey refused',
      'add_passkey done',
      'add_passkey done',
      'add_passkey refused',
      'add_passkey refused',
    ]);
  });

  it('are not added for another challenge, account, or site, or twice', async () => {
    const ann = await factors.register('careful');
    const bob = await factors.register('other');
    const key = softwareKey();
    const { challenge } = await begin(ann);
    const refused = async (by: Principal, credential: ReturnType<Key['make']>) =>
      expect((await refusal(confirm(by, challenge, credential))).code).toBe('MFA_CODE_WRONG');
    await refused(ann, key.make('bm90IHRoaXMgb25l'));
    await refused(ann, key.make(challenge, OTHER_SITE));
    await refused(bob, key.make(challenge));
    await confirm(ann, challenge, key.make(challenge));
    const used = await refusal(confirm(ann, challenge, softwareKey().make(challenge)));
    expect(used.code).toBe('MFA_CHALLENGE_ENDED');
    expect((await refusal(add(bob, key))).code).toBe('CONFLICT');
  });

  it('open a session after the password, each answer once', async () => {
    const ann = await factors.register('enters');
    const key = softwareKey();
    await add(ann, key);
    const step = await asked('enters', key);
    expect(step).toMatchObject({
      factors: ['recovery_code', 'passkey'],
      passkeys: [{ id: key.id, transports: ['usb'] }],
    });
    const answer = key.answer(step.challenge);
    expect((await enter(step.challenge, answer)).user.id).toBe(ann.userId);
    expect((await refusal(enter(step.challenge, answer))).code).toBe('MFA_CHALLENGE_ENDED');
    const next = await asked('enters', key);
    expect((await refusal(enter(next.challenge, answer))).code).toBe('MFA_CODE_WRONG');
    expect((await read(ann)).passkeys).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });

  it('refuse an answer for another site, of another key, or of a copy of the key', async () => {
    const ann = await factors.register('strict');
    const bob = await factors.register('stranger');
    const key = softwareKey();
    const foreign = softwareKey();
    await add(ann, key);
    await add(bob, foreign);
    let tries = 0;
    // Each from elsewhere: five wrong ones from one network would have to wait.
    const wrong = async (answerTo: (challenge: string) => ReturnType<Key['answer']>) => {
      tries += 1;
      const ip = `198.51.100.${tries}`;
      const { challenge } = await asked('strict', key, ip);
      const refused = await refusal(enter(challenge, answerTo(challenge), ip));
      expect(refused.code).toBe('MFA_CODE_WRONG');
    };
    await wrong((challenge) => key.answer(challenge, OTHER_SITE));
    await wrong((challenge) => foreign.answer(challenge));
    await wrong((challenge) => ({ ...foreign.answer(challenge), id: key.id }));
    await auth.rows.query('UPDATE passkeys SET counter = 100 WHERE credential_id = $1', [key.id]);
    await wrong((challenge) => key.answer(challenge));
  });

  it('are not asked for where the server does not know its own address', async () => {
    const ann = await factors.register('nowhere');
    const key = softwareKey();
    await add(ann, key);
    const step = await factors.asked('nowhere');
    expect(step).toMatchObject({ factors: ['recovery_code'], passkeys: [] });
    const refused = await refusal(enter(step.challenge, key.answer(step.challenge)));
    expect(refused.code).toBe('MFA_CODE_WRONG');
  });

  it('prove changes, and are removed by themselves; the codes go with the last', async () => {
    const ann = await factors.register('removes');
    const key = softwareKey();
    await add(ann, key);
    const { recoveryCodes } = await factors.as(ann, async () =>
      auth.bus.call(renewRecoveryCodes, await proofBy(ann, key)),
    );
    expect(recoveryCodes).toHaveLength(10);
    const [{ id } = { id: '' }] = (await read(ann)).passkeys;
    const login = await asked('removes', key);
    const stolen = {
      current: PASSWORD,
      challenge: login.challenge,
      assertion: key.answer(login.challenge),
    };
    expect((await refusal(remove(ann, id, stolen))).code).toBe('MFA_CHALLENGE_ENDED');
    const wrong = await proofBy(ann, key, 'not this one');
    expect((await refusal(remove(ann, id, wrong))).code).toBe('FORBIDDEN');
    await remove(ann, id, await proofBy(ann, key));
    expect(await read(ann)).toEqual({ totp: null, passkeys: [], recoveryCodesLeft: 0 });
    expect(opened(await factors.logIn('removes')).user.id).toBe(ann.userId);
  });

  it('stay when the app is turned off, with the recovery codes', async () => {
    const { principal, secret, recoveryCodes } = await factors.enroll('both');
    const key = softwareKey();
    const shown = { current: PASSWORD, code: recoveryCodes[0] ?? '' };
    expect(await add(principal, key, shown)).toEqual({ recoveryCodes: null });
    expect((await asked('both', key)).factors).toEqual(['totp', 'recovery_code', 'passkey']);
    const proof = { current: PASSWORD, code: codeOf(secret) };
    await factors.as(principal, () => auth.bus.call(turnOffTotp, proof));
    expect(await read(principal)).toMatchObject({ totp: null, recoveryCodesLeft: 9 });
    expect((await asked('both', key)).factors).toEqual(['recovery_code', 'passkey']);
  });

  it('are another user’s to nobody, and gone once an administrator removes them', async () => {
    const ann = await factors.register('owner');
    const { principal: bob, recoveryCodes } = await factors.enroll('thief');
    await add(ann, softwareKey());
    const [{ id } = { id: '' }] = (await read(ann)).passkeys;
    const proof = { current: PASSWORD, code: recoveryCodes[0] ?? '' };
    expect((await refusal(remove(bob, id, proof))).code).toBe('NOT_FOUND');
    await auth.bus.call(removeSecondFactors, { id: ann.userId }, { principal: admin });
    expect(opened(await factors.logIn('owner')).user.id).toBe(ann.userId);
  });

  it('are so many, and no more', async () => {
    const ann = await factors.register('many');
    const first = softwareKey();
    await add(ann, first);
    for (let n = 1; n < MOST_PASSKEYS; n += 1) {
      await add(ann, softwareKey(), await proofBy(ann, first));
    }
    expect(await refusal(begin(ann, await proofBy(ann, first)))).toMatchObject({
      code: 'CONFLICT',
      message: `Your account has ${MOST_PASSKEYS} passkeys already. Remove one first.`,
    });
  });
});
