import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { postJson } from '../../../shared/api/client';
import { paths } from '../../../shared/config/paths';
import { clearDrafts } from '../../../shared/drafts/draft-store';
import { removeUser } from '../../../shared/session/session-store';

const LOGOUT_DEADLINE_MS = 4_000;

/** Ends the session on the server, then here; a server that is away does not keep anybody in. */
export function useLogout() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () =>
      postJson('/api/auth/logout', undefined, {
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
