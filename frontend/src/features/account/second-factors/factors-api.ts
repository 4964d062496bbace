import type {
  FactorProof,
  FactorRequest,
  FirstRecoveryCodes,
  TotpConfirmation,
} from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/client';
import { askForPasskey, makePasskey } from '../../../shared/api/passkeys';
import { routeQuery } from '../../../shared/api/queries';
import { useChange } from '../../../shared/ui/use-change';

/** The password, and a code or else a passkey. */
export interface ShownProof {
  current: string;
  code?: string | undefined;
}

export interface NewPasskey extends ShownProof {
  name: string;
}

export const factorsQuery = { ...routeQuery('GET /account/second-factors'), staleTime: 0 };

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
export const useConfirmTotp = () =>
  useChange(
    (body: TotpConfirmation) => call('POST /account/second-factors/totp/confirmation', { body }),
    factorsQuery,
  );

export const useTurnOffTotp = () =>
  useChange(async (shown: ShownProof) => {
    const body = await proofOf(shown);
    return call('POST /account/second-factors/totp/removal', { body });
  }, factorsQuery);

/** Has the browser make a passkey, and adds it to the account. @param isFurther as of an app */
export const useAddPasskey = (isFurther: boolean) =>
  useChange(async ({ name, ...shown }: NewPasskey): Promise<FirstRecoveryCodes> => {
    const request = await requestOf(shown, isFurther);
    const options = await call('POST /account/second-factors/passkeys', { body: request });
    const { challenge } = options;
    const body = { challenge, name, credential: await makePasskey(options) };
    return call('POST /account/second-factors/passkeys/confirmation', { body });
  }, factorsQuery);

export const useRemovePasskey = (id: string) =>
  useChange(async (shown: ShownProof) => {
    const body = await proofOf(shown);
    return call('POST /account/second-factors/passkeys/:id/removal', { params: { id }, body });
  }, factorsQuery);

/** New codes, which its answer alone has. */
export const useRenewCodes = () =>
  useChange(async (shown: ShownProof) => {
    const body = await proofOf(shown);
    return call('POST /account/second-factors/recovery-codes', { body });
  }, factorsQuery);

async function requestOf(shown: ShownProof, isFurther: boolean): Promise<FactorRequest> {
  return isFurther ? proofOf(shown) : { current: shown.current };
}

async function proofOf({ current, code }: ShownProof): Promise<FactorProof> {
  if (code !== undefined) return { current, code };
  const step = await call('POST /account/second-factors/challenge');
  return { current, challenge: step.challenge, assertion: await askForPasskey(step) };
}
