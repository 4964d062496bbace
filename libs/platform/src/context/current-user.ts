import { AppError, enrollingMay, keyMay, RULES, type Rule, roleMay } from '@casewright/contracts';
import { currentContext } from './request-context.js';

/**
 * The user for whom the call is made; whatever is kept is kept and read for that user only.
 *
 * @throws AppError NOT_SIGNED_IN for a call without a principal.
 */
export function currentUserId(): number {
  const { principal } = currentContext();
  if (!principal) throw new AppError('NOT_SIGNED_IN', 'Please log in to continue.');
  return principal.userId;
}

/**
 * Refuses callers whom a call's rule does not allow.
 * @throws AppError NOT_SIGNED_IN, FORBIDDEN, or MFA_REQUIRED
 */
export function assertMay(rule: Rule): void {
  const { principal } = currentContext();
  if (!enrollingMay(principal?.mustEnroll, rule)) {
    throw new AppError(
      'MFA_REQUIRED',
      'Your account needs a second step at login. Log in with a browser to set it up first.',
    );
  }
  if (roleMay(principal?.role, rule) && keyMay(principal?.scope, rule)) return;
  if (!principal) throw new AppError('NOT_SIGNED_IN', 'Please log in to continue.');
  if (roleMay(principal.role, rule)) {
    throw new AppError(
      'FORBIDDEN',
      `An API key with the scope “${principal.scope}” may not do this. Use another key, or log in.`,
    );
  }
  const roles = new Intl.ListFormat('en').format(RULES[rule].map((role) => `${role}s`));
  throw new AppError(
    'FORBIDDEN',
    `Only ${roles} may do this. Your role is ${principal.role}: ask an administrator for more.`,
  );
}
