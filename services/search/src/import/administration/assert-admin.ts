import { AppError } from '@casewright/contracts';
import { currentContext } from '@casewright/platform';

/** The library belongs to everybody; what goes into it is decided by administrators. */
export function assertAdmin(): void {
  const { principal } = currentContext();
  if (!principal) throw new AppError('NOT_SIGNED_IN', 'Please log in to go on.');
  if (principal.isAdmin) return;
  throw new AppError('FORBIDDEN', 'Only an administrator may look after the library.');
}
