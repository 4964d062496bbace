import type { NewInvitation } from '@casewright/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/client';

export function invitationsQuery() {
  return queryOptions({
    queryKey: ['invitations'],
    queryFn: ({ signal }) => call('GET /admin/invitations', { signal }),
    staleTime: 0,
  });
}

/** The answer alone has the link, if it could not be mailed. */
export function useInvite() {
  const renew = useRenew();
  return useMutation({
    mutationFn: (body: NewInvitation) => call('POST /admin/invitations', { body }),
    onSuccess: renew,
  });
}

export function useRevoke() {
  const renew = useRenew();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /admin/invitations/:id', { params: { id } }),
    onSettled: renew,
  });
}

function useRenew() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: invitationsQuery().queryKey });
}
