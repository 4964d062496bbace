import type { DetailsChange, EmailChange, PasswordChange } from '@casewright/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { storeUser } from '../../shared/stores/session-store';

/** Looked up at each visit: other devices sign in and out meanwhile. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: ['own-sessions'],
    queryFn: ({ signal }) => call('GET /account/sessions', { signal }),
    staleTime: 0,
  });
}

/** Changes the password; the list of sessions is another one then. */
export function useChangePassword() {
  const renew = useRenewSessions();
  return useMutation({
    mutationFn: (body: PasswordChange) => call('POST /account/password', { body }),
    onSuccess: renew,
  });
}

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

export function useEndSession() {
  const renew = useRenewSessions();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /account/sessions/:id', { params: { id } }),
    onSettled: renew,
  });
}

export function useEndOtherSessions() {
  const renew = useRenewSessions();
  return useMutation({
    mutationFn: () => call('DELETE /account/sessions'),
    onSettled: renew,
  });
}

function useRenewSessions() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sessionsQuery().queryKey });
}
