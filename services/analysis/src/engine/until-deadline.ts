import { currentContext } from '@casewright/platform';

/** Aborts when the call that is handled has passed its deadline: nobody waits for it any more. */
export function untilDeadline(): AbortSignal {
  const { deadline } = currentContext();
  if (deadline === undefined) return new AbortController().signal;
  return AbortSignal.timeout(Math.max(1, deadline - Date.now()));
}
