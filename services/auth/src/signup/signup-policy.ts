import { AppError } from '@casewright/contracts';

/**
 * Whether `email` may open an account under the `SIGNUP` setting. The first account is always
 * allowed: it becomes the administrator, and without one nobody could ever sign in.
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
