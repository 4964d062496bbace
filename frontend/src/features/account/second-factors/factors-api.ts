import type {
  FactorProof,
  FactorRequest,
  FirstRecoveryCodes,
  TotpConfirmation,
} from '@casewright/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/client';
import { askForPasskey, makePasskey } from '../../../shared/api/passkeys';

/** The password, and a code or else a passkey. */
export interface ShownProof {
  current: string;
  code?: string;
}

export interface NewPasskey extends ShownProof {
  name: string;
}

export function factorsQuery() {
  return queryOptions({
    queryKey: ['second-factors'],
    queryFn: ({ signal }) => call('GET /account/second-factors', { signal }),
    staleTime: 0,
  });
}

/** @param isFurther whether the account has a second factor, which is shown with the password */
export function useBeginTotp(isFurther: boolean) {
  return useMutation({
    mutationFn: async (shown: ShownProof) => {
      const body = await requestOf(shown, isFurther);
      return call('POST /account/second-factors/totp', { body });
    },
  });
}

/** Turns the app on; the answer alone has the recovery codes, if it is the first second factor. */
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
    mutationFn: async (shown: ShownProof) => {
      const body = await proofOf(shown);
      return call('POST /account/second-factors/totp/removal', { body });
    },
    onSettled: renew,
  });
}

/** Has the browser make a passkey, and adds it to the account. @param isFurther as of an app */
export function useAddPasskey(isFurther: boolean) {
  const renew = useRenewFactors();
  return useMutation({
    mutationFn: async ({ name, ...shown }: NewPasskey): Promise<FirstRecoveryCodes> => {
      const request = await requestOf(shown, isFurther);
      const options = await call('POST /account/second-factors/passkeys', { body: request });
      const { challenge } = options;
      const body = { challenge, name, credential: await makePasskey(options) };
      return call('POST /account/second-factors/passkeys/confirmation', { body });
    },
    // A recovery code may have been used up even where it was refused.
    onSettled: renew,
  });
}

export function useRemovePasskey(id: string) {
  const renew = useRenewFactors();
  return useMutation({
    mutationFn: async (shown: ShownProof) => {
      const body = await proofOf(shown);
      return call('POST /account/second-factors/passkeys/:id/removal', { params: { id }, body });
    },
    onSettled: renew,
  });
}

/** New codes, which its answer alone has. */
export function useRenewCodes() {
  const renew = useRenewFactors();
  return useMutation({
    mutationFn: async (shown: ShownProof) => {
      const body = await proofOf(shown);
      return call('POST /account/second-factors/recovery-codes', { body });
    },
    // A recovery code may have been used up even where it was refused.
    onSettled: renew,
  });
}

function useRenewFactors() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: factorsQuery().queryKey });
}

async function requestOf(shown: ShownProof, isFurther: boolean): Promise<FactorRequest> {
  return isFurther ? proofOf(shown) : { current: shown.current };
}

async function proofOf({ current, code }: ShownProof): Promise<FactorProof> {
  if (code !== undefined) return { current, code };
  const step = await call('POST /account/second-factors/challenge');
  return { current, challenge: step.challenge, assertion: await askForPasskey(step) };
}
