import { type LoginRequest, LoginRequestSchema } from '@casewright/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Button } from '../../shared/ui/button';
import { Field } from '../../shared/ui/field';
import { Input } from '../../shared/ui/input';
import { PasswordInput } from '../../shared/ui/password-input';
import { showFailure } from '../../shared/ui/show-failure';
import { useLogin } from './auth-api';
import { Refused } from './refused';
import { ForgottenPassword } from './reset/forgotten-password';
import { SecondStepForm } from './second-step/second-step-form';
import * as texts from './texts';

export function LoginForm() {
  const form = useForm<LoginRequest>({
    resolver: zodResolver(LoginRequestSchema),
    defaultValues: { email: '', password: '' },
  });
  const login = useLogin();
  const submit = form.handleSubmit((input) =>
    login.mutate(input, { onError: (error) => showFailure(error, texts.loginFailed, form) }),
  );

  const [ended, setEnded] = useState<Error>();

  if (login.data && 'secondStep' in login.data) {
    const goBack = (why?: Error) => {
      setEnded(why);
      login.reset();
    };
    return <SecondStepForm step={login.data.secondStep} onBack={goBack} />;
  }
  const error = login.error ?? (login.isIdle ? ended : null);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <LoginFields form={form} />
      {error ? <Refused error={error} title={texts.loginFailed} /> : null}
      <Button type="submit" size="lg" pendingText={login.isPending && texts.loggingIn}>
        {texts.login}
      </Button>
      <ForgottenPassword />
    </form>
  );
}

function LoginFields({ form }: { form: UseFormReturn<LoginRequest> }) {
  const { register } = form;
  const { errors } = form.formState;
  return (
    <>
      <Field label={texts.email} error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
          />
        )}
      </Field>
      <Field label={texts.password} error={errors.password?.message}>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
    </>
  );
}
