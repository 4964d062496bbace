import type { DetailsChange, EmailChange, PasswordChange } from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { routeQuery } from '../../shared/api/queries';
import { storeUser } from '../../shared/stores/session-store';
import { useChange } from '../../shared/ui/use-change';

/** Looked up at each visit: other devices sign in and out meanwhile. */
export const sessionsQuery = { ...routeQuery('GET /account/sessions'), staleTime: 0 };

/** Looked up at each visit: programs use keys meanwhile. */
export const keysQuery = { ...routeQuery('GET /account/keys'), staleTime: 0 };

export const ownSignOnQuery = { ...routeQuery('GET /account/single-sign-on'), staleTime: 0 };

/** Changes the password; the list of sessions is another one then. */
export const useChangePassword = () =>
  useChange((body: PasswordChange) => call('POST /account/password', { body }), sessionsQuery);

/** Changes the address; the answer is the stored user from then on. */
export function useChangeEmail() {
  return useMutation({
    mutationFn: (body: EmailChange) => call('POST /account/email', { body }),
    onSuccess: storeUser,
  });
}

/** Changes name and firm; the menu shows them from then on. */
export function useChangeDetails() {
  return useMutation({
    mutationFn: (body: DetailsChange) => call('POST /account/details', { body }),
    onSuccess: storeUser,
  });
}
