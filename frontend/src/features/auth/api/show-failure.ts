import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, serverMessageOr } from '../../../shared/api/api-error';
import { toast } from '../../../shared/ui/toast-store';

/** Shows a refused form: a toast with the server's sentence, and each named field's own error. */
export function showFailure<T extends FieldValues>(
  error: unknown,
  fallback: string,
  form: UseFormReturn<T, unknown, T>,
): void {
  const message = serverMessageOr(error, fallback);
  toast({
    title: fallback,
    ...(message === fallback ? {} : { description: message }),
    variant: 'destructive',
  });
  if (!(error instanceof ApiError)) return;
  const fields = Object.keys(form.getValues());
  const issues = error.details.filter((issue) => fields.includes(issue.path));
  issues.forEach((issue, index) => {
    form.setError(issue.path as Path<T>, { message: issue.message }, { shouldFocus: index === 0 });
  });
}
