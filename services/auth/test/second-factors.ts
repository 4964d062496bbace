import { randomUUID } from 'node:crypto';
import {
  beginTotp,
  confirmTotp,
  login,
  type OpenedSession,
  type Principal,
  resolveSession,
  type SecondStep,
  signup,
  takeSecondStep,
} from '@casewright/contracts';
import { runInContext } from '@casewright/platform';
import { TOTP } from 'otpauth';
import { client, type RunningAuth } from './running-auth.js';

const STEP_MS = 30_000;

export const PASSWORD = 'open sesame';

/** What a phone shows one step from now: the clock may strike before it is looked at. */
export const codeOf = (secret: string, steps = 1): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });

/** Accounts of a running auth service that have second factors, and their log-ins. */
export function secondFactorsOf({ bus }: RunningAuth) {
  const as = <T>(principal: Principal, work: () => Promise<T>): Promise<T> =>
    runInContext({ correlationId: randomUUID(), principal }, work);

  async function register(name: string): Promise<Principal> {
    const input = { email: `${name}@firm.example`, password: PASSWORD, name: 'Ann Advocate' };
    const { token } = await bus.call(signup, { input, client });
    const session = await bus.call(resolveSession, { token });
    if (!session) throw new Error('The session has ended.');
    return session.principal;
  }

  /** An account with an authenticator app, whose code of now is used up. */
  async function enroll(name: string) {
    const principal = await register(name);
    const { secret } = await as(principal, () => bus.call(beginTotp, { current: PASSWORD }));
    const { recoveryCodes } = await as(principal, () =>
      bus.call(confirmTotp, { code: codeOf(secret, 0) }),
    );
    return { principal, secret, recoveryCodes: recoveryCodes ?? [] };
  }

  const logIn = (name: string, password = PASSWORD, ip = client.ip) =>
    bus.call(login, {
      input: { email: `${name}@firm.example`, password },
      client: { ...client, ip },
    });

  /** What is asked for once the password is right. */
  async function asked(name: string, password?: string, ip?: string): Promise<SecondStep> {
    const answer = await logIn(name, password, ip);
    if ('secondStep' in answer) return answer.secondStep;
    throw new Error('The password alone has let in.');
  }

  const enter = (challenge: string, code: string, ip = client.ip): Promise<OpenedSession> =>
    bus.call(takeSecondStep, { input: { challenge, code }, client: { ...client, ip } });

  return { as, register, enroll, logIn, asked, enter };
}
