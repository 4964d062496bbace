import type { Path } from 'react-hook-form';
import { type Form, FormField } from '../../shared/ui/form';
import * as texts from './texts';

interface CurrentPasswordProps<T extends WithCurrent> {
  form: Form<T>;
  className?: string;
}

interface WithCurrent {
  current?: string | undefined;
}

/** Asks for the password that the account has, before something about it is changed. */
export function CurrentPassword<T extends WithCurrent>(props: CurrentPasswordProps<T>) {
  return (
    <FormField
      {...props}
      name={'current' as Path<T>}
      label={texts.currentPassword}
      type="password"
      autoComplete="current-password"
    />
  );
}
