import type { LoginRequest, SignupRequest } from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, serverMessageOr } from '../../shared/api/api-error';
import { call } from '../../shared/api/client';
import { storeUser } from '../../shared/stores/session-store';
import { toast, toastFailure } from '../../shared/ui/toast-store';
import * as texts from './texts';

/** Signs in; the answer becomes the stored user, which opens the tools. */
export function useLogin() {
  return useMutation({
    mutationFn: (input: LoginRequest) => call('POST /auth/login', { body: input, on401: 'throw' }),
    // Here and not at the form: storing the user unmounts it.
    onSuccess: (user) => {
      storeUser(user);
      toast({ title: texts.welcomeBack });
    },
  });
}

/** Creates the account, stores the user, then records the lead. */
export function useSignup() {
  return useMutation({
    mutationFn: (input: SignupRequest) =>
      call('POST /auth/signup', { body: input, on401: 'throw' }),
    onSuccess: (user, input) => {
      storeUser(user);
      toast({ title: texts.accountCreated });
      recordLead(input);
    },
  });
}

/** A lead serves the operator, not the user: its failure must not bother anyone. */
function recordLead({ email, name, company }: SignupRequest): void {
  const lead = { email, name, ...(company ? { company } : {}), source: 'signup_form' };
  call('POST /leads', { body: lead, on401: 'throw' }).catch(() => undefined);
}

/** Shows a refused form: a toast with the server's sentence, and each named field's own error. */
export function showFailure<T extends FieldValues>(
  error: unknown,
  fallback: string,
  form: UseFormReturn<T, unknown, T>,
): void {
  toastFailure(fallback, serverMessageOr(error, fallback));
  if (!(error instanceof ApiError)) return;
  const fields = Object.keys(form.getValues());
  const issues = error.details.filter((issue) => fields.includes(issue.path));
  issues.forEach((issue, index) => {
    form.setError(issue.path as Path<T>, { message: issue.message }, { shouldFocus: index === 0 });
  });
}
