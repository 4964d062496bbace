import type { SignupRequest } from '@casewright/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { PasswordInput } from '../../../shared/ui/password-input';

export function SignupFields({ form }: { form: UseFormReturn<SignupRequest> }) {
  const { register } = form;
  const { errors } = form.formState;
  return (
    <>
      <Field label="Full name" error={errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} autoComplete="name" />}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
          />
        )}
      </Field>
      <Field label="Law firm/company" optional error={errors.company?.message}>
        {(control) => <Input {...control} {...register('company')} autoComplete="organization" />}
      </Field>
      <Field label="Password" hint="At least 6 characters" error={errors.password?.message}>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="new-password" />
        )}
      </Field>
    </>
  );
}
