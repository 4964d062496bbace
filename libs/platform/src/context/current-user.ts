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
