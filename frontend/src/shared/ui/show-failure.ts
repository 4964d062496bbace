import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, serverMessageOr } from '../api/api-error';
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
