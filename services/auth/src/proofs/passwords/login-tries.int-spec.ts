import { type AppError, login, signup } from '@casewright/contracts';
import {
  client,
  opened,
  type RunningAuth,
  refusal,
  startAuth,
  startReplica,
} from '../../../test/running-auth.js';

const RIGHT = 'the right one';
const OWNER = client.ip;
const STRANGER = '198.51.100.7';

describe('tries to guess a password', () => {
  let auth: RunningAuth;

  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.stop());

  const register = (email: string) =>
    auth.bus.call(signup, { input: { email, password: RIGHT, name: 'Ann Advocate' }, client });
  const enter = (email: string, password: string, ip = OWNER, bus = auth.bus) =>
    bus.call(login, { input: { email, password }, client: { ip, userAgent: 'spec' } }).then(opened);
  /** How many of the guesses were compared with the password. */
  const compared = (refusals: AppError[]) =>
    refusals.filter(({ code }) => code === 'WRONG_CREDENTIALS').length;
  const guesses = (count: number, guess: (n: number) => Promise<unknown>) =>
    Promise.all(Array.from({ length: count }, (_, n) => refusal(guess(n))));

  it('are no more than five when forty come at once, over two replicas', async () => {
    await register('at-once@firm.example');
    const replica = await startReplica(auth.database);
    const refusals = await guesses(40, (n) =>
      enter('at-once@firm.example', `guess ${n}`, STRANGER, n % 2 ? replica.bus : auth.bus),
    );
    await replica.stop();
    expect(compared(refusals)).toBe(5);
    expect(refusals.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(35);
  });

  it('from one address, however many at once, are one when its wait is over', async () => {
    await guesses(5, () => enter('again@firm.example', 'not this one', STRANGER));
    await auth.rows.query("UPDATE login_tries SET locked_until = now() - interval '1 second'");
    expect(
      compared(await guesses(10, () => enter('again@firm.example', 'not this one', STRANGER))),
    ).toBe(1);
  });

  it('by a stranger do not keep the owner out', async () => {
    await register('owner@firm.example');
    await guesses(20, () => enter('owner@firm.example', 'not this one', STRANGER));
    await expect(enter('owner@firm.example', RIGHT)).resolves.toBeDefined();
    expect((await refusal(enter('owner@firm.example', RIGHT, STRANGER))).code).toBe('RATE_LIMITED');
  });

  it('from one IPv6 network are those of one address', async () => {
    const refusals = await guesses(12, (n) =>
      enter('six@firm.example', 'not this one', `2001:db8:1:2::${n + 1}`),
    );
    expect(compared(refusals)).toBe(5);
  });

  it.each(['many@firm.example', 'no-account@firm.example'])(
    'of %s from many addresses are slowed down, but not from the usual address of its owner',
    async (email) => {
      const hasAccount = email.startsWith('many');
      if (hasAccount) await register(email);
      const refusals: AppError[] = [];
      // Ten at a time: sixty passwords compared at once outlast the deadline of a call.
      for (let from = 0; from < 60; from += 10) {
        const ten = await guesses(10, (n) => enter(email, 'not this one', `203.0.113.${from + n}`));
        refusals.push(...ten);
      }
      expect(compared(refusals)).toBe(50);
      const elsewhere = await refusal(enter(email, RIGHT, '198.51.100.99'));
      expect(elsewhere.code).toBe('RATE_LIMITED');
      expect(elsewhere.retryAfter).toBeLessThanOrEqual(15);
      if (hasAccount) await expect(enter(email, RIGHT)).resolves.toBeDefined();
    },
  );

  it('that were wrong are forgotten once the password was right', async () => {
    await register('forgets@firm.example');
    for (let round = 0; round < 3; round += 1) {
      await guesses(4, () => enter('forgets@firm.example', 'not this one'));
      await enter('forgets@firm.example', RIGHT);
    }
    const left = await auth.rows.query(
      "SELECT failures FROM login_tries WHERE email = 'forgets@firm.example'",
    );
    expect(left).toEqual([{ failures: 0 }]);
  });
});
