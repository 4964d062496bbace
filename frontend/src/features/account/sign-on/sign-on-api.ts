import type { LinkStart } from '@casewright/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/client';

export function ownSignOnQuery() {
  return queryOptions({
    queryKey: ['own-sign-on'],
    queryFn: ({ signal }) => call('GET /account/single-sign-on', { signal }),
    staleTime: 0,
  });
}

/** Leaves for the provider; the way back leads to this screen. */
export function useLink() {
  return useMutation({
    mutationFn: (body: LinkStart) => call('POST /account/single-sign-on', { body }),
    onSuccess: ({ location }) => window.location.assign(location),
  });
}

export function useUnlink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LinkStart) => call('POST /account/single-sign-on/unlink', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: ownSignOnQuery().queryKey }),
  });
}
