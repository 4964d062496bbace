import {
  beginPasskey,
  beginTotp,
  changeEmail,
  changePassword,
  createApiKey,
  deleteOwnAccount,
  type FactorProof,
  renewRecoveryCodes,
  turnOffTotp,
} from '@casewright/contracts';
import { type RunningAuth, refusal, startAuth } from '../../test/running-auth.js';
import { codeOf, PASSWORD, secondFactorsOf } from '../../test/second-factors.js';
import { whilePasswordChanges } from '../../test/while-changing.js';

describe('what the old password was shown for while a new one is set', () => {
  let auth: RunningAuth;
  let users: ReturnType<typeof secondFactorsOf>;

  beforeAll(async () => {
    auth = await startAuth();
    users = secondFactorsOf(auth);
    await users.register('first');
  });
  afterAll(() => auth.stop());

  const count = async (table: string, userId: number): Promise<number> => {
    const [{ rows }] = await auth.rows.query(
      `SELECT count(*)::integer AS rows FROM ${table} WHERE user_id = $1`,
      [userId],
    );
    return rows;
  };

  it('is no log-in', async () => {
    const { userId } = await users.register('enters');
    const work = whilePasswordChanges(auth, userId, () => users.logIn('enters'));
    expect((await refusal(work)).code).toBe('WRONG_CREDENTIALS');
    expect(await count('sessions', userId)).toBe(0);
  });

  it('waits for no second step', async () => {
    const { principal } = await users.enroll('asks');
    const work = whilePasswordChanges(auth, principal.userId, () => users.logIn('asks'));
    expect((await refusal(work)).code).toBe('WRONG_CREDENTIALS');
    expect(await count('second_steps', principal.userId)).toBe(0);
  });

  it('is no log-in by a second step that was asked for before', async () => {
    const { principal, secret } = await users.enroll('steps');
    const { challenge } = await users.asked('steps');
    const work = whilePasswordChanges(auth, principal.userId, () =>
      users.enter(challenge, codeOf(secret)),
    );
    await refusal(work);
    expect(await count('sessions', principal.userId)).toBe(0);
  });

  it.each([
    ['API key', () => auth.bus.call(createApiKey, { ...KEY, current: PASSWORD }), 'api_keys'],
    ['authenticator app', () => auth.bus.call(beginTotp, { current: PASSWORD }), 'totp_factors'],
    ['passkey', () => auth.bus.call(beginPasskey, { current: PASSWORD, site }), 'second_steps'],
  ] as const)('is no %s', async (name, ask, table) => {
    const ann = await users.register(`makes-${name.replaceAll(' ', '-')}`);
    const work = whilePasswordChanges(auth, ann.userId, () => users.as<unknown>(ann, ask));
    expect((await refusal(work)).code).toBe('FORBIDDEN');
    expect(await count(table, ann.userId)).toBe(0);
  });

  it.each([
    ['password', () => auth.bus.call(changePassword, { current: PASSWORD, password: 'mine now' })],
    ['address', () => auth.bus.call(changeEmail, { current: PASSWORD, email: 'x@y.example' })],
    ['end', () => auth.bus.call(deleteOwnAccount, { current: PASSWORD })],
  ] as const)('is no new %s of the account', async (name, ask) => {
    const ann = await users.register(`changes-${name}`);
    const work = whilePasswordChanges(auth, ann.userId, () => users.as<unknown>(ann, ask));
    expect((await refusal(work)).code).toBe('FORBIDDEN');
    const [{ email, password }] = await auth.rows.query(
      'SELECT email, password FROM users WHERE id = $1',
      [ann.userId],
    );
    expect(email).toBe(`changes-${name}@firm.example`);
    expect(await users.logIn(`changes-${name}`, 'mine now').catch(() => password)).toBe(password);
  });

  it.each([
    ['authenticator app', (proof: FactorProof) => auth.bus.call(turnOffTotp, proof)],
    ['recovery codes', (proof: FactorProof) => auth.bus.call(renewRecoveryCodes, proof)],
  ] as const)('takes away no %s', async (name, ask) => {
    const at = `keeps-${name.replaceAll(' ', '-')}`;
    const { principal, secret } = await users.enroll(at);
    const read = () =>
      auth.rows.query(
        `SELECT id::text FROM recovery_codes WHERE user_id = $1
          UNION ALL SELECT confirmed_at::text FROM totp_factors WHERE user_id = $1 ORDER BY 1`,
        [principal.userId],
      );
    const before = await read();
    const proof = { current: PASSWORD, code: codeOf(secret) };
    const work = whilePasswordChanges(auth, principal.userId, () =>
      users.as<unknown>(principal, () => ask(proof)),
    );
    expect((await refusal(work)).code).toBe('FORBIDDEN');
    expect(await read()).toEqual(before);
  });
});

const KEY = { name: 'A script', scope: 'read', expiresInDays: 30 } as const;
const site = 'https://law.firm.example';
