import { AppError } from '@casewright/contracts';
import { currentContext } from './request-context.js';

/**
 * The user for whom the call is made; whatever is kept is kept and read for that user only.
 *
 * @throws AppError NOT_SIGNED_IN for a call without a principal.
 */
export function currentUserId(): number {
  const { principal } = currentContext();
  if (!principal) throw new AppError('NOT_SIGNED_IN', 'Please log in to go on.');
  return principal.userId;
}

/**
 * Refuses everybody but administrators.
 *
 * @param act what only they may do, for the sentence: `look after the library`
 * @throws AppError NOT_SIGNED_IN or FORBIDDEN
 */
export function assertAdmin(act: string): void {
  const { principal } = currentContext();
  if (!principal) throw new AppError('NOT_SIGNED_IN', 'Please log in to go on.');
  if (principal.isAdmin) return;
  throw new AppError('FORBIDDEN', `Only an administrator may ${act}.`);
}
