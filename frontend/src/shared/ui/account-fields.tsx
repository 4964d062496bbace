import { useQuery } from '@tanstack/react-query';
import type { FieldValues, Path } from 'react-hook-form';
import { accountRulesQuery } from '../api/queries';
import { FormField, type FormFieldProps } from './form';

/** What the specification asks of every password. */
const LEAST = 6;

type KnownFieldProps<T extends FieldValues> = Omit<FormFieldProps<T>, 'name' | 'label'> & {
  label?: string;
};

/** An address that somebody signs in with. */
export function EmailField<T extends { email: string }>(props: KnownFieldProps<T>) {
  return (
    <FormField
      label="Email"
      type="email"
      autoComplete="username"
      {...props}
      name={'email' as Path<T>}
    />
  );
}

/** Asks for the password that the account has, before something about it is changed. */
export function CurrentPassword<T extends { current?: string | undefined }>(
  props: KnownFieldProps<T>,
) {
  return (
    <FormField
      label="Current password"
      type="password"
      autoComplete="current-password"
      {...props}
      name={'current' as Path<T>}
    />
  );
}

/** A password to be, with what this installation asks of it; the least until that is known. */
export function NewPassword<T extends { password: string }>(props: KnownFieldProps<T>) {
  const { data } = useQuery(accountRulesQuery);
  return (
    <FormField
      label="New password"
      hint={`At least ${data?.passwordMinLength ?? LEAST} characters`}
      type="password"
      autoComplete="new-password"
      {...props}
      name={'password' as Path<T>}
    />
  );
}

/** A code for the second step, from an app or from those kept for recovery. */
export function CodeField<T extends { code?: string | undefined }>(props: KnownFieldProps<T>) {
  return (
    <FormField
      label="Code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      {...props}
      name={'code' as Path<T>}
    />
  );
}
