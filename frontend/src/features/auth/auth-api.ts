import type {
  AccountOpening,
  LoginRequest,
  SecondStep,
  SecondStepRequest,
  SignupRequest,
  User,
} from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { askForPasskey } from '../../shared/api/passkeys';
import { storeUser } from '../../shared/stores/session-store';
import { toast } from '../../shared/ui/toast-store';

/** Signs in, unless the answer asks for more; the user becomes the stored one, which opens the tools. */
export function useLogin() {
  return useMutation({
    mutationFn: (input: LoginRequest) => call('POST /auth/login', { body: input, on401: 'throw' }),
    // Here and not at the form: storing the user unmounts it.
    onSuccess: (answer) => {
      if (!('secondStep' in answer)) welcome(answer);
    },
  });
}

/** Signs in with a code or a passkey, after a log-in that asked for one. */
export function useSecondStep(step: SecondStep) {
  const { challenge } = step;
  return useMutation({
    mutationFn: async (shown: 'passkey' | Pick<SecondStepRequest, 'code'>) => {
      const factor = shown === 'passkey' ? { assertion: await askForPasskey(step) } : shown;
      return call('POST /auth/second-step', { body: { challenge, ...factor }, on401: 'throw' });
    },
    onSuccess: welcome,
  });
}

function welcome(user: User): void {
  storeUser(user);
  toast({ title: 'Welcome back!' });
}

/**
 * Creates the account, stores the user, then records the lead.
 * @param after run once the user is stored, which may have taken the form away
 */
export function useSignup(after: () => void = () => undefined) {
  return useMutation({
    mutationFn: (input: AccountOpening) =>
      call('POST /auth/signup', { body: input, on401: 'throw' }),
    onSuccess: (user, input) => {
      storeUser(user);
      after();
      toast({ title: 'Account created!' });
      recordLead(input);
    },
  });
}

/** A lead serves the operator, not the user: its failure must not bother anyone. */
function recordLead({ email, name, company }: SignupRequest): void {
  const lead = { email, name, ...(company ? { company } : {}), source: 'signup_form' };
  call('POST /leads', { body: lead, on401: 'throw' }).catch(() => undefined);
}
