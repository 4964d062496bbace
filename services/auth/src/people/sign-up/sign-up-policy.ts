import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError, type Role } from '@casewright/contracts';
import type { AuthConfig } from '../../auth-config.js';
import type { AlreadyThere } from './account-opening.js';

type Setting = Pick<AuthConfig, 'SIGNUP' | 'SETUP_TOKEN'>;

/**
 * The role of a new account. Whoever shows the token of the installation is its first administrator,
 * whatever `SIGNUP` says. Without a token to show, the first account of all is.
 *
 * @param sender the address, and what was shown of the installation's link
 * @throws AppError SIGNUP_CLOSED; FORBIDDEN for another token; CONFLICT where there is an administrator
 */
export function roleAtSignup(
  { SIGNUP, SETUP_TOKEN }: Setting,
  { email, setup }: { email: string; setup: string | undefined },
  there: AlreadyThere,
): Role {
  if (setup !== undefined) {
    assertInstalled(setup, { SETUP_TOKEN }, there);
    return 'administrator';
  }
  const isFirst = expectedToken({ SETUP_TOKEN }) === undefined && !there.anybody;
  assertMaySignUp(SIGNUP, email, isFirst);
  return isFirst ? 'administrator' : 'member';
}

function expectedToken({ SETUP_TOKEN }: Pick<Setting, 'SETUP_TOKEN'>): string | undefined {
  return SETUP_TOKEN === 'off' ? undefined : SETUP_TOKEN;
}

/**
 * In this order: whether there is an administrator is nobody's to know who does not have the token.
 *
 * @throws AppError FORBIDDEN for another token; CONFLICT where there is an administrator
 */
export function assertInstalled(
  setup: string,
  setting: Pick<Setting, 'SETUP_TOKEN'>,
  there: AlreadyThere,
): void {
  const expected = expectedToken(setting);
  if (expected !== undefined && !isSame(setup, expected)) {
    throw new AppError(
      'FORBIDDEN',
      'This setup link is not valid. Open the whole link that the installation printed, or build it from its SETUP_TOKEN.',
    );
  }
  if (there.administrator || (expected === undefined && there.anybody)) {
    throw new AppError(
      'CONFLICT',
      'This installation already has an administrator. Log in, or ask them for an account.',
    );
  }
}

/**
 * Whether to type an address is not enough, as anybody can: one of an allowed domain, or one whose owner
 * is to sign on by a provider and would find their address taken. Whoever shows the installation's token
 * needs no proof.
 */
export function mustProveMailbox(
  { SIGNUP }: Pick<Setting, 'SIGNUP'>,
  role: Role,
  { singleSignOn, mail }: { singleSignOn: boolean; mail: boolean },
): boolean {
  return role === 'member' && (SIGNUP.startsWith('domain:') || (singleSignOn && mail));
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

/**
 * Whether `email` may open an account under the `SIGNUP` setting. An account that becomes the
 * administrator's by being the first is always allowed: without one nobody could ever sign in.
 *
 * @throws AppError SIGNUP_CLOSED with the sentence to show.
 */
export function assertMaySignUp(setting: string, email: string, isFirstAccount: boolean): void {
  if (setting === 'open' || isFirstAccount) return;
  if (setting === 'closed') {
    throw new AppError(
      'SIGNUP_CLOSED',
      'Sign-up is closed here. Ask your administrator for an account.',
    );
  }
  const domains = setting.slice('domain:'.length).toLowerCase().split(',');
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (!domains.includes(domain)) {
    throw new AppError(
      'SIGNUP_CLOSED',
      `Sign-up is open to addresses at ${domains.join(', ')} only. Use your firm's address.`,
    );
  }
}
