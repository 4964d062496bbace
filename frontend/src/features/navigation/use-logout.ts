import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../shared/api/client';
import { paths } from '../../shared/config/paths';
import { clearDrafts } from '../../shared/drafts/draft-store';
import { removeUser } from '../../shared/stores/session-store';

const LOGOUT_DEADLINE_MS = 4_000;

/**
 * Ends the session on the server, then here; a server that is down does not keep anyone signed in.
 */
export function useLogout() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () =>
      call('POST /auth/logout', {
        on401: 'throw',
        signal: AbortSignal.timeout(LOGOUT_DEADLINE_MS),
      }).catch(() => undefined),
    onSettled: () => {
      void navigate(paths.landing, { replace: true });
      clearDrafts();
      removeUser();
    },
  });
}
