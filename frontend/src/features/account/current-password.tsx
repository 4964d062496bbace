import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../shared/ui/field';
import { PasswordInput } from '../../shared/ui/password-input';
import * as texts from './texts';

interface CurrentPasswordProps {
  input: UseFormRegisterReturn;
  error: string | undefined;
  className?: string;
}

/** Asks for the password that the account has, before something about it is changed. */
export function CurrentPassword({ input, error, className }: CurrentPasswordProps) {
  return (
    <Field label={texts.currentPassword} error={error} className={className}>
      {(control) => <PasswordInput {...control} {...input} autoComplete="current-password" />}
    </Field>
  );
}
