import { useMutation } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { useLeave } from '../../shared/hooks/use-leave';
import { takeSignOn } from '../../shared/stores/sign-on-store';

const LOGOUT_DEADLINE_MS = 4_000;

/**
 * Ends the session on the server, then here; a server that is down does not keep anyone signed in.
 */
export function useLogout() {
  const leave = useLeave();
  return useMutation({
    mutationFn: () => endSession().catch(() => undefined),
    onSettled: (end) => {
      leave();
      if (end?.location) window.location.assign(end.location);
    },
  });
}

/** With single sign-on, the provider's own session ends at an address of the provider. */
function endSession() {
  const options = { on401: 'throw', signal: AbortSignal.timeout(LOGOUT_DEADLINE_MS) } as const;
  return takeSignOn()
    ? call('POST /auth/single-sign-on/logout', options)
    : call('POST /auth/logout', options).then(() => null);
}
