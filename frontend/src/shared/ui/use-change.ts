import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, GENERIC_FAILURE, reasonOf, serverMessageOr } from '../api/api-error';
import { fetchAgain } from '../api/queries';
import { toastFailure } from './toast-store';

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

/**
 * Changes something, and fetches again what may be old then, even where it failed.
 * @param failed the title of a toast with the reason, or what says it, if nothing else does
 * @param done what follows where it worked
 */
export function useChange<Given = void, Answer = unknown>(
  change: (given: Given) => Promise<Answer>,
  { queryKey }: { queryKey: QueryKey },
  failed?: string | ((error: Error) => void),
  done?: (answer: Answer) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => done?.(answer),
    onError(error) {
      if (typeof failed === 'function') failed(error);
      else if (failed) toastFailure(failed, reasonOf(error, GENERIC_FAILURE));
    },
    onSettled: () => fetchAgain(client, queryKey),
  });
}
