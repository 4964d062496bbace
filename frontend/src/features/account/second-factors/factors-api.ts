import type { FactorProof, TotpConfirmation, TotpRequest } from '@casewright/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/client';

export function factorsQuery() {
  return queryOptions({
    queryKey: ['second-factors'],
    queryFn: ({ signal }) => call('GET /account/second-factors', { signal }),
    staleTime: 0,
  });
}

export function useBeginTotp() {
  return useMutation({
    mutationFn: (body: TotpRequest) => call('POST /account/second-factors/totp', { body }),
  });
}

/** Turns the app on; its answer alone has the recovery codes. */
export function useConfirmTotp() {
  const renew = useRenewFactors();
  return useMutation({
    mutationFn: (body: TotpConfirmation) =>
      call('POST /account/second-factors/totp/confirmation', { body }),
    onSuccess: renew,
  });
}

export function useTurnOffTotp() {
  const renew = useRenewFactors();
  return useMutation({
    mutationFn: (body: FactorProof) => call('POST /account/second-factors/totp/removal', { body }),
    onSettled: renew,
  });
}

/** New codes, which its answer alone has. */
export function useRenewCodes() {
  const renew = useRenewFactors();
  return useMutation({
    mutationFn: (body: FactorProof) =>
      call('POST /account/second-factors/recovery-codes', { body }),
    // A recovery code may have been used up even where it was refused.
    onSettled: renew,
  });
}

function useRenewFactors() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: factorsQuery().queryKey });
}
