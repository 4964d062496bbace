import type { ApiKeyRequest } from '@casewright/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/client';

/** Looked up at each visit: programs use keys meanwhile. */
export function keysQuery() {
  return queryOptions({
    queryKey: ['api-keys'],
    queryFn: ({ signal }) => call('GET /account/keys', { signal }),
    staleTime: 0,
  });
}

/** Makes a key, whose answer alone has it. */
export function useCreateKey() {
  const renew = useRenewKeys();
  return useMutation({
    mutationFn: (body: ApiKeyRequest) => call('POST /account/keys', { body }),
    onSuccess: renew,
  });
}

export function useRevokeKey() {
  const renew = useRenewKeys();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /account/keys/:id', { params: { id } }),
    onSettled: renew,
  });
}

function useRenewKeys() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keysQuery().queryKey });
}
